/** Where the parties of a picture stand: a row per tier, more for many customers. */

import type { PictureNode, Tier } from '@/events/banking/views/picture';
import { figure } from '@/events/money';
import { textWidth } from '@/src/ui/textWidth';
import { holdingWord } from './kinds';

/** A party's place, from its upper left corner. All lengths are units of the drawing (see useRoom.ts). */
export interface Box {
  readonly partyId: number;
  readonly tier: number;
  /** The row within the tier, from 0. */
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rows of a tier. */
interface Rows {
  readonly rows: readonly (readonly PictureNode[])[];
  /** How many parties stand side by side in a full row. */
  readonly columns: number;
  readonly nodeHeight: number;
}

export interface Grid {
  readonly width: number;
  readonly nodeWidth: number;
  readonly tiers: readonly Rows[];
}

/** The least that a party and the space beside it take. */
const CELL = 106;

const WIDEST_NODE = 136;
const SPACE_BETWEEN = 14;

/** Customers stand in so many rows at most, wherever the picture may grow wider instead. */
const MAX_ROWS = 3;

/** The most that a party and the space beside it take: as much as its sheet, whose place it has. */
const WIDEST_CELL = 356;

/** The rows of each tier, in a picture of at least this width; parties stand in the order they are given in. */
export function gridOf(tiers: readonly Tier[], room: number): Grid {
  const cell = cellFor(tiers);
  const fixed = tiers
    .filter(({ rank }) => rank !== 'customers')
    .map(({ nodes }) => nodes.length * cell);
  const wide = Math.max(room, ...fixed);
  const columns = tiers.map((tier) => columnsOf(tier, Math.floor(wide / cell)));
  const most = Math.max(1, ...columns);
  const width = Math.max(wide, most * cell);
  const widest = Math.max(WIDEST_NODE, cell - SPACE_BETWEEN);
  const nodeWidth = Math.min(widest, Math.floor(width / most) - SPACE_BETWEEN);
  return {
    width,
    nodeWidth,
    tiers: tiers.map(({ nodes }, index) => rowsOf(nodes, columns[index] ?? 1, nodeWidth)),
  };
}

/** Where the cells of a tier begin, and how wide each is: they stand in the middle of the picture. */
export function cellsOf({ width, tiers }: Grid, tier: number) {
  const { columns = 1 } = tiers[tier] ?? {};
  const cell = Math.min(WIDEST_CELL, width / columns);
  return { start: (width - cell * columns) / 2, cell, columns };
}

/** What a party and the space beside it take at least: no figure may be cut off. */
function cellFor(tiers: readonly Tier[]): number {
  const nodes = tiers.flatMap((tier) => tier.nodes);
  const longest = nodes.flatMap(({ holdings, netWorth, worthName }) => [
    `${worthName} ${figure(netWorth)}`,
    ...holdings.map((holding) => `${holdingWord(holding)} ${figure(holding.amount)}`),
  ]);
  return Math.max(CELL, SPACE_BETWEEN + 28 + 12 * Math.max(0, ...longest.map(textWidth)));
}

/** How many parties of a tier stand side by side where `fit` have room. */
function columnsOf({ rank, nodes }: Tier, fit: number): number {
  if (rank !== 'customers' || nodes.length <= fit) return nodes.length;
  return Math.max(fit, Math.ceil(nodes.length / MAX_ROWS));
}

/** Column by column: who deals with the same party stands together. */
function rowsOf(nodes: readonly PictureNode[], columns: number, nodeWidth: number): Rows {
  const count = Math.ceil(nodes.length / columns);
  const rows = Array.from({ length: count }, (_row, row) =>
    nodes.filter((_node, index) => index % count === row),
  );
  const lines = Math.max(0, ...nodes.map(linesOf));
  const names = Math.max(1, ...nodes.map(({ name }) => nameLines(name, nodeWidth)));
  return {
    rows,
    columns: Math.ceil(nodes.length / Math.max(1, count)),
    nodeHeight: NODE + 15 * (names - 1) + 15 * lines,
  };
}

/** A party that holds nothing and has its name on one line: name, type, net worth. */
const NODE = 57;

/** A name is cut off after so many lines. */
const MAX_NAME_LINES = 3;

/** How many lines a name takes, near enough: bold letters of 13 units are as wide as plain ones of 14. */
function nameLines(name: string, nodeWidth: number): number {
  return Math.min(MAX_NAME_LINES, Math.ceil((textWidth(name) * 14) / (nodeWidth - 8)));
}

/** How many figures a party shows. */
function linesOf({ holdings, pledged }: PictureNode): number {
  return holdings.length + (pledged > 0 ? 1 : 0);
}

/** The space between two rows of one tier. */
export const ROW_SPACE = 30;

/** The boxes of one tier, whose first row begins at `top`. */
export function boxesOf(grid: Grid, tier: number, top: number): readonly Box[] {
  const { rows, nodeHeight } = grid.tiers[tier] ?? { rows: [], nodeHeight: 0 };
  const { start, cell } = cellsOf(grid, tier);
  return rows.flatMap((nodes, row) =>
    nodes.map(({ partyId }, column) => ({
      partyId,
      tier,
      row,
      x: start + (column + 0.5) * cell - grid.nodeWidth / 2,
      y: top + row * (nodeHeight + ROW_SPACE),
      width: grid.nodeWidth,
      height: nodeHeight,
    })),
  );
}
