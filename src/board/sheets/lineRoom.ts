/** How much room the sheets of a line need at most, so that each keeps its place while one steps along it. */

import type { BankingRound } from '@/events/banking/board/rules';
import { worthName } from '@/events/banking/ledger/capital';
import { lineLabel } from '@/events/banking/views/labels';
import { balanceSheet, sheetLines } from '@/events/banking/views/sheet';
import { figure } from '@/events/money';
import { nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import { shortLength } from './Label';

/** What a sheet has to find room for. */
export interface Room {
  /** Rows of the longer side, net worth included, the total not. */
  readonly rows: number;
  /** Signs of the widest line of each side: its label, its figure and a change as long. */
  readonly assets: number;
  readonly liabilities: number;
}

/** What a line of a figure takes, in signs: the change beside it is set smaller. */
const widthOf = (label: string, amount: number): number =>
  shortLength(label) + Math.ceil(figure(amount).length * 1.9) + 2;

const NONE: Room = { rows: 1, assets: 0, liabilities: 0 };

/** Steps that are looked through, from the end of the line back: a longer line is as busy at its end as before. */
const MAX_STEPS = 120;

const known = new WeakMap<BankingRound, ReadonlyMap<number, Room>>();

const wider = (one: Room, other: Room): Room => ({
  rows: Math.max(one.rows, other.rows),
  assets: Math.max(one.assets, other.assets),
  liabilities: Math.max(one.liabilities, other.liabilities),
});

/** The room that each party's sheet needs at one round. */
function roomAt(round: BankingRound): ReadonlyMap<number, Room> {
  const cached = known.get(round);
  if (cached) return cached;
  const room = new Map(
    round.book.parties.map(({ id, type }) => {
      const { netWorth, total } = balanceSheet(round, id);
      const sides = { asset: 0, liability: 1 };
      const foot = 'Total $'.length + figure(total).length;
      const worth = widthOf(worthName(round, id), netWorth);
      const widths = { asset: foot, liability: Math.max(foot, worth) };
      for (const line of sheetLines(round, id)) {
        sides[line.side] += 1;
        const width = widthOf(lineLabel(line, type), line.amount);
        widths[line.side] = Math.max(widths[line.side], width);
      }
      const rows = Math.max(sides.asset, sides.liability);
      return [id, { rows, assets: widths.asset, liabilities: widths.liability }] as const;
    }),
  );
  known.set(round, room);
  return room;
}

/**
 * The most room that each party's sheet needs on a line, by the party's id.
 *
 * @param leaf the end of the line
 */
export function lineRoom(
  timeline: Timeline<BankingRound>,
  leaf: number,
): ReadonlyMap<number, Room> {
  const most = new Map<number, Room>();
  let id: number | null = leaf;
  for (let count = 0; id !== null && count < MAX_STEPS && id >= timeline.opening; count += 1) {
    for (const [party, room] of roomAt(nodeAt(timeline, id).round))
      most.set(party, wider(room, most.get(party) ?? NONE));
    id = id === timeline.opening ? null : parentOf(timeline, id);
  }
  return most;
}

/** How far the stem may stand from the middle: neither side is more than three fifths of a sheet. */
const MAX_SHARE = 1.5;

/** The columns of a sheet's two sides, as a grid is told of them: the wider the lines, the wider the side. */
export function sidesOf({ assets, liabilities }: Room): string {
  const share = Math.min(MAX_SHARE, Math.max(1 / MAX_SHARE, assets / liabilities));
  return `minmax(min-content, ${share.toFixed(3)}fr) minmax(min-content, 1fr)`;
}

/** How much wider or narrower than the others a sheet may be: further apart they would not look alike. */
const MAX_SPREAD = 1.35;

/**
 * The columns of a tier, as a grid is told of them: the wider a sheet's lines, the wider its column.
 *
 * @param rows what the sheets of each of its rows need, all of one length: they share their columns
 */
export function columnsOf(rows: readonly (readonly (Room | undefined)[])[]): string {
  const needOf = (room: Room | undefined) => (room ? room.assets + room.liabilities : 0);
  const columns = [...(rows[0]?.keys() ?? [])];
  const needs = columns.map((column) => Math.max(...rows.map((row) => needOf(row[column]))));
  const mean = needs.reduce((sum, need) => sum + need, 0) / needs.length;
  return needs
    .map((need) => Math.min(MAX_SPREAD, Math.max(1 / MAX_SPREAD, mean > 0 ? need / mean : 1)))
    .map((share) => `minmax(0, ${share.toFixed(3)}fr)`)
    .join(' ');
}
