/** A loan market: the loans made, by rate, and the rate at which half of their volume was reached. */

import { type BasisPoints, type Cents, share } from '../../../money';
import type { MarketInstrument } from '../../ledger/instruments';
import type { Round } from '../../ledger/state';

/** The loans made at one rate. */
interface LoanRow {
  readonly rate: BasisPoints;
  /** How many. */
  readonly occurences: number;
  /** Their share of all loans by number, in percent to two decimals. */
  readonly transactionPercentage: number;
  readonly volume: Cents;
  /** The volume at this rate and all lower ones, in cents. */
  readonly cumulativeFrequency: Cents;
}

export interface LoanData {
  /** The rate at which cumulative volume first reaches half; null when no loan was made. */
  readonly volumeWeightedMedian: BasisPoints | null;
  /** In rising order of rate. */
  readonly rows: readonly LoanRow[];
}

/**
 * The loans of an instrument that these rounds made, repaid ones too, each at its
 * original amount.
 *
 * @param rounds what each event made, in any order: a setting or a note that stands
 * for the round it belongs to has none of that round's loans
 */
export function loanDataOf(
  rounds: readonly Round<unknown>[],
  instrument: MarketInstrument,
): LoanData {
  const byRate = new Map<BasisPoints, { occurences: number; volume: Cents }>();
  let count = 0;
  let total = 0;
  for (const { postings } of rounds) {
    for (const { claim, delta, notation } of postings) {
      if (claim.kind !== 'credit' || claim.instrument !== instrument) continue;
      if (notation !== 'issuance') continue;
      const row = byRate.get(claim.interestRate) ?? { occurences: 0, volume: 0 };
      byRate.set(claim.interestRate, {
        occurences: row.occurences + 1,
        volume: row.volume + delta,
      });
      count += 1;
      total += delta;
    }
  }
  let cumulative = 0;
  let median: BasisPoints | null = null;
  const rows = [...byRate]
    .sort(([one], [other]) => one - other)
    .map(([rate, { occurences, volume }]) => {
      cumulative += volume;
      // Half of the total, without doubling a sum that may be near the largest exact one.
      if (median === null && cumulative >= total - cumulative) median = rate;
      const hundredths = share(10_000, occurences, count);
      return {
        rate,
        occurences,
        transactionPercentage: hundredths / 100,
        volume,
        cumulativeFrequency: cumulative,
      };
    });
  return { volumeWeightedMedian: median, rows };
}
