/**
 * Where everything in a picture stands. The same picture in the same room gives
 * the same layout; nothing is measured but the width it is given.
 */
import type { Tier } from '@/events/banking/views/picture';
import { levelsOf } from './arcs';
import { bendsBetween } from './bends';
import { type Box, boxesOf, cellsOf, type Grid, gridOf, ROW_SPACE } from './grid';
import { type End, type Ends, endKey, type Link, placedEnds } from './ports';
import { arcRoute, type Point, type Route, uprightRoute } from './routes';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  /** By the key of the link. */
  readonly routes: ReadonlyMap<string, Route>;
  /** How thick a line of weight 1 is. */
  readonly thickest: number;
}

/** Between two tiers at least, and at most. */
const GAP = 112;
const WIDEST_GAP = 220;
const MARGIN = 8;
/** Between two levels of lines over a tier: the labels stand on them. */
const LEVEL = 19;

/**
 * The layout of a picture in a room of this width; it is wider where the parties need more.
 *
 * @param height what it should fill, as far as tiers can well stand apart; it is higher where it must be
 */
export function layoutOf(
  tiers: readonly Tier[],
  links: readonly Link[],
  room: number,
  height = 0,
): Layout {
  const grid = gridOf(tiers, room);
  const flat = tiers.map((_tier, index) => boxesOf(grid, index, 0));
  const places = new Map(flat.flat().map((box) => [box.partyId, box]));
  const within = links.filter(
    ({ fromId, toId }) => places.get(fromId)?.tier === places.get(toId)?.tier,
  );
  const levels = new Map(
    flat.flatMap((boxes, tier) => {
      const order = new Map(boxes.map(({ partyId }, index) => [partyId, index]));
      const spans = within
        .filter(({ fromId }) => places.get(fromId)?.tier === tier)
        .map(({ key, fromId, toId }) => ({
          key,
          from: order.get(fromId) ?? 0,
          to: order.get(toId) ?? 0,
        }));
      return [...levelsOf(spans)];
    }),
  );
  const levelsIn = (tier: number) =>
    Math.max(
      0,
      ...within
        .filter(({ fromId }) => places.get(fromId)?.tier === tier)
        .map(({ key }) => levels.get(key) ?? 0),
    );
  const least = topsOf(grid, tiers, GAP, levelsIn);
  const spare = Math.max(0, height - least.height) / Math.max(1, tiers.length - 1);
  const { tops, height: bottom } = topsOf(grid, tiers, Math.min(WIDEST_GAP, GAP + spare), levelsIn);
  const boxes = tiers.flatMap((_tier, index) => boxesOf(grid, index, tops[index] ?? 0));
  const { ends, thickest } = placedEnds(boxes, links, (link, box, other) =>
    endOf(link, box, other, levels, tiers.length),
  );
  const routes = routesOf({ grid, boxes, links, ends, levels });
  return { width: grid.width, height: bottom, boxes, routes, thickest };
}

/** Lines between parties of one tier run above it where nothing stands above, or else below, if they can. */
function isAbove(tier: number, tiers: number): boolean {
  return tier === 0 || tier < tiers - 1;
}

/** Where each tier begins, and where the picture ends. */
function topsOf(
  grid: Grid,
  tiers: readonly Tier[],
  gap: number,
  levelsIn: (tier: number) => number,
) {
  const tops: number[] = [];
  let y = MARGIN;
  tiers.forEach((_tier, index) => {
    const { rows = [], nodeHeight = 0 } = grid.tiers[index] ?? {};
    const arcs = levelsIn(index) * LEVEL + (levelsIn(index) > 0 ? MARGIN : 0);
    const above = isAbove(index, tiers.length);
    tops.push(y + (above ? arcs : 0));
    const rowsHeight = rows.length * nodeHeight + (rows.length - 1) * ROW_SPACE;
    y += arcs + rowsHeight + (index < tiers.length - 1 ? gap : MARGIN);
  });
  return { tops, height: y };
}

