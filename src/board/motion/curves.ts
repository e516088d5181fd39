/** The curves that amounts and threads follow over the sheets. */
import type { Box } from './lineBoxes';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve with one control point. */
export interface Curve {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const middle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** How far a curve swings out: as a share of its length, and at most, in pixels. */
const SWING = 0.22;
const MAX_SWING = 90;

/** The way of an amount from the middle of a line to that of another, in an arc over the straight way. */
export function arcBetween(from: Box, to: Box): Curve {
  return curved(middle(from), middle(to), -1);
}

/** The thread between two lines: from edge to edge, the short way, hanging a little. */
export function threadBetween(one: Box, other: Box): Curve {
  const [from, to] = [edge(one, middle(other)), edge(other, middle(one))];
  return curved(from, to, 1);
}

/** Where the edge of a line is nearest to what lies elsewhere. */
function edge(box: Box, other: Point): Point {
  const { x, y } = middle(box);
  if (other.x > box.right) return { x: box.right, y };
  if (other.x < box.left) return { x: box.left, y };
  return { x, y: other.y < y ? box.top : box.bottom };
}

/** A curve that swings out upwards (-1) or downwards (1); where it runs upright, to the side. */
function curved(from: Point, to: Point, way: -1 | 1): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // Twice as far as it is to reach: a curve comes half as far as its control point.
  const out = length === 0 ? 0 : (2 * Math.min(MAX_SWING, length * SWING)) / length;
  // The normal of the straight way that points down, or, of an upright one, right.
  const side = dx < 0 || (dx === 0 && dy > 0) ? -1 : 1;
  return {
    from,
    over: {
      x: (from.x + to.x) / 2 - way * side * dy * out,
      // Nothing is drawn above the sheets.
      y: Math.max(0, (from.y + to.y) / 2 + way * side * dx * out),
    },
    to,
  };
}

/** A curve as the `d` of a path. */
export function pathOf({ from, over, to }: Curve): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${at(from)}Q${at(over)} ${at(to)}`;
}

/** A point of a curve, at a part of its course. */
function pointOf({ from, over, to }: Curve, part: number): Point {
  const rest = 1 - part;
  const mix = (one: number, two: number, three: number) =>
    rest * rest * one + 2 * rest * part * two + part * part * three;
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
}

/** Straight pieces of a curve: enough to look round on any screen. */
const PIECES = 12;

/** The moves of what travels along a curve, as transforms. */
export function transformsAlong(curve: Curve): readonly string[] {
  return Array.from({ length: PIECES + 1 }, (_piece, index) => {
    const { x, y } = pointOf(curve, index / PIECES);
    return `translate(${round(x)}px, ${round(y)}px) translate(-50%, -50%)`;
  });
}
