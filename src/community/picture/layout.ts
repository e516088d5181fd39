/**
 * Where everything stands in the small picture of a scenario: a fixed width, letters of
 * one size, and the lines drawn by the same rules as those of the board's own picture.
 */
import type { Preview } from '@/events/worlds';
import { levelsOf } from '@/src/board/picture/arcs';
import { bendsBetween } from '@/src/board/picture/bends';
import type { Box } from '@/src/board/picture/grid';
import { type End, endKey, type Link, placedEnds } from '@/src/board/picture/ports';
import { arcRoute, type Point, type Route, uprightRoute } from '@/src/board/picture/routes';

/** Units of the drawing: two to a pixel where the picture is 320 pixels wide. */
export const WIDTH = 640;
const HEIGHT = 360;

/** Parties side by side at most: with more, a name would have no room. */
const MAX_COLUMNS = 5;
const WIDEST_BOX = 190;
/** So wide a party may be beside few others, even where another row has room for less. */
const EASY_BOX = 148;
const BESIDE = 12;
export const BOX_HEIGHT = 50;

const MARGIN = 10;
/** Between two rows at least, and what may be added where there is room. */
const GAP = 50;
const EASE = 64;
/** Between two levels of lines within a row. */
const LEVEL = 15;

type Party = Preview['parties'][number];
export type PreviewFlow = Preview['flows'][number];

export interface PlacedParty {
  readonly party: Party;
  readonly box: Box;
}

export interface PlacedFlow {
  readonly key: string;
  readonly flow: PreviewFlow;
  readonly route: Route;
}

interface ScenarioLayout {
  readonly parties: readonly PlacedParty[];
  readonly flows: readonly PlacedFlow[];
  readonly height: number;
}

/** The layout of a preview. The same preview has the same layout. */
export function scenarioLayout(preview: Preview): ScenarioLayout {
  const { flows }: { readonly flows: readonly PreviewFlow[] } = preview;
  const rows = rowsOf(preview);
  const most = Math.max(0, ...flows.map(({ amount }) => amount));
  const links = flows.map((flow) => ({
    key: keyOf(flow),
    fromId: flow.from,
    toId: flow.to,
    weight: flow.amount / most,
  }));
  const levels = arcLevels(rows, links);
  const { tops, height } = topsOf(rows, links, levels);
  const parties = rows.flatMap((row, index) =>
    boxesOf(row, index, tops[index] ?? 0, widthFor(row, rows)),
  );
  const boxes = parties.map(({ box }) => box);
  const routes = routesOf(boxes, links, levels);
  return {
    parties,
    flows: flows.flatMap((flow) => {
      const route = routes.get(keyOf(flow));
      return route ? [{ key: keyOf(flow), flow, route }] : [];
    }),
    height,
  };
}

const keyOf = ({ from, to, kind }: PreviewFlow): string => `${from} ${to} ${kind}`;

type Row = readonly Party[];

const RANKS: Readonly<Record<string, number>> = {
  centralbank: 0,
  clearinghouse: 0,
  treasury: 0,
  insurancefund: 0,
  bank: 1,
  customer: 2,
  Florence: 0,
  Lyons: 1,
};

/** Who stands above whom: by type in the banking world, by city in that of the bills. */
const rankOf = (party: Party): number => RANKS['city' in party ? party.city : party.type] ?? 0;

/** The rows, the highest first; a rank with many parties has several. */
function rowsOf({ parties, flows }: Preview): readonly Row[] {
  const all: readonly Party[] = parties;
  const rows: Row[] = [];
  const centres = new Map<number, number>();
  for (const rank of [0, 1, 2]) {
    const lean = (id: number): number => {
      const met = [...flows].flatMap(({ from, to }) => {
        const other = from === id ? to : to === id ? from : null;
        return other === null ? [] : (centres.get(other) ?? []);
      });
      return met.length === 0 ? WIDTH / 2 : met.reduce((sum, x) => sum + x, 0) / met.length;
    };
    // Whoever deals with the same party above stands together, so that lines cross little.
    const members = all
      .filter((party) => rankOf(party) === rank)
      .map((party) => ({ party, lean: lean(party.id) }))
      .sort((one, other) => one.lean - other.lean || one.party.id - other.party.id)
      .map(({ party }) => party);
    const count = Math.ceil(members.length / MAX_COLUMNS);
    members.forEach(({ id }, index) => {
      centres.set(id, ((index + 0.5) * WIDTH) / members.length);
    });
    for (let row = 0; row < count; row += 1) {
      rows.push(members.filter((_party, index) => index % count === row));
    }
  }
  return rows;
}

/** One width for all where that leaves names room; parties that have more room beside them take it. */
function widthFor(row: Row, rows: readonly Row[]): number {
  const roomIn = ({ length }: Row): number => Math.floor(WIDTH / length) - BESIDE;
  const common = Math.min(WIDEST_BOX, ...rows.map(roomIn));
  return Math.max(common, Math.min(EASY_BOX, roomIn(row)));
}

