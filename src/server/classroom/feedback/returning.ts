/** Giving what was handed in back to its learner, and whether they looked at it. */

import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/feedback';
import * as sent from '@/src/contract/sent/feedback';
import type { Database } from '../../database/database';
import { handIns } from '../../database/schema/classroom';
import { type Answer, notFound, ok } from '../../http/answer';
import { command, jsonCommand } from '../../http/endpoint';
import { forgetFeedback, notifyOfFeedback } from '../../notifications/notify';
import { assignmentFor } from '../access';
import { NO_ATTEMPT } from './attempts';
import { handInSeenBy, handInSeenBySeat, type SeenHandIn } from './seenHandIn';

/**
 * PUT: gives it back, or takes that back. What is said of the attempt and of those before it is the
 * learner’s to read from then on; what is said of a later one waits until that is given back as well.
 */
export const returnHandIn = jsonCommand(
  contract.returnHandIn,
  sent.returnHandIn,
  { limit: 'classroom' },
  async ({ db, member, params, body: { attempt, isReturned } }) => {
    const handIn = await handInSeenBy(db, member.id, params);
    if (typeof handIn === 'string') return notFound(handIn);
    if (handIn.teacherId === null) return notFound('assignment');
    const isIt = eq(handIns.id, handIn.id);
    return db.transaction(async (tx) => {
      const change = isReturned
        ? { returnedOf: attempt, returnedAt: sql`now()`, lookedAt: null }
        : { returnedOf: null, returnedAt: null, lookedAt: null };
      const isThere = isReturned ? and(isIt, gte(handIns.times, attempt)) : isIt;
      const [row] = await tx
        .update(handIns)
        .set(change)
        .where(isThere)
        .returning({ at: handIns.returnedAt, learnerId: handIns.learnerId });
      // A seat has no notifications: the page of its class marks what is new.
      if (row && row.learnerId !== null) {
        const { learnerId } = row;
        if (isReturned) await notifyOfFeedback(tx, params.id, [learnerId]);
        else await forgetFeedback(tx, { assignmentId: params.id, learnerId });
      }
      if (!isReturned) return ok({ isReturned, at: null });
      return row?.at ? ok({ isReturned, at: row.at.toISOString() }) : NO_ATTEMPT;
    });
  },
);

/** PUT: gives all submissions to an assignment back of which the last attempt has a mark, points or feedback. */
export const returnAllMarked = command(
  contract.returnAllMarked,
  { limit: 'classroom' },
  async ({ db, member, params: { id } }) => {
    const seen = await assignmentFor(db, id, member.id);
    if (seen?.part !== 'instructor') return notFound('assignment');
    const isMarked = gte(handIns.saidOf, handIns.times);
    const isWaiting = sql`coalesce(${handIns.returnedOf}, 0) < ${handIns.times}`;
    return db.transaction(async (tx) => {
      const returned = await tx
        .update(handIns)
        .set({ returnedOf: handIns.times, returnedAt: sql`now()`, lookedAt: null })
        .where(and(eq(handIns.assignmentId, id), isMarked, isWaiting))
        .returning({ learnerId: handIns.learnerId });
      await notifyOfFeedback(
        tx,
        id,
        returned.flatMap(({ learnerId }) => learnerId ?? []),
      );
      return ok({ returned: returned.length });
    });
  },
);

/** Notes that a learner looked; the first time counts. Whoever teaches is no learner, whatever they look at. */
async function noteLook(
  db: Database,
  handIn: SeenHandIn | 'assignment' | 'hand-in',
): Promise<Answer<Record<string, never>>> {
  if (typeof handIn === 'string') return notFound(handIn);
  if (handIn.teacherId !== null) return notFound('hand-in');
  await db
    .update(handIns)
    .set({ lookedAt: sql`now()` })
    .where(and(eq(handIns.id, handIn.id), isNotNull(handIns.returnedOf), isNull(handIns.lookedAt)));
  return ok({});
}

/** PUT: that a learner looked at what was given back. */
export const lookAtReturned = command(
  contract.lookAtReturned,
  { limit: 'classroom' },
  async ({ db, member, params: { id } }) =>
    noteLook(db, await handInSeenBy(db, member.id, { id, learner: member.id })),
);

/** PUT: that a seat looked at what was given back. */
export const lookAtReturnedFromSeat = command(
  contract.lookAtReturnedFromSeat,
  { limit: 'classroom' },
  async ({ db, seat, params: { assignment } }) =>
    noteLook(db, await handInSeenBySeat(db, seat, assignment)),
);
