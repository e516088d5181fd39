/** Loan markets as bars: the volume at each rate, what it adds up to, and where half of it is reached. */

import type { LoanData } from '@/events/banking/views/records/loanData';
import { type BasisPoints, type Cents, percent, percentFigure } from '@/events/money';

/** A bar: the loans at one rate or, where there are very many rates, at a few neighbouring ones. */
export interface RateBar {
  readonly label: string;
  /** Cents. */
  readonly volume: Cents;
  /** The volume at these rates and all lower ones, in cents. */
  readonly cumulative: Cents;
  readonly isMedian: boolean;
}

/**
 * The bars of a market, in rising order of rate.
 *
 * @param most how many bars there is room for; beyond it, neighbours share one
 */
export function rateBars({ rows, volumeWeightedMedian }: LoanData, most: number): RateBar[] {
  const size = Math.max(1, Math.ceil(rows.length / most));
  const bars: RateBar[] = [];
  for (let start = 0; start < rows.length; start += size) {
    const members = rows.slice(start, start + size);
    const [lowest, highest] = [members[0], members.at(-1)];
    if (!lowest || !highest) continue;
    const isOne = lowest === highest;
    bars.push({
      label: isOne
        ? percent(lowest.rate)
        : `${percentFigure(lowest.rate)}–${percent(highest.rate)}`,
      volume: members.reduce((sum, { volume }) => sum + volume, 0),
      cumulative: highest.cumulativeFrequency,
      isMedian: members.some(({ rate }) => rate === volumeWeightedMedian),
    });
  }
  return bars;
}

/** The volume of all loans of a market, in cents. */
export function volumeOf({ rows }: LoanData): Cents {
  return rows.at(-1)?.cumulativeFrequency ?? 0;
}

/**
 * The repo median less the fed funds median, in basis points; null while either
 * market has no loan.
 */
export function spreadOf(fedFunds: LoanData, repos: LoanData): BasisPoints | null {
  const [unsecured, secured] = [fedFunds.volumeWeightedMedian, repos.volumeWeightedMedian];
  return unsecured === null || secured === null ? null : secured - unsecured;
}

/** A difference of two rates as a sentence says it: `−1.50 percentage points`. */
export function percentagePoints(difference: BasisPoints): string {
  const size = percentFigure(Math.abs(difference));
  const unit = Math.abs(difference) === 100 ? 'percentage point' : 'percentage points';
  return `${difference < 0 ? '−' : ''}${size} ${unit}`;
}
