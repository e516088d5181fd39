/** The lines of a picture as paths, with an arrowhead at one end and places where a label may stand. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line as it is drawn. */
export interface Route {
  /** The line, as the `d` of a path. It ends where the arrowhead begins. */
  readonly d: string;
  /** The arrowhead, as the `points` of a polygon. */
  readonly arrow: string;
  /** Places on the line, the best for a label first. */
  readonly anchors: readonly Point[];
  readonly width: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** How long the arrowhead of a line of this width is. */
const headLength = (width: number): number => Math.min(12, width + 5);

/** An arrowhead whose tip is at a point; `down` is 1 when it points down, -1 when up. */
function arrowhead({ x, y }: Point, width: number, down: 1 | -1): string {
  const base = y - down * headLength(width);
  const half = width / 2 + 3;
  return `${at(x, y)}, ${at(x - half, base)}, ${at(x + half, base)}`;
}

/** Where along a line a label is tried, from the middle outwards. */
const TRIED = [0.5, 0.38, 0.62, 0.26, 0.74, 0.16, 0.84];

/** From tier to tier rather below the middle: many lines may fan out from one party above. */
const TRIED_DOWN = [0.6, 0.5, 0.7, 0.4, 0.78, 0.3, 0.22];

/** A stretch of a line from tier to tier: it bends at the height `bendY`. */
interface Stretch {
  readonly from: Point;
  readonly to: Point;
  readonly bendY: number;
}

/**
 * A line from tier to tier, through the points given: it leaves and reaches each
 * of them upright.
 *
 * @param bend how much lower than halfway it bends
 */
export function uprightRoute(points: readonly Point[], width: number, bend: number): Route {
  const tip = points.at(-1);
  const previous = points.at(-2);
  if (!tip || !previous) throw new Error('a line has two ends');
  const down = tip.y > previous.y ? 1 : -1;
  const end = { x: tip.x, y: tip.y - down * headLength(width) };
  const drawn = [...points.slice(0, -1), end];
  const pieces = drawn.slice(1).map((to, index) => stretch(drawn[index] ?? to, to, bend));
  const first = drawn[0] ?? tip;
  const curves = pieces.map(({ from, to, bendY }) => {
    return `C${at(from.x, bendY)} ${at(to.x, bendY)} ${at(to.x, to.y)}`;
  });
  return {
    d: `M${at(first.x, first.y)}${curves.join('')}`,
    arrow: arrowhead(tip, width, down),
    anchors: [...pieces]
      .sort((one, other) => rise(other) - rise(one))
      .slice(0, 1)
      .flatMap((piece) => TRIED_DOWN.map((part) => onCurve(piece, down === 1 ? part : 1 - part))),
    width,
  };
}

function stretch(from: Point, to: Point, bend: number): Stretch {
  return { from, to, bendY: (from.y + to.y) / 2 + bend };
}

const rise = ({ from, to }: Stretch): number => Math.abs(to.y - from.y);

/** The point of an upright curve at a part of its course. */
function onCurve({ from, to, bendY }: Stretch, part: number): Point {
  const rest = 1 - part;
  const swing = 3 * part * part - 2 * part * part * part;
  return {
    x: from.x + (to.x - from.x) * swing,
    y: rest ** 3 * from.y + 3 * rest * part * bendY + part ** 3 * to.y,
  };
}

/** How round the corners of a line between neighbours are. */
const CORNER = 7;

/** A line between two parties of one tier, out to the height `over` and back. */
export function arcRoute(from: Point, to: Point, over: number, width: number): Route {
  const down = over < from.y ? 1 : -1;
  const right = to.x > from.x ? 1 : -1;
  const end = to.y - down * headLength(width);
  const corner = Math.min(CORNER, Math.abs(to.x - from.x) / 2);
  return {
    d: [
      `M${at(from.x, from.y)}`,
      `V${round(over + down * corner)}`,
      `Q${at(from.x, over)} ${at(from.x + right * corner, over)}`,
      `H${round(to.x - right * corner)}`,
      `Q${at(to.x, over)} ${at(to.x, over + down * corner)}`,
      `V${round(end)}`,
    ].join(''),
    arrow: arrowhead(to, width, down),
    anchors: TRIED.map((part) => ({ x: from.x + (to.x - from.x) * part, y: over })),
    width,
  };
}
