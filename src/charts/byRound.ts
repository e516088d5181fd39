/** A line of rounds as lists with one figure per step, which is what the charts by step draw and list. */

import type { Line } from '@/events/banking/views/line';
import type { Series } from '@/events/banking/views/series';
import type { Cents } from '@/events/money';

/** Which figures are drawn by step. */
export type RoundFigure = 'credit' | 'reserves' | 'privateCredit';

/** One figure per step in each list, in cents; views/figures.ts says what each is. */
export type ByRound = Readonly<Record<RoundFigure, readonly Cents[]>> & {
  /** The number of the first step in the lists. */
  readonly first: number;
  readonly last: number;
};

/**
 * The figures of a line by step. Settings and notes close no round: they stand
 * with the step before them, and change no figure.
 *
 * @param series over the rounds of this very line
 * @param first the number of the step to begin with, 0 or one of the opening's own
 */
export function byRound(line: Line, series: Series, first: number): ByRound {
  const indices: number[] = [];
  line.rounds.forEach(({ count }, index) => {
    const at = count - line.opening - first;
    if (at >= 0) indices[at] = index;
  });
  const listed = (values: readonly Cents[]) => indices.map((index) => values[index] ?? 0);
  return {
    first,
    last: first + indices.length - 1,
    credit: listed(series.credit),
    reserves: listed(series.reserves),
    privateCredit: listed(series.privateCredit),
  };
}

/** The largest of some figures; 0 when there are none. Lists may be long: nothing is spread. */
export function most(lists: readonly (readonly Cents[])[]): Cents {
  return lists.reduce((found, list) => list.reduce((a, b) => Math.max(a, b), found), 0);
}