/** At which side of its party a link ends, and where in the row of those that end there. */
function endOf(
  { key }: Link,
  box: Box,
  other: Box,
  levels: ReadonlyMap<string, number>,
  tiers: number,
): End {
  if (box.tier !== other.tier) {
    return {
      side: box.tier < other.tier ? 'bottom' : 'top',
      order: [1, other.x],
    };
  }
  const level = levels.get(key) ?? 0;
  return {
    side: isAbove(box.tier, tiers) ? 'top' : 'bottom',
    order: other.x < box.x ? [0, level] : [2, -level],
  };
}

interface Placed {
  readonly grid: Grid;
  readonly boxes: readonly Box[];
  readonly links: readonly Link[];
  readonly ends: Ends;
  readonly levels: ReadonlyMap<string, number>;
}

function routesOf({ grid, boxes, links, ends, levels }: Placed): ReadonlyMap<string, Route> {
  const channels = new Channels(grid, boxes);
  const drawn = links.map((link) => drawnEnds(link, boxes, ends));
  const bends = bendsBetween(drawn);
  const routes = new Map<string, Route>();
  for (const { key, from, to, start, end } of drawn) {
    if (from.tier === to.tier) {
      const out = (levels.get(key) ?? 0) * LEVEL;
      const over = start.y === from.y ? from.y - out : start.y + out;
      routes.set(key, arcRoute(start, end, over, start.width));
      continue;
    }
    const isDown = from.tier < to.tier;
    const way = isDown
      ? [start, ...channels.between(from, to, end), end]
      : [start, ...[...channels.between(to, from, start)].reverse(), end];
    routes.set(key, uprightRoute(way, start.width, way.length > 2 ? 0 : (bends.get(key) ?? 0)));
  }
  return routes;
}

/** A link with its parties and where it ends at them. */
function drawnEnds({ key, fromId, toId }: Link, boxes: readonly Box[], ends: Ends) {
  const from = boxes.find(({ partyId }) => partyId === fromId);
  const to = boxes.find(({ partyId }) => partyId === toId);
  const [start, end] = [ends.get(endKey(key, fromId)), ends.get(endKey(key, toId))];
  if (!from || !to || !start || !end) throw new Error(`link ${key} has two ends`);
  return { key, from, to, start, end };
}

/** The spaces between columns, through which a line passes a row that is not its own. */
class Channels {
  private readonly used = new Map<string, number>();

  constructor(
    private readonly grid: Grid,
    private readonly boxes: readonly Box[],
  ) {}

  /** The points through which a line to a lower party passes the rows on its way. */
  between(upper: Box, lower: Box, to: Point): readonly Point[] {
    const points: Point[] = [];
    for (let tier = upper.tier + 1; tier < lower.tier; tier += 1) {
      const rows = this.grid.tiers[tier]?.rows.length ?? 0;
      points.push(...this.past(tier, rows, to.x));
    }
    if (lower.row > 0) points.push(...this.past(lower.tier, lower.row, to.x));
    return points;
  }

  /** Past the first rows of a tier, as near as may be to where the line is going. */
  private past(tier: number, rows: number, near: number): readonly Point[] {
    const passed = this.boxes.filter((box) => box.tier === tier && box.row < rows);
    const { start, cell, columns } = cellsOf(this.grid, tier);
    const column = Math.min(columns, Math.max(0, Math.round((near - start) / cell)));
    const name = `${tier} ${column}`;
    const count = this.used.get(name) ?? 0;
    this.used.set(name, count + 1);
    // The first in the middle, then to either side.
    const aside = Math.ceil(count / 2) * (count % 2 === 0 ? 3 : -3);
    const x = Math.min(this.grid.width - 3, Math.max(3, start + column * cell + aside));
    const top = Math.min(...passed.map((box) => box.y));
    const bottom = Math.max(...passed.map((box) => box.y + box.height));
    return passed.length === 0
      ? []
      : [
          { x, y: top },
          { x, y: bottom },
        ];
  }
}
