/** What an instructor says of a hand-in, the mark for it, and points in the place of those of the checks. */

import { and, eq, gte } from 'drizzle-orm';
import * as contract from '@/src/contract/classroom';
import type { GivenPoints } from '@/src/contract/marks';
import * as sent from '@/src/contract/sent/classroom';
import { handIns } from '../../database/schema/classroom';
import { notFound, ok, refuse } from '../../http/answer';
import { jsonCommand } from '../../http/endpoint';
import { assignmentFor, handedInById } from '../access';
import { type Outline, outlinesOf } from '../parts';
import { NO_ATTEMPT } from './attempts';
import { isWorth } from './scores';

const NOTHING_THERE = refuse(
  422,
  'Points are given for a task or a question that the assignment does not have: load the page again.',
);

/** Points for what the assignment asks no longer: they stay with what was handed in of it. */
function ofOthers(parts: readonly Outline[], given: GivenPoints): GivenPoints {
  return Object.fromEntries(
    Object.entries(given).filter(([key, one]) => !isWorth(parts, { [key]: one })),
  );
}

/**
 * PUT: gives feedback, a mark and points to what a learner handed in, in the place of those before. They
 * stay when the learner hands in again, and say of which attempt they are. The learner sees them once that
 * attempt is given back.
 */
export const giveFeedback = jsonCommand(
  contract.giveFeedback,
  sent.giveFeedback,
  { limit: 'classroom' },
  async ({ db, member, params: { id, learner }, body: { mark, feedback, attempt, points } }) => {
    const seen = await assignmentFor(db, id, member.id);
    if (seen?.part !== 'instructor') return notFound('assignment');
    if (points && !isWorth(outlinesOf(seen), points)) return NOTHING_THERE;
    const isIt = and(eq(handIns.assignmentId, id), handedInById(learner));
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select({ points: handIns.points })
        .from(handIns)
        .where(and(isIt, gte(handIns.times, attempt)))
        .for('no key update');
      if (!row) return (await tx.$count(handIns, isIt)) > 0 ? NO_ATTEMPT : notFound('hand-in');
      const given = points ? { ...ofOthers(outlinesOf(seen), row.points), ...points } : row.points;
      const isNothing = mark === '' && feedback === '' && Object.keys(given).length === 0;
      const saidOf = isNothing ? null : attempt;
      await tx.update(handIns).set({ mark, feedback, points: given, saidOf }).where(isIt);
      return ok({ mark, feedback });
    });
  },
);
