/** What of the feedback on a hand-in is open to its learner: what was given back. */
import { and, eq, lte, sql } from 'drizzle-orm';
import { handIns } from '../../database/schema/classroom';
import { handInComments } from '../../database/schema/feedback';

type Row = typeof handIns.$inferSelect;

type Said = Pick<Row, 'mark' | 'feedback' | 'points' | 'saidOf'>;

/** Whether what was given is its learner’s to read; null for no. */
const isOpen = sql`${handIns.saidOf} <= ${handIns.returnedOf}`;

/** The mark, as its learner sees it. */
export const openMark = sql<string>`case when ${isOpen} then ${handIns.mark} else '' end`;

/** What was said, as its learner sees it. */
export const openFeedback = sql<string>`case when ${isOpen} then ${handIns.feedback} else '' end`;

/** Points given by hand, as their learner sees them. */
export const openPoints = sql<
  Row['points']
>`case when ${isOpen} then ${handIns.points} else '{}'::jsonb end`;

/** Of comments, those on a hand-in that its learner may read and did not write. */
export const isOpenRemark = and(
  eq(handInComments.handInId, handIns.id),
  eq(handInComments.isLearners, false),
  lte(handInComments.attempt, handIns.returnedOf),
);

/** What was given, as those who teach see it. */
export function saidIn({ mark, feedback, points, saidOf }: Said): Said {
  return { mark, feedback, points, saidOf };
}

/** What was given, as its learner sees it: nothing of an attempt that was not given back. */
export function openOf(row: Said & Pick<Row, 'returnedOf'>): Said {
  const isTheirs = row.saidOf !== null && row.saidOf <= (row.returnedOf ?? 0);
  return isTheirs ? saidIn(row) : { mark: '', feedback: '', points: {}, saidOf: null };
}
