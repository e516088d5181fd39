/** Finds the first of several ways to draw the sheets that fits, in as few tries as possible. */

/** What a try has shown. */
interface Trial {
  /** Whether the sheets together are higher than their room. */
  readonly isTooHigh: boolean;
  /** Whether they are too wide, or a line is wider than its side of a sheet: asked only where it matters. */
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
  readonly draw: (way: number) => Trial;
}

/** The way that was found, and is drawn; `fits` is false where none fits. */
export interface Fitting {
  readonly way: number;
  readonly fits: boolean;
}

/**
 * The first way that fits: nothing is too high and nothing is cut. Where none does, the last in which nothing
 * is cut. Every try lays the sheets out anew, so the search begins where the last one ended: with the way
 * before that one, which mostly is too high, as those before it are then too. Only then the last one is drawn.
 */
export function firstFitting(ways: Ways): Fitting {
  const { count, from, last, draw } = ways;
  const start = Math.min(Math.max(last, from), count - 1);
  let drawn = -1;
  const tryWay = (way: number): Trial => {
    drawn = way;
    return draw(way);
  };
  const finish = (way: number, fits: boolean): Fitting => {
    if (drawn !== way) draw(way);
    return { way, fits };
  };
  const roomier = firstBefore(ways, start, tryWay);
  if (roomier !== null) return finish(roomier, true);
  let uncut: number | null = null;
  for (let way = start; way < count; way += 1) {
    const { isTooHigh, isCut } = tryWay(way);
    if (isCut()) continue;
    if (!isTooHigh) return finish(way, true);
    uncut = way;
  }
  for (let way = start - 1; way >= from && uncut === null; way -= 1) {
    if (!tryWay(way).isCut()) uncut = way;
  }
  return finish(uncut ?? count - 1, false);
}

/** The first way before `start` that fits; null where none does. */
function firstBefore(
  { from, isTaller }: Ways,
  start: number,
  tryWay: (way: number) => Trial,
): number | null {
  let first: number | null = null;
  let end = start - 1;
  while (end >= from) {
    // Those that are taller than it, to gain width, are of use only where it is cut.
    let way = end;
    while (way > from && isTaller(way)) way -= 1;
    const { isTooHigh, isCut } = tryWay(way);
    if (isTooHigh && !isTaller(way)) return first;
    let fitting = !isTooHigh && !isCut() ? way : null;
    for (let taller = way + 1; taller <= end && fitting === null; taller += 1) {
      const tried = tryWay(taller);
      if (!tried.isTooHigh && !tried.isCut()) fitting = taller;
    }
    first = fitting ?? first;
    end = way - 1;
  }
  return first;
}
