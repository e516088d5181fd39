/** Axes for figures of any size and sign: round numbers, as many as there is room for. */

/** A scale of figures that need not be whole. */
export interface FigureAxis {
  readonly min: number;
  readonly max: number;
  /** In rising order, within the scale. */
  readonly ticks: readonly number[];
}

/** One, two or five times a power of ten; kept apart, for 3 × 0.1 is not 0.3 in binary. */
interface Step {
  readonly digit: number;
  readonly power: number;
}

/** The least round step that divides a span into at most so many parts. */
function stepOf(span: number, parts: number): Step {
  const least = span / parts;
  const power = Math.floor(Math.log10(least));
  const digit = [1, 2, 5].find((one) => times(1, { digit: one, power }) >= least);
  return digit === undefined ? { digit: 1, power: power + 1 } : { digit, power };
}

/** So many steps, as exact as a number can be. */
function times(count: number, { digit, power }: Step): number {
  return Number(`${count * digit}e${power}`);
}

function ticksWithin(min: number, max: number, step: Step): readonly number[] {
  const unit = times(1, step);
  const first = Math.ceil(min / unit - 1e-9);
  const last = Math.floor(max / unit + 1e-9);
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) =>
    times(first + index, step),
  );
}

/** The least and the most of some figures; 0 and 1 where there are none. */
export function spanOf(values: readonly number[]): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return least <= most ? [least, most] : [0, 1];
}

/** Figures are close together where the most is less than so many times the least … */
const CLOSE = 1.25;

/** … and differ by more than this part of it: less, and no tick between them would be exact. */
const APART = 1e-6;

/** A span of figures below this is none: its parts would be too small for a number to hold. */
const NO_SPAN = 1e-300;

/**
 * An axis that ends on ticks. It begins at 0 unless the figures lie close together far from it:
 * a curve against a cut axis looks steeper than it is.
 *
 * @param parts how many parts there may be
 */
export function uprightAxis(values: readonly number[], parts: number): FigureAxis {
  const [least, most] = spanOf(values);
  const isClose = least > 0 && most < least * CLOSE && most - least > least * APART;
  const low = isClose ? least : Math.min(0, least);
  const reach = isClose ? most : Math.max(0, most);
  const high = reach - low < NO_SPAN ? low + 1 : reach;
  const step = stepOf(high - low, parts);
  const unit = times(1, step);
  const min = times(Math.floor(low / unit + 1e-9), step);
  const max = times(Math.ceil(high / unit - 1e-9), step);
  return { min, max, ticks: ticksWithin(min, max, step) };
}

/** An axis that ends where the figures do, with round ticks between. */
export function lyingAxis(values: readonly number[], parts: number, whole: boolean): FigureAxis {
  const [least, most] = spanOf(values);
  const max = most - least < NO_SPAN ? least + Math.max(1, Math.abs(least)) : most;
  const step = stepOf(max - least, parts);
  const atLeast = whole && step.power < 0 ? { digit: 1, power: 0 } : step;
  return { min: least, max, ticks: ticksWithin(least, max, atLeast) };
}
