/** Weights, price changes and indices as they are read. */
import { formatNumber, plainNumber } from '../calculator/numbers';

/** Why the figures of a column may not come to the total below them. */
export const HOW_ROUNDED =
  'What each category adds is rounded by itself, and the total is that of the unrounded figures.';

/** A weight, given in hundredths of a percent: 1370 is `13.70 %`. */
export function weightSaid(weight: number): string {
  return `${formatNumber(weight / 100, 2)} %`;
}

/** A change, given in hundredths of a percent, with its sign: 600 is `+6 %`. */
export function changeSaid(change: number): string {
  return `${change > 0 ? '+' : ''}${plainNumber(change / 100)} %`;
}

/** A contribution in percentage points, with its sign. What rounds to nothing has none. */
export function pointsSaid(points: number): string {
  const said = formatNumber(points, 2);
  return points > 0 && /[1-9]/.test(said) ? `+${said}` : said;
}

/** An index: one decimal. */
export function indexSaid(index: number): string {
  return formatNumber(index, 1);
}

/** A rate in percent: two decimals. */
export function rateSaid(rate: number): string {
  return `${formatNumber(rate, 2)} %`;
}

/** How a basket's cost moved in a year, as the end of a sentence: `costs 4.09 % more than a year before`. */
export function costSaid(rate: number): string {
  if (rate === 0) return 'costs as much as a year before';
  return `costs ${rateSaid(Math.abs(rate))} ${rate > 0 ? 'more' : 'less'} than a year before`;
}
