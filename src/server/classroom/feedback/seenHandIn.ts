/** A hand-in, for those who may see it: whoever teaches the class, and whoever handed it in. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { handIns } from '../../database/schema/classroom';
import {
  assignmentFor,
  assignmentOfSeat,
  handedInBy,
  handedInById,
  type SeenAssignment,
} from '../access';
import type { Seat } from '../seats/seat';

/** What is read of a hand-in: not its work, which is long. */
const COLUMNS = {
  id: handIns.id,
  times: handIns.times,
  returnedOf: handIns.returnedOf,
};

/** A hand-in, the assignment that it is to, and who sees it. */
export interface SeenHandIn {
  readonly assignment: SeenAssignment;
  readonly id: string;
  readonly times: number;
  /** Up to which attempt its learner may read what is said of it; null for none. */
  readonly returnedOf: number | null;
  /** Whoever sees it and teaches the class; null for the learner whose it is. */
  readonly teacherId: string | null;
}

/**
 * The hand-in that an address names, as a member sees it.
 *
 * @returns what is not there or not open to them, in the word that `notFound` takes, where they cannot see it
 */
export async function handInSeenBy(
  db: Database,
  memberId: string,
  { id, learner }: { readonly id: string; readonly learner: string },
): Promise<SeenHandIn | 'assignment' | 'hand-in'> {
  const assignment = await assignmentFor(db, id, memberId);
  if (!assignment) return 'assignment';
  const isTeacher = assignment.part === 'instructor';
  if (!isTeacher && learner !== memberId) return 'hand-in';
  const [row] = await db
    .select(COLUMNS)
    .from(handIns)
    .where(and(eq(handIns.assignmentId, id), handedInById(learner)));
  return row ? { ...row, assignment, teacherId: isTeacher ? memberId : null } : 'hand-in';
}

/** What a seat handed in to an assignment of its class, as the seat sees it; else what `handInSeenBy` gives. */
export async function handInSeenBySeat(
  db: Database,
  seat: Seat,
  assignmentId: string,
): Promise<SeenHandIn | 'assignment' | 'hand-in'> {
  const assignment = await assignmentOfSeat(db, assignmentId, seat);
  if (!assignment) return 'assignment';
  const isIts = handedInBy({ kind: 'seat', id: seat.id });
  const [row] = await db
    .select(COLUMNS)
    .from(handIns)
    .where(and(eq(handIns.assignmentId, assignmentId), isIts));
  return row ? { ...row, assignment, teacherId: null } : 'hand-in';
}
