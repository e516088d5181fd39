/** Where on the edge of its party each line of a picture ends, and how thick it is. */
import type { Box } from './grid';

/** A line to draw, with its arrow at the second party. */
export interface Link {
  readonly key: string;
  readonly fromId: number;
  readonly toId: number;
  /** Its share of the thickest line, from 0 to 1; null for a line that has a thickness of its own. */
  readonly weight: number | null;
}

/** The side of a party at which a line ends; lines of one side stand in this order, from the left. */
export interface End {
  readonly side: 'top' | 'bottom';
  readonly order: readonly [number, number];
}

interface PlacedEnd {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** By `endKey`. */
export type Ends = ReadonlyMap<string, PlacedEnd>;

/** What names the end of a link at one of its parties. */
export const endKey = (link: string, partyId: number): string => `${link} ${partyId}`;

const THICKEST = 12;
const THINNEST = 1.5;
/** The width of a line without a weight. */
const OWN_WIDTH = 3;
/** Kept free at either corner of a party, and at least between two lines. */
const CORNER = 9;
const BETWEEN = 3;
const AT_EASE = 14;

interface Meeting extends End {
  readonly link: Link;
  readonly box: Box;
  readonly index: number;
}

/** The ends of all links, and how thick a line of weight 1 can be so that every side has room for its lines. */
export function placedEnds(
  boxes: readonly Box[],
  links: readonly Link[],
  endOf: (link: Link, box: Box, other: Box) => End,
): { readonly ends: Ends; readonly thickest: number } {
  const sides = meetings(boxes, links, endOf);
  const thickest = Math.min(THICKEST, ...sides.map(roomFor));
  const ends = new Map<string, PlacedEnd>();
  for (const side of sides) {
    for (const [key, end] of placedOn(side, Math.max(thickest, THINNEST))) ends.set(key, end);
  }
  return { ends, thickest: Math.max(thickest, THINNEST) };
}

/** The lines that end at each side of each party, in their order. */
function meetings(
  boxes: readonly Box[],
  links: readonly Link[],
  endOf: (link: Link, box: Box, other: Box) => End,
): readonly (readonly Meeting[])[] {
  const byParty = new Map(boxes.map((box) => [box.partyId, box]));
  const sides = new Map<string, Meeting[]>();
  links.forEach((link, index) => {
    const [from, to] = [byParty.get(link.fromId), byParty.get(link.toId)];
    if (!from || !to) throw new Error(`link ${link.key} ends at no party`);
    for (const [box, other] of [[from, to] as const, [to, from] as const]) {
      const meeting = { ...endOf(link, box, other), link, box, index };
      const name = `${box.partyId} ${meeting.side}`;
      sides.set(name, [...(sides.get(name) ?? []), meeting]);
    }
  });
  return [...sides.values()].map((side) =>
    side.sort(
      (one, other) =>
        one.order[0] - other.order[0] || one.order[1] - other.order[1] || one.index - other.index,
    ),
  );
}

/** How thick a line of weight 1 can be at a side. */
function roomFor(side: readonly Meeting[]): number {
  const [first] = side;
  const weights = side.reduce((sum, { link }) => sum + (link.weight ?? 0), 0);
  if (!first || weights === 0) return THICKEST;
  const own = side.filter(({ link }) => link.weight === null).length * OWN_WIDTH;
  return (first.box.width - 2 * CORNER - own - (side.length - 1) * BETWEEN) / weights;
}

function widthOf({ weight }: Link, thickest: number): number {
  return weight === null ? OWN_WIDTH : Math.max(THINNEST, weight * thickest);
}

/** The ends at one side, spread around the middle of the party's edge. */
function placedOn(side: readonly Meeting[], thickest: number): readonly [string, PlacedEnd][] {
  const widths = side.map(({ link }) => widthOf(link, thickest));
  const sum = widths.reduce((total, width) => total + width, 0);
  return side.map(({ link, box, side: edge }, index) => {
    const free = (box.width - 2 * CORNER - sum) / Math.max(1, side.length - 1);
    const space = Math.min(AT_EASE, free);
    const before = widths.slice(0, index).reduce((total, width) => total + width + space, 0);
    const width = widths[index] ?? THINNEST;
    const left = box.x + box.width / 2 - (sum + space * (side.length - 1)) / 2;
    return [
      endKey(link.key, box.partyId),
      {
        x: left + before + width / 2,
        y: edge === 'top' ? box.y : box.y + box.height,
        width,
      },
    ];
  });
}
