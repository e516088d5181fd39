/** Finds the first of several ways to draw the sheets that fits, in as few tries as possible. */

/** What a try has shown. */
interface Tried {
  /** Whether the sheets together take more than their room. */
  readonly overflows: boolean;
  /** Whether a line is wider than its side of a sheet: asked only where it matters. */
  readonly isCut: () => boolean;
}

/** The ways to draw the sheets, numbered from the roomiest on. */
export interface Ways {
  readonly count: number;
  /** The roomiest that may be chosen. */
  readonly from: number;
  /** The one that was chosen last: where nothing much has changed it is the answer again. */
  readonly last: number;
  /** Whether a way may take more height than the one before it, to gain width. */
  readonly isTaller: (way: number) => boolean;
  /** Draws the sheets so. */
  readonly draw: (way: number) => Tried;
}

/** The way that was found, and is drawn; `fits` is false where none fits. */
export interface Fitting {
  readonly way: number;
  readonly fits: boolean;
}

/**
 * The first way that fits: nothing overflows and nothing is cut. Where none does, the last in which nothing
 * is cut. Every try lays the sheets out anew, so the search begins where the last one ended and goes back
 * only until a way overflows: those before it take even more room.
 */
export function firstFitting({ count, from, last, isTaller, draw }: Ways): Fitting {
  const start = Math.min(Math.max(last, from), count - 1);
  let drawn = -1;
  const seen = (way: number): Tried => {
    drawn = way;
    return draw(way);
  };
  const settle = (way: number, fits: boolean): Fitting => {
    if (drawn !== way) draw(way);
    return { way, fits };
  };
  let first: number | null = null;
  for (let way = start; way >= from; way -= 1) {
    const { overflows, isCut } = seen(way);
    if (overflows && !isTaller(way)) break;
    if (!overflows && !isCut()) first = way;
  }
  if (first !== null) return settle(first, true);
  let uncut: number | null = null;
  for (let way = start; way < count; way += 1) {
    const { overflows, isCut } = seen(way);
    if (isCut()) continue;
    if (!overflows) return settle(way, true);
    uncut = way;
  }
  for (let way = start - 1; way >= from && uncut === null; way -= 1) {
    if (!seen(way).isCut()) uncut = way;
  }
  return settle(uncut ?? count - 1, false);
}
