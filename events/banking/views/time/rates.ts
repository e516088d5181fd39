/** The rates that a central bank sets, day by day, with the loans that were made on each day. */
import type { BasisPoints, Cents } from '../../../money';
import type { BankingRound } from '../../board/rules';
import type { AdministeredRate } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf } from '../../ledger/ends';
import type { CreditInstrument } from '../../ledger/instruments';

/** A loan between banks, or in a facility, as a point beside the administered rates. */
export interface Trade {
  /** The id of the debt that it made. */
  readonly id: number;
  readonly instrument: CreditInstrument;
  readonly borrowerId: number;
  readonly lenderId: number;
  /** Cents. */
  readonly amount: Cents;
  readonly rate: BasisPoints;
}

export interface RatesOfDay {
  readonly day: number;
  readonly rates: Readonly<Partial<Record<AdministeredRate, BasisPoints>>>;
  /** Loans made on it in fed funds, in repo, at the window and in the facility, in order. */
  readonly trades: readonly Trade[];
}

/**
 * The rates of every day of a line, as it ended or as far as it has gone, with what was lent on it; none
 * where no days pass.
 *
 * @param rounds the rounds of a line, in order, the first of them the position that it starts from
 */
export function ratesByDay(rounds: readonly BankingRound[]): readonly RatesOfDay[] {
  const days: RatesOfDay[] = [];
  let first = 0;
  for (const [index, round] of rounds.entries()) {
    const day = round.book.clock?.day;
    const isLast = rounds[index + 1]?.book.clock?.day !== day;
    if (day === undefined || !isLast) continue;
    // The round that begins a day is the one that the day's loans are made after.
    days.push(ratesOn(day, round, rounds.slice(first, index + 1)));
    first = index;
  }
  return days;
}

/** The rates at the end of a day and what was lent on it, from the position before the day to its last round. */
function ratesOn(day: number, last: BankingRound, rounds: readonly BankingRound[]): RatesOfDay {
  const trades = rounds
    .slice(1)
    // Days only go on: what comes after a round of the day is of the day too.
    .filter((_, index) => rounds[index]?.book.clock?.day === day)
    .flatMap(({ postings }) => postings)
    .flatMap(({ claim, delta, notation }): readonly Trade[] => {
      if (claim.kind !== 'credit' || notation !== 'issuance') return [];
      if (!CREDITS[claim.instrument].isMoneyMarket) return [];
      return [
        {
          id: claim.id,
          instrument: claim.instrument,
          borrowerId: debtorOf(claim),
          lenderId: creditorOf(claim),
          amount: delta,
          rate: claim.interestRate,
        },
      ];
    });
  return { day, rates: last.book.rates ?? {}, trades };
}
