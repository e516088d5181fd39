/** What a learner handed in to an assignment, whole, as its pages show it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { handIns, seats } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { handedInById, type SeenAssignment } from './access';
import { tellsAnswers } from './answersShown';
import { isLate } from './dates';
import { openOf, saidIn } from './feedback/open';
import { boardsSummary, outlinesOf, type WorkByPart, workForLearner } from './parts';
import type { HandedIn } from './table';

/** What a learner handed in, with its logs. */
export interface HandInDetails extends HandedIn {
  readonly handInId: string;
  readonly learner: string;
  /** What was done of each part, by its id. */
  readonly work: WorkByPart;
}

/**
 * What a learner handed in to an assignment.
 *
 * @param learnerId of somebody with an account, or of a seat: no id is both
 * @param viewerId who looks: the learner, or the instructor if the assignment is seen as such
 * @returns null where there is nothing, or it is somebody else’s
 */
export async function handInOf(
  db: Database,
  seen: SeenAssignment,
  learnerId: string,
  viewerId: string,
): Promise<HandInDetails | null> {
  const { id, due, part } = seen;
  if (part !== 'instructor' && learnerId !== viewerId) return null;
  const [row] = await db
    .select({
      found: handIns,
      learner: sql<string>`coalesce(${users.name}, ${seats.name})`,
    })
    .from(handIns)
    .leftJoin(users, eq(users.id, handIns.learnerId))
    .leftJoin(seats, eq(seats.id, handIns.seatId))
    .where(and(eq(handIns.assignmentId, id), handedInById(learnerId)));
  if (!row) return null;
  const { found, learner } = row;
  const { id: handInId, handedInAt, times, returnedOf, returnedAt, lookedAt, notes } = found;
  const tells = tellsAnswers(seen, { times, returnedOf });
  const work = part === 'instructor' ? found.work : workForLearner(found.work, tells);
  return {
    handInId,
    handedInAt,
    times,
    returnedOf,
    returnedAt,
    lookedAt,
    notes,
    ...(part === 'instructor' ? saidIn(found) : openOf(found)),
    ...boardsSummary(outlinesOf(seen), work),
    work,
    isLate: isLate(handedInAt, due),
    learner,
  };
}
