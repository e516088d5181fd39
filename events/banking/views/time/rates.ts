/** The rates that a central bank sets, day by day, with the loans that were made on each day. */
import type { BankingRound } from '../../board/rules';
import { type RatesOfDay, ratesOn } from './reserves';

/**
 * The rates of every day of a line, as it ended or as far as it has gone, with what was lent on it; none
 * where no days pass.
 *
 * @param rounds the rounds of a line, in order, the first of them the position that it starts from
 */
export function ratesByDay(rounds: readonly BankingRound[]): readonly RatesOfDay[] {
  const days: RatesOfDay[] = [];
  let first = 0;
  for (const [place, round] of rounds.entries()) {
    const day = round.book.clock?.day;
    const isLast = rounds[place + 1]?.book.clock?.day !== day;
    if (day === undefined || !isLast) continue;
    // The round that begins a day is the one that the day's loans are made after.
    days.push(ratesOn(day, round, rounds.slice(first, place + 1)));
    first = place;
  }
  return days;
}
