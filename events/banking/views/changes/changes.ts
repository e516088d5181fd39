/** What changed on a sheet, line by line: in one round, or the last time each line changed. */

import type { Cents } from '../../../money';
import type { Book, Claim } from '../../ledger/book';
import { worthOf } from '../../ledger/capital';
import { type Side, sidesOf } from '../../ledger/sides';
import { balanceOf, type Round, type State } from '../../ledger/state';
import { keyOf } from '../../ledger/sums';
import { lineKey, NET_WORTH_KEY, type SheetLine, sheetLines } from '../sheet';

/** A line with the change that is marked on it; `change` is 0 where nothing is marked. */
export interface MarkedLine {
  readonly line: SheetLine;
  /** Cents: above zero the line grew, below it shrank. */
  readonly change: Cents;
}

/** How much a claim's line on one side of one sheet changed between two balances. */
interface SideChange {
  readonly side: Side;
  readonly change: Cents;
}

/** How much a claim's lines changed, on each side of each sheet, between two balances in cents. */
function sideChanges(claim: Claim, before: Cents, after: Cents): readonly SideChange[] {
  const changes = new Map<string, SideChange>();
  for (const side of sidesOf(claim, before)) {
    changes.set(sideKey(side), { side: { ...side, amount: 0 }, change: -side.amount });
  }
  for (const side of sidesOf(claim, after)) {
    const known = changes.get(sideKey(side));
    changes.set(sideKey(side), { side, change: side.amount + (known?.change ?? 0) });
  }
  return [...changes.values()];
}

/** What a round changed on a sheet: a line of it by its key, or its net worth. */
export interface LineChange {
  readonly partyId: number;
  readonly key: string;
  /** Cents, never 0. */
  readonly change: Cents;
}

/** All that a round changed on all sheets, lines first, then net worths. */
export function changesOf(before: State, round: Round<unknown>): readonly LineChange[] {
  const lines: LineChange[] = [];
  const worths = new Map<number, Cents>();
  for (const claim of new Set(round.postings.map((posting) => posting.claim))) {
    const [old, now] = [balanceOf(before, claim), balanceOf(round, claim)];
    for (const { side, change } of sideChanges(claim, old, now)) {
      if (change === 0) continue;
      const { partyId } = side;
      lines.push({ partyId, key: lineKey(claim, side.side), change });
      const gained = side.side === 'asset' ? change : -change;
      worths.set(partyId, (worths.get(partyId) ?? 0) + gained);
    }
  }
  const gains = [...worths].filter(([, change]) => change !== 0);
  return [...lines, ...gains.map(([partyId, change]) => ({ partyId, key: NET_WORTH_KEY, change }))];
}

const sideKey = (side: Side): string => `${side.partyId}-${side.side}`;

/** A claim that stands before a round or after it, and its balance then: 0 where it does not stand. */
export interface ClaimChange<Kind extends Claim = Claim> {
  readonly claim: Kind;
  readonly old: Cents;
  readonly now: Cents;
}

/**
 * Some claims at either end of a round: those that stood before, then those that came. The slot
 * of a debt that was closed may be another's by now, so a balance is read only where the claim stands.
 */
export function claimChanges<Kind extends Claim>(
  before: State,
  after: State,
  claimsIn: (book: Book) => readonly Kind[],
): ClaimChange<Kind>[] {
  const found = new Map<string, ClaimChange<Kind>>();
  for (const claim of claimsIn(before.book)) {
    found.set(keyOf(claim), { claim, old: balanceOf(before, claim), now: 0 });
  }
  for (const claim of claimsIn(after.book)) {
    const old = found.get(keyOf(claim))?.old ?? 0;
    found.set(keyOf(claim), { claim, old, now: balanceOf(after, claim) });
  }
  return [...found.values()];
}

/** The order of a sheet: kind by kind, each in order of opening. */
const KINDS: readonly Claim['kind'][] = ['reserves', 'notes', 'securities', 'account', 'credit'];

function compareLines({ line: one }: MarkedLine, { line: other }: MarkedLine): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.id - other.id;
}

/**
 * The lines of a party's sheet at a round, each marked with what the round
 * changed on it. A line that the round brought to zero, or whose debt it closed,
 * is still listed, at 0.
 */
export function markedLines(before: State, after: State, partyId: number): readonly MarkedLine[] {
  const marked = new Map<string, MarkedLine>();
  for (const line of sheetLines(before, partyId)) {
    marked.set(line.key, { line: { ...line, amount: 0 }, change: -line.amount });
  }
  for (const line of sheetLines(after, partyId)) {
    const old = marked.get(line.key);
    marked.set(line.key, { line, change: line.amount + (old?.change ?? 0) });
  }
  return [...marked.values()].sort(compareLines);
}

/** A step as it is looked at: the state after it, and the one that it came from. */
interface Step {
  readonly round: State;
  readonly before: State;
}

/** The rounds of a line from the shown one backwards, each with the state before it. */
export type Backwards = Iterable<{
  readonly round: Round<unknown>;
  readonly before: State;
}>;

/** The last change, in cents, that a line of a party's sheet saw before the shown round; 0 where there was none. */
export type Earlier = (partyId: number, lineKey: string) => Cents;

/**
 * The lines of a party's sheet, each marked with the last change it saw.
 *
 * @param history the rounds before the shown one, of which no more are read than must be; or
 * what is known of them already
 */
export function lastChanges(
  shown: Step,
  history: Backwards | Earlier,
  partyId: number,
): readonly MarkedLine[] {
  const lines = markedLines(shown.before, shown.round, partyId);
  const missing = lines.filter(({ change }) => change === 0).map(({ line }) => line.key);
  const earlier =
    typeof history === 'function' ? history : searched(history, partyId, new Set(missing));
  return lines.map((marked) => ({
    ...marked,
    change: marked.change || earlier(partyId, marked.line.key),
  }));
}

/** The last change of a party's net worth, in cents: that of the shown round, or one before it; 0 where there was none. */
export function lastWorthChange(shown: Step, history: Backwards | Earlier, partyId: number): Cents {
  const change = worthOf(shown.round, partyId) - worthOf(shown.before, partyId);
  if (change !== 0) return change;
  const earlier =
    typeof history === 'function' ? history : searched(history, partyId, new Set([NET_WORTH_KEY]));
  return earlier(partyId, NET_WORTH_KEY);
}

/** Looks for the last change of each of some lines of a party's sheet. */
function searched(history: Backwards, partyId: number, missing: Set<string>): Earlier {
  const found = new Map<string, Cents>();
  for (const { round, before } of history) {
    if (missing.size === 0) break;
    for (const { partyId: of, key, change } of changesOf(before, round)) {
      if (of === partyId && missing.delete(key)) found.set(key, change);
    }
  }
  return (_partyId, key) => found.get(key) ?? 0;
}
