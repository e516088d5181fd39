/**
 * Laspeyres’ index of a basket, chained year by year. Weights and price changes are whole hundredths
 * of a percent, so that a year's rate is a whole number too and only the chain is ever rounded.
 */
import { WHOLE } from './basket';

/** A year as it is entered. */
export interface Year {
  /** The shares of spending with which the year begins. They come to 10,000. */
  readonly weights: readonly number[];
  /** How much each price changed in the year, in hundredths of a percent: 500 is 5 % dearer. */
  readonly changes: readonly number[];
}

/** A year as it is worked out. */
export interface WorkedYear extends Year {
  /** 100 at the beginning of the first year. */
  readonly index: number;
  /** The rise of the index within the year, in percent. */
  readonly rate: number;
}

/** How much a price may fall and rise in a year, in hundredths of a percent. */
export const MIN_CHANGE = -9_900;
export const MAX_CHANGE = 100_000;

/** The index at the beginning. */
export const BASE = 100;

/** A hundredth of a percent of a hundredth of a percent, counted in percent. */
const IN_PER_CENT = 1_000_000;

/** Whether these can be the price changes of a year with so many categories. */
export function areChanges(candidate: readonly number[], categories: number): boolean {
  return (
    candidate.length === categories &&
    candidate.every(
      (change) => Number.isInteger(change) && change >= MIN_CHANGE && change <= MAX_CHANGE,
    )
  );
}

/** What each category adds to the year's rate, in percentage points: weight times price change. */
export function contributions({ weights, changes }: Year): readonly number[] {
  return weights.map((weight, index) => (weight * (changes[index] ?? 0)) / IN_PER_CENT);
}

/** The rise of the basket's cost in the year, in percent. It cannot fall short of the least change. */
export function rateOf(year: Year): number {
  return parts(year) / IN_PER_CENT;
}

/** The basket's cost at the end of the year as a multiple of its cost at the beginning. */
export function factorOf(year: Year): number {
  return (WHOLE * WHOLE + parts(year)) / (WHOLE * WHOLE);
}

/** Every product of a weight and a price change is a whole number, and so is their sum. */
function parts({ weights, changes }: Year): number {
  return weights.reduce((sum, weight, index) => sum + weight * (changes[index] ?? 0), 0);
}

/** The years one after another: each multiplies the index that the year before has left. */
export function chained(years: readonly Year[]): readonly WorkedYear[] {
  let index = BASE;
  return years.map((year) => {
    index *= factorOf(year);
    return { ...year, index, rate: rateOf(year) };
  });
}

/** The mean yearly rate over all the years, in percent; null before there is one. */
export function meanRate(years: readonly WorkedYear[]): number | null {
  const last = years.at(-1);
  if (last === undefined) return null;
  return 100 * Math.expm1(Math.log(last.index / BASE) / years.length);
}
