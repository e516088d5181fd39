/** What the text of this lesson reads of its market beyond the median: sums over a day's loans. */

import { loanDataOf } from '@/events/banking/views/records/loanData';
import { dollars, figure, percent, share } from '@/events/money';
import type { Lesson } from '../../course/lesson';
import { type DemonstrationStep, roundAt, roundsTo } from '../../demonstrated';

interface LentUpToProps {
  readonly lesson: Lesson;
  /** A round of the opening that made a loan: its rate is meant. */
  readonly round: number;
  /** Without the dollar sign, as in a table. */
  readonly plain?: boolean;
}

/** What had been lent by the opening position at the rate of a loan or less. Throws when the round made none. */
export function LentUpTo({ lesson, round, plain = false }: LentUpToProps) {
  const { event } = roundAt({ lesson, round });
  const rate = event?.type === 'getFedFundsLoan' ? event.rate : null;
  const row = loanDataOf(roundsTo({ lesson }), 'Fed Funds').rows.find((one) => one.rate === rate);
  if (!row) throw new Error(`round ${round} of lesson ${lesson.id} made no fed funds loan`);
  const lent = row.cumulativeFrequency;
  return plain ? figure(lent) : dollars(lent);
}

/** The mean rate of all loans made up to the place, each weighted by its amount. Throws where none was made. */
export function WeightedMean(props: DemonstrationStep) {
  const { rows } = loanDataOf(roundsTo(props), 'Fed Funds');
  const lent = rows.reduce((sum, { volume }) => sum + volume, 0);
  if (lent === 0) throw new Error(`lesson ${props.lesson.id}: no fed funds loan was made`);
  const charged = rows.reduce((sum, { volume, rate }) => sum + volume * rate, 0);
  return percent(share(1, charged, lent))
    .replace('.00', '')
    .replace(' ', '\u00a0');
}
