/** A hand-in as somebody sees it who may: those who teach the class, and whoever handed it in. */
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

/** What is known of a hand-in before it is looked into. */
const COLUMNS = {
  id: handIns.id,
  times: handIns.times,
  returnedOf: handIns.returnedOf,
};

/** A hand-in, the assignment it is to, and who looks. */
export interface Looked {
  readonly seen: SeenAssignment;
  readonly id: string;
  readonly times: number;
  /** Up to which attempt its learner may read what is said of it; null for none. */
  readonly returnedOf: number | null;
  /** Whoever teaches and looks; null for the learner whose it is. */
  readonly teacherId: string | null;
}

/**
 * What an address names, for a member.
 *
 * @returns the first thing that is not there, or not open to them, as a refusal names it
 */
export async function lookedAtBy(
  db: Database,
  memberId: string,
  { id, learner }: { readonly id: string; readonly learner: string },
): Promise<Looked | 'assignment' | 'hand-in'> {
  const seen = await assignmentFor(db, id, memberId);
  if (!seen) return 'assignment';
  const isTeacher = seen.part === 'instructor';
  if (!isTeacher && learner !== memberId) return 'hand-in';
  const [row] = await db
    .select(COLUMNS)
    .from(handIns)
    .where(and(eq(handIns.assignmentId, id), handedInById(learner)));
  return row ? { ...row, seen, teacherId: isTeacher ? memberId : null } : 'hand-in';
}

/** What a seat handed in to an assignment of its class. */
export async function lookedAtBySeat(
  db: Database,
  seat: Seat,
  assignmentId: string,
): Promise<Looked | 'assignment' | 'hand-in'> {
  const seen = await assignmentOfSeat(db, assignmentId, seat);
  if (!seen) return 'assignment';
  const isIts = handedInBy({ kind: 'seat', id: seat.id });
  const [row] = await db
    .select(COLUMNS)
    .from(handIns)
    .where(and(eq(handIns.assignmentId, assignmentId), isIts));
  return row ? { ...row, seen, teacherId: null } : 'hand-in';
}
