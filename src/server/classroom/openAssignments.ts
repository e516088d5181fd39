/** The assignments about a board, for the board itself: of whoever is signed in, and of the seats that a browser shows. */
import { inArray } from 'drizzle-orm';
import { firstMoves } from '@/events/timeline/prefixMatch';
import type { AnyEvent } from '@/events/world/board';
import * as contract from '@/src/contract/handIn';
import { isBoardPart } from '@/src/contract/parts';
import { seatAssignments as seatAssignmentsContract } from '@/src/contract/seats';
import type { Database } from '../database/database';
import { assignments } from '../database/schema/classroom';
import { isSecure } from '../http/address';
import { ok, refuse } from '../http/answer';
import { query } from '../http/endpoint';
import type { LearnerKey } from './access';
import { assignmentsFor, type OwnAssignment } from './assignmentLists';
import { isAbout, isOnBoard, readKeptLog } from './boards';
import { isOpen } from './dates';
import { boardsOf, isBoardWork } from './parts';
import { seatsOf } from './seats/seat';
import { countMet } from './table';

/** How many moves of a scenario a list tells: enough to see where most lines leave it, and an answer of a bounded size. */
const MOVES_TOLD = 200;

/** So many assignments’ moves are remembered. */
const MAX_KNOWN = 500;

/** The moves of the parts of an assignment, by their ids. */
type Starts = ReadonlyMap<string, readonly AnyEvent[]>;

/** Moves already read, by the assignments’ ids and revisions: what the boards of a revision start from never changes, and is long to read. */
const knownStarts = new Map<string, Starts>();

const keyOf = ({ id, revision }: Pick<OwnAssignment, 'id' | 'revision'>) => `${id} ${revision}`;

/** The first moves of what the boards of assignments start from, by the ids of the assignments; none for a plain board. */
async function startsOf(
  db: Database,
  wanted: readonly Pick<OwnAssignment, 'id' | 'revision'>[],
): Promise<ReadonlyMap<string, Starts>> {
  const known = wanted.flatMap((one) => {
    const starts = knownStarts.get(keyOf(one));
    return starts ? [[one.id, starts] as const] : [];
  });
  const found = new Map(known);
  const rows = await db
    .select({ id: assignments.id, revision: assignments.revision, parts: assignments.parts })
    .from(assignments)
    .where(
      inArray(
        assignments.id,
        wanted.map(({ id }) => id).filter((id) => !found.has(id)),
      ),
    );
  for (const { id, revision, parts } of rows) {
    const starts = new Map(
      boardsOf({ parts }).map((one) => [
        one.id,
        firstMoves(readKeptLog(one.startLog).events, MOVES_TOLD),
      ]),
    );
    found.set(id, starts);
    if (knownStarts.size >= MAX_KNOWN) knownStarts.clear();
    knownStarts.set(keyOf({ id, revision }), starts);
  }
  return found;
}

const NO_BOARD = refuse(400, '“lesson” must be the number of a lesson, sandbox or bills.');

const isBoard = (lesson: string) => /^(?:\d{1,4}|sandbox|bills)$/.test(lesson);

/** The assignments of a learner that are about a board, as they are told to it. */
async function aboutBoard(db: Database, learner: LearnerKey, lesson: string) {
  const found = await assignmentsFor(db, learner, isAbout(lesson));
  const starts = await startsOf(db, found);
  return found
    .filter((one) => isOpen(one))
    .flatMap(({ id, title, className, due, parts, work, handedIn }) =>
      parts.filter(isBoardPart).flatMap(({ id: part, title: partTitle, board, tasks }) => {
        if (!isOnBoard({ board }, lesson)) return [];
        const done = work[part];
        return {
          id,
          title,
          className,
          part,
          partTitle: parts.length > 1 ? partTitle : null,
          due: due?.toISOString() ?? null,
          tasks: tasks.length,
          lastTask: Math.max(-1, ...tasks.map(({ index }) => index)) + 1,
          handedIn: handedIn && isBoardWork(done) ? { ...handedIn, met: countMet(done) } : null,
          start: (starts.get(id)?.get(part) ?? []).map((event) => ({ ...event })),
        };
      }),
    );
}

/** Those to be handed in first. */
function openFirst<One extends { readonly handedIn: object | null }>(found: readonly One[]): One[] {
  return [
    ...found.filter(({ handedIn }) => !handedIn),
    ...found.filter(({ handedIn }) => handedIn),
  ];
}

/** GET: the assignments of whoever asks that are about a board, which `lesson` names: those to be handed in first. */
export const openAssignments = query(
  contract.openAssignments,
  async ({ db, member, query: { lesson = '' } }) => {
    if (!isBoard(lesson)) return NO_BOARD;
    const found = await aboutBoard(db, { kind: 'member', id: member.id }, lesson);
    return ok({ assignments: openFirst(found) });
  },
);

/** GET: the same of all seats that the browser shows; none where it shows no seat. */
export const seatAssignments = query(
  seatAssignmentsContract,
  async ({ db, request: { cookies, headers }, query: { lesson = '' } }) => {
    if (!isBoard(lesson)) return NO_BOARD;
    const shown = await seatsOf(db, cookies, isSecure(headers));
    const found = await Promise.all(
      shown.map(async ({ id, classId, name }) =>
        (await aboutBoard(db, { kind: 'seat', id }, lesson)).map((one) => ({
          ...one,
          classId,
          seat: name,
        })),
      ),
    );
    return ok({ seats: shown.length, assignments: openFirst(found.flat()) });
  },
);
