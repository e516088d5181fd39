/** Sums over the sheets of a state and the entries of a round, as the invariants compare them. */

import type { Cents } from '../../money';
import { total } from '../../money';
import { type Book, type Claim, claimsOf, partyOf } from './book';
import { creditorOf, debtorOf, isBilateral, partiesTo } from './ends';
import { HOLDINGS } from './instruments';
import { type RecordEntry, recordEntries } from './records';
import { type ClaimOnSheet, claimsOnSheet, worthOfSide } from './sides';
import { balanceOf, type Round, type State } from './state';

/** The least of some amounts; 0 when there are none. */
export function least(amounts: readonly Cents[]): Cents {
  return amounts.length === 0 ? 0 : Math.min(...amounts);
}

/** What identifies a claim as long as it stands. */
export function keyOf({ kind, id }: Pick<Claim, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** A claim in words: its instrument and the parties between which it stands. */
export function describeClaim(book: Book, claim: Claim): string {
  if (!isBilateral(claim)) {
    return `The ${HOLDINGS[claim.instrument].inChecks} of ${partyOf(book, claim.id).name}`;
  }
  const [one, other] = partiesTo(claim).map((id) => partyOf(book, id).name);
  return `${claim.instrument} between ${one} and ${other}`;
}

/** Every line of every party's sheet, found party by party as the sheets are drawn. */
function claimsOnSheets(state: State): readonly ClaimOnSheet[] {
  return state.book.parties.flatMap(({ id }) => claimsOnSheet(state, id));
}

/** What the sheets show of each claim, by key: as assets, as liabilities. */
export function shownByClaim(
  state: State,
): ReadonlyMap<string, { readonly asset: Cents; readonly liability: Cents }> {
  const shown = new Map<string, { asset: Cents; liability: Cents }>();
  for (const { claim, side } of claimsOnSheets(state)) {
    const sums = shown.get(keyOf(claim)) ?? { asset: 0, liability: 0 };
    sums[side.side] += side.amount;
    shown.set(keyOf(claim), sums);
  }
  return shown;
}

/** The cash of all parties that do not issue it, in cents. */
export function cashHeld(state: State): Cents {
  const { reserves, notes } = state.book;
  return total(reserves.filter(({ id }) => id !== notes?.id).map((one) => balanceOf(state, one)));
}

/** The cash that all parties were created with and no central bank issues, in cents. */
export function cashBrought({ book }: State): Cents {
  return total(
    book.reserves.filter(({ id }) => id !== book.notes?.id).map(({ cashReserves }) => cashReserves),
  );
}

/** What each party's net worth changed by, by party id: read from the sheets before and after. */
export function worthChanges(before: State, after: State): readonly Cents[] {
  const worths = [sheetWorths(before), sheetWorths(after)] as const;
  return after.book.parties.map(({ id }) => (worths[1].get(id) ?? 0) - (worths[0].get(id) ?? 0));
}

function sheetWorths(state: State): ReadonlyMap<number, Cents> {
  const worths = new Map<number, Cents>();
  for (const { side } of claimsOnSheets(state)) {
    worths.set(side.partyId, (worths.get(side.partyId) ?? 0) + worthOfSide(side));
  }
  return worths;
}

/** What each party's net worth must have changed by, by party id: added up from the postings. */
export function postedWorth(round: Round<unknown>): ReadonlyMap<number, Cents> {
  const worths = new Map<number, Cents>();
  const add = (id: number, delta: Cents): void => {
    worths.set(id, (worths.get(id) ?? 0) + delta);
  };
  for (const { claim, delta } of round.postings) {
    if (isBilateral(claim)) {
      // A rise of an account is its holder's gain, below zero as above it.
      add(creditorOf(claim, 0), delta);
      add(debtorOf(claim, 0), -delta);
    } else add(claim.id, HOLDINGS[claim.instrument].side === 'asset' ? delta : -delta);
  }
  return worths;
}

/** The changes of all sheets' lines, in cents, by a description of each line. */
export function sheetChanges(before: State, after: State): ReadonlyMap<string, Cents> {
  const changes = new Map<string, Cents>();
  for (const [state, sign] of [[before, -1] as const, [after, 1] as const]) {
    for (const { claim, side } of claimsOnSheets(state)) {
      const line = lineName(after.book, side.partyId, side.side, claim);
      changes.set(line, (changes.get(line) ?? 0) + sign * side.amount);
    }
  }
  return changes;
}

/** The record entries of a round added up, in cents, by the same descriptions. */
export function recordedChanges(round: Round<unknown>): ReadonlyMap<string, Cents> {
  const changes = new Map<string, Cents>();
  for (const entry of recordEntries(round)) {
    const line = lineName(round.book, entry.partyId, entry.side, entry.claim);
    changes.set(line, (changes.get(line) ?? 0) + signed(entry));
  }
  return changes;
}

function signed({ symbol, amount }: RecordEntry): Cents {
  return symbol === '+' ? amount : -amount;
}

function lineName(book: Book, partyId: number, side: 'asset' | 'liability', claim: Claim): string {
  const which = `${describeClaim(book, claim)} (${claim.kind} ${claim.id})`;
  return `${which} as ${side === 'asset' ? 'an asset' : 'a liability'} of ${partyOf(book, partyId).name}`;
}

/** The balances of the claims of one kind, in cents. */
export function balancesOfKind(state: State, kind: Claim['kind']): readonly Cents[] {
  return claimsOf(state.book)
    .filter((claim) => claim.kind === kind)
    .map((claim) => balanceOf(state, claim));
}
