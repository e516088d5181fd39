/** Where the pages of classes and assignments are. */

import { downloadCartridge, downloadGradebook, downloadTable } from '@/src/contract/classroom';
import { addressOf } from '@/src/contract/endpoint';
import { writtenCode } from '@/src/contract/joinCode';
import { FIRST_PART } from '@/src/contract/parts';

/** The page of all classes. */
export const CLASSES = '/community/classes';

/** The page of a class. */
export function classPath(id: string): string {
  return `${CLASSES}/${id}`;
}

/** The page on which a class is given an assignment. */
export function assignPath(classId: string): string {
  return `${classPath(classId)}/assign`;
}

/** The page on which one types the code of a class. */
const JOIN = '/community/join';

/** The page to which the code of a class leads, and its join link. */
export function joinPath(code: string): string {
  return `${JOIN}/${writtenCode(code)}`;
}

/** The part of the page of a class about the seat that one has there. */
export function seatPath(classId: string): string {
  return `${classPath(classId)}#seat`;
}

/** What a join link says to somebody who types: the page to go to, and the code. */
export function typedFrom(link: string): { readonly page: string; readonly code: string } {
  const { host, pathname } = new URL(link);
  return { page: `${host}${JOIN}`, code: pathname.slice(JOIN.length + 1) };
}

/** The page of an assignment. */
export function assignmentPath(id: string): string {
  return `/community/assignments/${id}`;
}

/** The page on which an assignment is changed. */
export function editPath(id: string): string {
  return `${assignmentPath(id)}/edit`;
}

/** The page of what a learner handed in. */
export function handInPath(assignmentId: string, learnerId: string): string {
  return `${assignmentPath(assignmentId)}/hand-ins/${learnerId}`;
}

/** The same with the board of a part, where it is not the first. */
export function boardOfHandIn(assignmentId: string, learnerId: string, part: string): string {
  const named = part === FIRST_PART ? '' : `?part=${encodeURIComponent(part)}`;
  return `${handInPath(assignmentId, learnerId)}${named}`;
}

/** The marks of a class in the columns of another system. */
export function gradebookPath(classId: string, system: 'canvas' | 'moodle'): string {
  return addressOf(downloadGradebook, { params: { id: classId }, query: { for: system } });
}

/** The assignments of a class as links for another platform. */
export function cartridgePath(classId: string): string {
  return addressOf(downloadCartridge, { params: { id: classId } });
}

/** The table of a class as a file, or the part of it that is one assignment’s. */
export function tablePath(classId: string, assignmentId?: string): string {
  return addressOf(downloadTable, { params: { id: classId }, query: { assignment: assignmentId } });
}
