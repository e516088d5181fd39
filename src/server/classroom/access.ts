/** Who may see which class and which assignment: its instructor and its learners, those without an account among them, and nobody else. */
import { and, eq, exists, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  assignments,
  classes,
  classInstructors,
  classMembers,
  handIns,
} from '../database/schema/classroom';
import type { Seat } from './seats/seat';

/** What somebody is in a class. */
export type Part = 'instructor' | 'learner';

/** A learner: somebody with an account, or a seat. What is one’s is never the other’s. */
export interface LearnerKey {
  readonly kind: 'member' | 'seat';
  readonly id: string;
}

/** Of hand-ins, those of a learner. */
export function handedInBy({ kind, id }: LearnerKey) {
  return eq(kind === 'seat' ? handIns.seatId : handIns.learnerId, id);
}

/** Of hand-ins, those of whom an address names: somebody with an account, or a seat. No id is both. */
export function handedInById(learnerId: string) {
  return or(eq(handIns.learnerId, learnerId), eq(handIns.seatId, learnerId));
}

type ClassRow = typeof classes.$inferSelect;
type AssignmentRow = typeof assignments.$inferSelect;

/** A class, and what the one who looks at it is in it. */
export interface SeenClass extends ClassRow {
  readonly part: Part;
  /** Whether they made it: whoever teaches it beside them may do all but delete it and say who else does. */
  readonly isOwner: boolean;
}

/** An assignment with its class, and what the one who looks at it is in that class. */
export interface SeenAssignment extends AssignmentRow {
  readonly part: Part;
  readonly className: string;
}

const joined = (memberId: string) =>
  and(eq(classMembers.classId, classes.id), eq(classMembers.userId, memberId));

const teachesToo = (memberId: string) =>
  and(eq(classInstructors.classId, classes.id), eq(classInstructors.userId, memberId));

/** Of classes, those that a member teaches: made, or teaches beside whoever did. */
export function taughtBy(db: Database, memberId: string) {
  const beside = db
    .select({ id: classInstructors.classId })
    .from(classInstructors)
    .where(teachesToo(memberId));
  return or(eq(classes.instructorId, memberId), exists(beside));
}

/** What a member is in a class; null where they have nothing to do with it. */
function partIn(
  { instructorId }: Pick<ClassRow, 'instructorId'>,
  { learnerId, besideId }: { readonly learnerId: string | null; readonly besideId: string | null },
  memberId: string,
): Part | null {
  if (instructorId === memberId || besideId !== null) return 'instructor';
  return learnerId === null ? null : 'learner';
}

/** A class, for its instructor and its learners; null for everybody else. */
export async function classFor(
  db: Database,
  id: string,
  memberId: string,
): Promise<SeenClass | null> {
  const [row] = await db
    .select({
      found: classes,
      learnerId: classMembers.userId,
      besideId: classInstructors.userId,
    })
    .from(classes)
    .leftJoin(classMembers, joined(memberId))
    .leftJoin(classInstructors, teachesToo(memberId))
    .where(eq(classes.id, id));
  const part = row ? partIn(row.found, row, memberId) : null;
  const isOwner = row?.found.instructorId === memberId;
  return row && part ? { ...row.found, part, isOwner } : null;
}

/** An assignment, for the instructor and the learners of its class; null for everybody else. */
export async function assignmentFor(
  db: Database,
  id: string,
  memberId: string,
): Promise<SeenAssignment | null> {
  const [row] = await db
    .select({
      found: assignments,
      of: classes,
      learnerId: classMembers.userId,
      besideId: classInstructors.userId,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(classMembers, joined(memberId))
    .leftJoin(classInstructors, teachesToo(memberId))
    .where(eq(assignments.id, id));
  const part = row ? partIn(row.of, row, memberId) : null;
  return row && part ? { ...row.found, className: row.of.name, part } : null;
}

/** The class of a seat; null where it has just gone. */
export async function classOfSeat(db: Database, seat: Seat): Promise<SeenClass | null> {
  const [found] = await db.select().from(classes).where(eq(classes.id, seat.classId));
  return found ? { ...found, part: 'learner', isOwner: false } : null;
}

/** An assignment, for a seat of its class; null for every other. */
export async function assignmentOfSeat(
  db: Database,
  id: string,
  seat: Seat,
): Promise<SeenAssignment | null> {
  const [row] = await db
    .select({ found: assignments, of: classes })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(eq(assignments.id, id), eq(assignments.classId, seat.classId)));
  return row ? { ...row.found, className: row.of.name, part: 'learner' } : null;
}

/** The class that an assignment belongs to; null where there is no such assignment. */
export async function classIdOf(db: Database, assignmentId: string): Promise<string | null> {
  const [row] = await db
    .select({ classId: assignments.classId })
    .from(assignments)
    .where(eq(assignments.id, assignmentId));
  return row?.classId ?? null;
}
