/** Lines between parties of one tier: how high each runs over them, so that inner ones lie within outer ones. */

/** A line between two places of one row, counted from the left. */
export interface Span {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The level of each line, from 1, the nearest to the row. Where two lie over one
 * another, the shorter is lower; of equals, the first is.
 */
export function levelsOf(spans: readonly Span[]): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const placed: { readonly left: number; readonly right: number; readonly level: number }[] = [];
  const ordered = spans
    .map(({ key, from, to }) => ({ key, left: Math.min(from, to), right: Math.max(from, to) }))
    .map((span, index) => ({ ...span, index }))
    .sort(
      (one, other) => one.right - one.left - (other.right - other.left) || one.index - other.index,
    );
  for (const { key, left, right } of ordered) {
    const under = placed.filter((one) => one.left < right && left < one.right);
    const level = 1 + Math.max(0, ...under.map((one) => one.level));
    placed.push({ left, right, level });
    levels.set(key, level);
  }
  return levels;
}
