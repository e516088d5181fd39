/** What moved reserves day by day, and the day's trades beside the rates that the central bank sets. */
import type { BasisPoints, Cents } from '../../../money';
import type { BankingRound } from '../../board/rules';
import type { AdministeredRate } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { bankReserves, type Factor, factorsBetween } from '../../ledger/factors';
import type { CreditInstrument } from '../../ledger/instruments';

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
  for (const [place, round] of rounds.entries()) {
    const day = round.book.clock?.day;
    const next = rounds[place + 1];
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

/** The rates as they stand at the end of a line, and what was traded on its day so far; null where no days pass. */
export function ratesOfDay(rounds: readonly BankingRound[]): RatesOfDay | null {
  const last = rounds.at(-1);
  const day = last?.book.clock?.day;
  return last && day !== undefined ? ratesOn(day, last, rounds) : null;
}

/** The same of a line whose last round is of this day. */
export function ratesOn(
  day: number,
  last: BankingRound,
  rounds: readonly BankingRound[],
): RatesOfDay {
  const trades = rounds
    .slice(1)
    // Days only go on: what comes after a round of the day is of the day too.
    .filter((_, place) => rounds[place]?.book.clock?.day === day)
    .flatMap(({ postings }) => postings)
    .flatMap(({ claim, delta, notation }): readonly Trade[] => {
      if (claim.kind !== 'credit' || notation !== 'issuance') return [];
      if (!CREDITS[claim.instrument].isAtAdministeredRates) return [];
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