function boxesOf(row: Row, index: number, y: number, width: number): readonly PlacedParty[] {
  const cell = WIDTH / row.length;
  return row.map((party, column) => ({
    party,
    box: {
      partyId: party.id,
      tier: index,
      row: 0,
      x: (column + 0.5) * cell - width / 2,
      y,
      width,
      height: BOX_HEIGHT,
    },
  }));
}

/** How far each line within a row runs from it, by key. */
function arcLevels(rows: readonly Row[], links: readonly Link[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row) => [...levelsOf(spansIn(row, links))]));
}

function spansIn(row: Row, links: readonly Link[]) {
  const order = new Map(row.map(({ id }, index) => [id, index]));
  return links.flatMap(({ key, fromId, toId }) => {
    const [from, to] = [order.get(fromId), order.get(toId)];
    return from === undefined || to === undefined ? [] : [{ key, from, to }];
  });
}

/** Where each row begins. Lines within the last of several rows run below it, others above theirs. */
function topsOf(
  rows: readonly Row[],
  links: readonly Link[],
  levels: ReadonlyMap<string, number>,
): { readonly tops: readonly number[]; readonly height: number } {
  const arcs = rows.map((row) => {
    const most = Math.max(0, ...spansIn(row, links).map(({ key }) => levels.get(key) ?? 0));
    return most === 0 ? 0 : most * LEVEL + MARGIN;
  });
  const gaps = Math.max(1, rows.length - 1);
  const needed =
    2 * MARGIN +
    rows.length * BOX_HEIGHT +
    (rows.length - 1) * GAP +
    arcs.reduce((sum, one) => sum + one, 0);
  const ease = Math.max(0, Math.min(EASE, (HEIGHT - needed) / gaps));
  const height = Math.max(HEIGHT, needed);
  const used = needed + ease * (rows.length - 1);
  let y = MARGIN + (height - used) / 2;
  const tops = rows.map((_row, index) => {
    const top = y + (isArcAbove(index, rows.length) ? (arcs[index] ?? 0) : 0);
    y += (arcs[index] ?? 0) + BOX_HEIGHT + GAP + ease;
    return top;
  });
  return { tops, height };
}

const isArcAbove = (row: number, rows: number): boolean => row === 0 || row < rows - 1;

function routesOf(
  boxes: readonly Box[],
  links: readonly Link[],
  levels: ReadonlyMap<string, number>,
): ReadonlyMap<string, Route> {
  const rows = 1 + Math.max(0, ...boxes.map(({ tier }) => tier));
  const { ends } = placedEnds(boxes, links, ({ key }, box, other): End => {
    if (box.tier !== other.tier) {
      return { side: box.tier < other.tier ? 'bottom' : 'top', order: [1, other.x] };
    }
    const level = levels.get(key) ?? 0;
    const side = isArcAbove(box.tier, rows) ? 'top' : 'bottom';
    return { side, order: other.x < box.x ? [0, level] : [2, -level] };
  });
  const byParty = new Map(boxes.map((box) => [box.partyId, box]));
  const drawn = links.flatMap((link) => {
    const [from, to] = [byParty.get(link.fromId), byParty.get(link.toId)];
    const [start, end] = [
      ends.get(endKey(link.key, link.fromId)),
      ends.get(endKey(link.key, link.toId)),
    ];
    return from && to && start && end ? [{ key: link.key, from, to, start, end }] : [];
  });
  const bends = bendsBetween(drawn);
  return new Map(
    drawn.map(({ key, from, to, start, end }, index) => {
      if (from.tier === to.tier) {
        const out = (levels.get(key) ?? 0) * LEVEL;
        const over = start.y === from.y ? start.y - out : start.y + out;
        return [key, arcRoute(start, end, over, start.width)];
      }
      const way = [start, ...between(boxes, from, to, index), end];
      const bend = way.length > 2 ? 0 : (bends.get(key) ?? 0);
      return [key, uprightRoute(way, start.width, bend / 2)];
    }),
  );
}

/** The points by which a line passes the rows between its ends: beside their parties, not behind them. */
function between(boxes: readonly Box[], from: Box, to: Box, index: number): readonly Point[] {
  const step = from.tier < to.tier ? 1 : -1;
  const points: Point[] = [];
  for (let row = from.tier + step; row !== to.tier; row += step) {
    const passed = boxes.filter(({ tier }) => tier === row);
    const rights = [0, ...passed.map(({ x, width }) => x + width)];
    const lefts = [...passed.map(({ x }) => x), WIDTH];
    const near = to.x + to.width / 2;
    const spaces = rights.map((right, gap) => (right + (lefts[gap] ?? WIDTH)) / 2);
    const [nearest = near] = spaces.sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
    // Lines that share a space stand beside one another in it.
    const x = nearest + ((index % 3) - 1) * 4;
    const { y = 0 } = passed[0] ?? {};
    const [top, bottom] = [y, y + BOX_HEIGHT];
    points.push(...(step === 1 ? [top, bottom] : [bottom, top]).map((level) => ({ x, y: level })));
  }
  return points;
}
