/** The axes of the charts: round figures that can be read off, and where a figure stands between them. */
import { type Cents, figure } from '@/events/money';
import { textWidth } from '@/src/ui/textWidth';

/** A scale of whole numbers: cents, or steps of a line. */
export interface Axis {
  readonly min: number;
  readonly max: number;
  /** In rising order, within the scale; each is a whole number. */
  readonly ticks: readonly number[];
}

/** The least of 1, 2, 5, 10, 20 … that divides a span into at most so many parts. */
function tickStep(span: number, parts: number): number {
  let power = 1;
  while (power * 10 * parts < span) power *= 10;
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step * parts >= span) ?? power;
}

function ticksOf(min: number, max: number, step: number): readonly number[] {
  const first = Math.ceil(min / step);
  const last = Math.floor(max / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * The axis of figures from 0 to at least `most`, ending on a tick.
 *
 * @param most cents, zero or more
 * @param parts how many ticks there may be beside 0
 */
export function moneyAxis(most: Cents, parts: number): Axis {
  // From a dollar up ticks are whole dollars: "0.20" under "0.40" would be read twice.
  const unit = most >= 100 * parts ? 100 : 1;
  const step = tickStep(Math.max(1, Math.ceil(most / unit)), parts) * unit;
  const max = Math.max(1, Math.ceil(most / step)) * step;
  return { min: 0, max, ticks: ticksOf(0, max, step) };
}

/**
 * The axis of the steps of a line. A line of one step has room for another, so
 * that its only point stands at the left.
 *
 * @param parts how many ticks there may be beside the first
 */
export function stepAxis(first: number, last: number, parts: number): Axis {
  const step = tickStep(Math.max(1, last - first), parts);
  return { min: first, max: Math.max(first + 1, last), ticks: ticksOf(first, last, step) };
}

/**
 * The axis of rates that lie close together, in basis points: it begins and ends on ticks around them, not at 0.
 *
 * @param parts how many parts there may be
 */
export function rateAxis(rates: readonly number[], parts: number): Axis {
  const least = Math.min(...rates);
  const most = Math.max(...rates);
  const step = tickStep(Math.max(parts, most - least), parts);
  const min = Math.floor(least / step) * step;
  const max = Math.max(min + step, Math.ceil(most / step) * step);
  return { min, max, ticks: ticksOf(min, max, step) };
}

/** Where a number stands on an axis, from 0 at its beginning to 1 at its end. */
export function placeOn({ min, max }: Axis, value: number): number {
  return (value - min) / (max - min);
}

/** How wide a money axis' longest label is, in ems of the chart's own type. */
export function labelWidth({ ticks }: Axis): number {
  return Math.max(0, ...ticks.map((tick) => textWidth(figure(tick))));
}
