/** What an instructor says of a hand-in, and the mark for it. */
import { and, eq, gte } from 'drizzle-orm';
import * as contract from '@/src/contract/classroom';
import * as sent from '@/src/contract/sent/classroom';
import { handIns } from '../database/schema/classroom';
import { notFound, ok, refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { forgetFeedback, notifyOfFeedback } from '../notifications/notify';
import { assignmentFor, handedInById } from './access';

const NO_ATTEMPT = refuse(409, 'There is no such attempt: load the page again and look.');

/**
 * PUT: gives feedback and a mark to what a learner handed in, in the place of those before. They stay
 * when the learner hands in again, and say of which attempt they are.
 */
export const giveFeedback = jsonCommand(
  contract.giveFeedback,
  sent.giveFeedback,
  { limit: 'classroom' },
  async ({ db, member, params: { id, learner }, body: { mark, feedback, attempt } }) => {
    const seen = await assignmentFor(db, id, member.id);
    if (seen?.part !== 'instructor') return notFound('assignment');
    const isIt = and(eq(handIns.assignmentId, id), handedInById(learner));
    const isTakenBack = mark === '' && feedback === '';
    const row = await db.transaction(async (tx) => {
      const [said] = await tx
        .update(handIns)
        .set({ mark, feedback, saidOf: isTakenBack ? null : attempt })
        .where(and(isIt, gte(handIns.times, attempt)))
        .returning({
          mark: handIns.mark,
          feedback: handIns.feedback,
          learnerId: handIns.learnerId,
        });
      // A seat has no notifications: the page of its class marks what is new.
      if (said && said.learnerId !== null) {
        const about = { assignmentId: id, learnerId: said.learnerId };
        if (isTakenBack) await forgetFeedback(tx, about);
        else await notifyOfFeedback(tx, about);
      }
      return said;
    });
    if (row) return ok({ mark: row.mark, feedback: row.feedback });
    return (await db.$count(handIns, isIt)) > 0 ? NO_ATTEMPT : notFound('hand-in');
  },
);
