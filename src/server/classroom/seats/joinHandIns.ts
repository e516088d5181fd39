/** Making one hand-in of two to the same assignment, with what was said of both. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { handIns } from '../../database/schema/classroom';
import { handInAttempts, handInComments } from '../../database/schema/feedback';
import { dropOld } from '../feedback/attempts';

/** What of hand-ins is looked at where two become one. */
export const JOINED = {
  id: handIns.id,
  assignmentId: handIns.assignmentId,
  times: handIns.times,
  handedInAt: handIns.handedInAt,
  mark: handIns.mark,
  feedback: handIns.feedback,
  points: handIns.points,
  saidOf: handIns.saidOf,
  returnedOf: handIns.returnedOf,
  returnedAt: handIns.returnedAt,
  lookedAt: handIns.lookedAt,
};

type Row = typeof handIns.$inferSelect;

type Joined = Pick<Row, keyof typeof JOINED>;

/**
 * Has the attempts of two hand-ins follow one another, those of the one that goes first, with the
 * comments on them, and deletes that one. Gives what is kept of the other from then on.
 */
export async function joinHandIns(tx: Database, stays: Joined, goes: Joined) {
  const given = await returnedOfBoth(tx, stays, goes);
  await renumber(tx, stays.id, goes.times);
  const handInId = stays.id;
  await tx.update(handInAttempts).set({ handInId }).where(eq(handInAttempts.handInId, goes.id));
  await tx.update(handInComments).set({ handInId }).where(eq(handInComments.handInId, goes.id));
  await dropOld(tx, handInId);
  await tx.delete(handIns).where(eq(handIns.id, goes.id));
  return { times: stays.times + goes.times, ...saidOfBoth(stays, goes), ...given };
}

/** Counts the attempts of a hand-in after so many others. */
async function renumber(tx: Database, id: string, before: number): Promise<void> {
  const { attempt, handInId } = handInAttempts;
  const isIts = eq(handInId, id);
  // By way of numbers that no attempt has: one after the other is moved, and two are never the same.
  await tx
    .update(handInAttempts)
    .set({ attempt: sql`-(${attempt} + ${before})` })
    .where(isIts);
  await tx
    .update(handInAttempts)
    .set({ attempt: sql`-${attempt}` })
    .where(and(isIts, lt(attempt, 0)));
  await tx
    .update(handInComments)
    .set({ attempt: sql`${handInComments.attempt} + ${before}` })
    .where(eq(handInComments.handInId, id));
}

/** What was said of the one that stays, counted after the attempts of the other; else what was said of that. */
function saidOfBoth(stays: Joined, goes: Joined) {
  const { mark, feedback, points, saidOf } = stays.saidOf === null ? goes : stays;
  const before = stays.saidOf === null ? 0 : goes.times;
  return { mark, feedback, points, saidOf: saidOf === null ? null : saidOf + before };
}

/**
 * Up to which attempt both were given back. Where the one that goes has comments that were not, that
 * is as far as it goes: a learner who brings two together reads nothing before its time.
 */
async function returnedOfBoth(tx: Database, stays: Joined, goes: Joined) {
  const isWaiting = and(
    eq(handInComments.handInId, goes.id),
    gt(handInComments.attempt, goes.returnedOf ?? 0),
  );
  const isOpen = stays.returnedOf !== null && (await tx.$count(handInComments, isWaiting)) === 0;
  const { returnedOf, returnedAt, lookedAt } = isOpen ? stays : goes;
  const before = isOpen ? goes.times : 0;
  return { returnedOf: returnedOf === null ? null : returnedOf + before, returnedAt, lookedAt };
}
