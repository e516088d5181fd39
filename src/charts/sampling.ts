/** What is drawn and listed of a line that has more steps than a screen has room for. */

/** A point of a line: a step, and the figure at it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The points of a list of figures, thinned out when there are more than `most`.
 * The list is cut into stretches of equal length, and of each its first, last,
 * lowest and highest point are kept: the drawn line has every peak and trough.
 *
 * @param first the step of the first figure
 * @param most at least 4
 */
export function sampled(values: readonly number[], first: number, most: number): readonly Point[] {
  const { length } = values;
  if (length <= most) return values.map((y, index) => ({ x: first + index, y }));
  const stretch = Math.ceil(length / Math.floor(most / 4));
  const points: Point[] = [];
  for (let start = 0; start < length; start += stretch) {
    for (const index of kept(values, start, Math.min(length, start + stretch))) {
      points.push({ x: first + index, y: values[index] ?? 0 });
    }
  }
  return points;
}

/** The indices of a stretch's first, last, lowest and highest figure, in order and once each. */
function kept(values: readonly number[], start: number, end: number): readonly number[] {
  let low = start;
  let high = start;
  for (let index = start; index < end; index += 1) {
    const value = values[index] ?? 0;
    if (value < (values[low] ?? 0)) low = index;
    if (value > (values[high] ?? 0)) high = index;
  }
  return [...new Set([start, low, high, end - 1])].sort((one, other) => one - other);
}

/** The steps that a table lists, and those it leaves out. */
export interface Listed {
  readonly from: number;
  readonly to: number;
}

/** At most so many steps are listed at once. */
export const MAX_LISTED = 200;

/** The steps to list around the one that is shown; all of them where they are few enough. */
export function listedAround(shown: number, first: number, last: number): Listed {
  const from = Math.max(first, Math.min(shown - MAX_LISTED / 2, last - MAX_LISTED + 1));
  return { from, to: Math.min(last, from + MAX_LISTED - 1) };
}

/**
 * The step nearest to a click on a plot.
 *
 * @param share how far across the plot, from 0 at its left edge to 1 at its right
 * @param max the step that the right edge stands for, which may lie beyond the last
 */
export function stepNear(share: number, first: number, max: number, last: number): number {
  const step = Math.round(first + share * (max - first));
  return Math.max(first, Math.min(last, step));
}
