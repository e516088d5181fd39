/** What the board of the bills exercise shows of a player at one round: its account, with its changes marked. */

import { CONDITIONS } from '@/events/bills/conditions';
import { type BillsRecord, billsRecords } from '@/events/bills/records';
import type { BillsRound } from '@/events/bills/rules';
import {
  type BillsState,
  CURRENCIES,
  type Currency,
  findBill,
  type Player,
  playerOf,
} from '@/events/bills/state';
import { billsSheet, type Debt } from '@/events/bills/views';
import { billNumber } from '@/events/bills/words';
import type { ColourMode } from '../sheets/partyView';

/** A line of a player's account. Amounts are hundredths: of a coin, of goods, of a marc. */
export interface BillsLine {
  /** Says which line it is, across rounds. */
  readonly key: string;
  readonly side: 'asset' | 'liability';
  /** Whether it stands in the purse or the store, or is a debt in marcs. */
  readonly kind: 'holding' | 'debt';
  readonly label: string;
  /** Who stands on the other side, and what became of it; null where there is nobody. */
  readonly detail: string | null;
  readonly amount: number;
  readonly change: number;
}

/** The shown round and the one it came from. */
export interface ShownBills {
  readonly round: BillsRound;
  readonly before: BillsRound;
}

const HOLDING_LABELS: Readonly<Record<Currency | 'goods', string>> = {
  ecus: 'Ecus',
  marcs: 'Marcs',
  goods: 'Goods',
};

/**
 * The lines of a player's account: coins, goods, bills by number, the bankers'
 * claim. A line that the shown round closed stays, with nothing in it.
 *
 * @param history the rounds before the shown one, latest first; read only in mode `round`
 */
export function billsLines(
  shown: ShownBills,
  playerId: number,
  mode: ColourMode,
  history: Iterable<Pick<ShownBills, 'round'>>,
): readonly BillsLine[] {
  const after = linesOf(shown.round, playerId);
  if (mode === 'off') return after;
  const lines = compared(linesOf(shown.before, playerId), after, shown.round);
  return mode === 'round' ? withLastChanges(lines, playerId, history) : lines;
}

/** The number of the bill that a line shows, by the line's key; null where it shows none. */
export function billOfLine(key: string): number | null {
  const [, kind, id] = key.split('-');
  return kind === 'bill' ? Number(id) : null;
}

/** The lines of a player's account in one state, none of them marked. */
function linesOf(state: BillsState, playerId: number): readonly BillsLine[] {
  const { player, assets, liabilities } = billsSheet(state, playerId);
  return [
    ...holdingLines(player),
    ...assets.map((debt) => debtLine(state, debt, 'asset')),
    ...liabilities.map((debt) => debtLine(state, debt, 'liability')),
  ];
}

/** Coins and goods. What a player neither has nor is meant to have is left out. */
function holdingLines({ city, type, coins, goods }: Player): readonly BillsLine[] {
  const own = CONDITIONS.currencies[city];
  const line = (what: Currency | 'goods', amount: number): BillsLine => ({
    key: `asset-${what}`,
    side: 'asset',
    kind: 'holding',
    label: HOLDING_LABELS[what],
    detail: null,
    amount,
    change: 0,
  });
  const purse = CURRENCIES.filter((currency) => currency === own || coins[currency] > 0);
  const lines = purse.map((currency) => line(currency, coins[currency]));
  return type === 'banker' ? lines : [...lines, line('goods', goods)];
}

function debtLine(state: BillsState, debt: Debt, side: BillsLine['side']): BillsLine {
  const { bill, amount } = debt;
  const other = playerOf(state, side === 'asset' ? debt.debtorId : debt.creditorId).name;
  const words = side === 'asset' ? `due from ${other}` : `due to ${other}`;
  const common = { side, kind: 'debt', amount, change: 0 } as const;
  return bill
    ? {
        ...common,
        key: `${side}-bill-${bill.id}`,
        label: `${billNumber(bill)} on ${bill.city}`,
        detail: words,
      }
    : { ...common, key: `${side}-claim`, label: 'For bills remitted', detail: words };
}

/** Both states' lines in one list: what is there now with its change, what is gone with nothing in it. */
function compared(
  before: readonly BillsLine[],
  after: readonly BillsLine[],
  now: BillsState,
): readonly BillsLine[] {
  const earlier = new Map(before.map((line) => [line.key, line]));
  const there = new Set(after.map(({ key }) => key));
  const marked = after.map((line) => ({
    ...line,
    change: line.amount - (earlier.get(line.key)?.amount ?? 0),
  }));
  const gone = before
    .filter(({ key }) => !there.has(key))
    .map((line) => ({ ...line, detail: becameOf(line, now), amount: 0, change: -line.amount }));
  return gone.length === 0 ? marked : [...marked, ...gone].sort(byPosition);
}

/** What became of a line that a round closed. */
function becameOf({ key, detail }: BillsLine, now: BillsState): string | null {
  if (detail === null) return null;
  const id = billOfLine(key);
  if (id === null) return 'set off';
  const bill = findBill(now, id);
  if (!bill) return 'cancelled';
  return bill.paid ? 'paid' : `passed to ${playerOf(now, bill.dueTo).name}`;
}

/** The order of lines within a side; bills by number. */
const PLACES = ['ecus', 'marcs', 'goods', 'bill', 'claim'];

function byPosition(one: BillsLine, other: BillsLine): number {
  const [, oneKind = '', oneId = '0'] = one.key.split('-');
  const [, otherKind = '', otherId = '0'] = other.key.split('-');
  return PLACES.indexOf(oneKind) - PLACES.indexOf(otherKind) || Number(oneId) - Number(otherId);
}

/** The lines, each that the shown round left alone with the last change before it. */
function withLastChanges(
  lines: readonly BillsLine[],
  playerId: number,
  history: Iterable<Pick<ShownBills, 'round'>>,
): readonly BillsLine[] {
  const open = new Set(lines.filter(({ change }) => change === 0).map(({ key }) => key));
  const found = new Map<string, number>();
  for (const { round } of history) {
    if (open.size === 0) break;
    for (const [key, change] of changesIn(round, playerId)) {
      if (change !== 0 && open.delete(key)) found.set(key, change);
    }
  }
  return lines.map((line) => ({ ...line, change: found.get(line.key) ?? line.change }));
}

/** What a round did to the lines of a player, from its records. */
function changesIn(round: BillsRound, playerId: number): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const record of billsRecords(round)) {
    if (record.playerId !== playerId) continue;
    const key = keyOf(record);
    const change = record.symbol === '+' ? record.amount : -record.amount;
    changes.set(key, (changes.get(key) ?? 0) + change);
  }
  return changes;
}

function keyOf({ side, instrumentType, posting }: BillsRecord): string {
  if (posting.kind === 'bill') return `${side}-bill-${posting.bill.id}`;
  return posting.kind === 'claim' ? `${side}-claim` : `${side}-${instrumentType}`;
}
