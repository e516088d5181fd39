/** What moved reserves, day by day. */
import type { Cents } from '../../../money';
import type { BankingRound } from '../../board/rules';
import { bankReserves, type Factor, factorsBetween } from '../../ledger/factors';

/** What moved reserves on one day. */
export interface DayFactors {
  readonly day: number;
  /** What banks held as the day began and as it ended, or so far. Cents. */
  readonly opening: Cents;
  readonly closing: Cents;
  readonly factors: readonly Factor[];
}

/**
 * The factors of every day of a line, the last one as far as it has gone; none where no days pass.
 *
 * @param rounds the rounds of a line, in order, the first of them the position that it starts from
 */
export function factorsByDay(rounds: readonly BankingRound[]): readonly DayFactors[] {
  const days: DayFactors[] = [];
  let [first] = rounds;
  for (const [index, round] of rounds.entries()) {
    const day = round.book.clock?.day;
    const next = rounds[index + 1];
    if (!first || day === undefined) continue;
    if (next && next.book.clock?.day === day) continue;
    // The end of a day books its interest: it is the day's own last factor.
    const last = next ?? round;
    days.push({
      day,
      opening: bankReserves(first),
      closing: bankReserves(last),
      factors: factorsBetween(first, last),
    });
    first = last;
  }
  return days;
}
