/** The balance sheet of a party: its claims, grouped by instrument, and what balances it (see `worthName`). */

import type { Cents } from '../../money';
import { type Claim, findCredit, partyOf } from '../ledger/book';
import { CREDITS } from '../ledger/debtRows';
import { claimsOnSheet, type Side } from '../ledger/sides';
import type { State } from '../ledger/state';

/** One claim as one party's sheet shows it. */
export interface SheetLine {
  /** The same for the same claim on the same side, at every round. */
  readonly key: string;
  /** The account's or credit account's id; the party's own for cash, notes and bills. */
  readonly id: number;
  readonly kind: Claim['kind'];
  readonly side: Side['side'];
  readonly instrument: string;
  /** The counterparty, null for cash, notes and bills. */
  readonly thirdPartyDetail: { readonly id: number; readonly name: string } | null;
  /** Of accrued interest, what it is the interest on: "fed funds". */
  readonly on?: string;
  /** Cents, never negative. */
  readonly amount: Cents;
}

/** The lines of one instrument on one side of a sheet. */
export interface SheetGroup<Line = SheetLine> {
  readonly instrument: string;
  readonly total: Cents;
  readonly lines: readonly Line[];
}

export interface BalanceSheet {
  readonly partyId: number;
  readonly assets: readonly SheetGroup[];
  readonly liabilities: readonly SheetGroup[];
  /** What balances the sheet: assets less liabilities, share capital among these; below zero when the party owes more than it has. */
  readonly netWorth: Cents;
  /** What both columns foot to: liabilities and net worth together make the assets. */
  readonly total: Cents;
}

/** The lines of a party's sheet, ungrouped, cash first; zero balances are not listed. */
export function sheetLines(state: State, partyId: number): readonly SheetLine[] {
  return claimsOnSheet(state, partyId).map(({ claim, side }) => lineOf(state, claim, side));
}

/** What identifies a claim's line on one side of a sheet, at every round. */
export function lineKey({ kind, id }: Pick<Claim, 'kind' | 'id'>, side: Side['side']): string {
  return `${kind}-${id}-${side}`;
}

/** What stands for a net worth among the keys of a sheet's lines. */
export const NET_WORTH_KEY = 'net-worth';

/** A claim's line on the sheet that one of its sides belongs to. */
export function lineOf(state: State, claim: Claim, side: Side): SheetLine {
  const { thirdPartyId } = side;
  return {
    key: lineKey(claim, side.side),
    id: claim.id,
    kind: claim.kind,
    side: side.side,
    instrument: side.instrument,
    thirdPartyDetail:
      thirdPartyId === null
        ? null
        : { id: thirdPartyId, name: partyOf(state.book, thirdPartyId).name },
    ...onOf(state, claim),
    amount: side.amount,
  };
}

/** Two debts of one debtor have each its own interest, on lines that would read alike. */
function onOf({ book }: State, claim: Claim): Pick<SheetLine, 'on'> {
  if (claim.kind !== 'credit' || claim.accruedOnId === undefined) return {};
  const debt = findCredit(book, claim.accruedOnId);
  return debt ? { on: CREDITS[debt.instrument].together.toLowerCase() } : {};
}

/** A party's balance sheet. */
export function balanceSheet(state: State, partyId: number): BalanceSheet {
  const lines = sheetLines(state, partyId);
  const grouped = (side: SheetLine['side']) =>
    byInstrument(
      lines.filter((line) => line.side === side),
      (line) => line,
    );
  const [assets, liabilities] = [grouped('asset'), grouped('liability')];
  const total = sum(assets);
  return { partyId, assets, liabilities, netWorth: total - sum(liabilities), total };
}

/**
 * Lines grouped by instrument, in the order in which the instruments first come.
 *
 * @param read the line of a sheet that an item of the list has
 */
export function byInstrument<Item>(
  items: readonly Item[],
  read: (item: Item) => Pick<SheetLine, 'instrument' | 'amount'>,
): readonly SheetGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const { instrument } = read(item);
    const group = groups.get(instrument);
    if (group) group.push(item);
    else groups.set(instrument, [item]);
  }
  return [...groups].map(([instrument, members]) => ({
    instrument,
    total: members.reduce((total, item) => total + read(item).amount, 0),
    lines: members,
  }));
}

function sum(groups: readonly SheetGroup[]): Cents {
  return groups.reduce((total, group) => total + group.total, 0);
}
