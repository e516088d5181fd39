/** The factors that move reserves: every other line of the central bank's sheet, as its weekly statement has them. */
import type { Cents } from '../../money';
import { total } from '../../money';
import { type Book, CENTRAL_BANK, type Claim, claimsOfParty } from './book';
import { holderOf } from './ends';
import { nameIn } from './naming';
import { claimsOnSheet, worthOfSide } from './sides';
import { balanceOf, type State } from './state';

/** What is left of the central bank's sheet when all its lines are told. */
export const NET_WORTH_FACTOR = 'Net worth';

/** What moved reserves in a step, or over several, and by how much. */
export interface Factor {
  /** What the central bank's sheet calls the line; "Daylight Overdrafts" are lent by the day, "Net worth" is what is left. */
  readonly label: string;
  /** What it added to reserves; below zero, what it absorbed. Cents. */
  readonly change: Cents;
}

/** What banks hold at the central bank: their balances above zero. Cents. */
export function bankReserves(state: State): Cents {
  if (!state.book.notes) return 0;
  const { book } = state;
  return total(
    claimsOfParty(book, CENTRAL_BANK)
      .filter((claim) => isOfBank(book, claim))
      .map((claim) => Math.max(0, balanceOf(state, claim))),
  );
}

function isOfBank({ parties }: Book, claim: Claim): boolean {
  return claim.kind === 'account' && parties[holderOf(claim)]?.type === 'bank';
}

/** What the lines of the central bank's sheet other than reserves hold of them: assets make them, liabilities absorb them. */
function sources(state: State): ReadonlyMap<string, Cents> {
  const lines = new Map<string, Cents>();
  const { book } = state;
  const add = (label: string, amount: Cents): void => {
    lines.set(label, (lines.get(label) ?? 0) + amount);
  };
  let worth = 0;
  for (const { claim, side } of claimsOnSheet(state, CENTRAL_BANK)) {
    const isReserves = isOfBank(book, claim) && balanceOf(state, claim) > 0;
    worth += worthOfSide(side);
    if (!isReserves) add(labelOf(book, claim, side.instrument), worthOfSide(side));
  }
  add(NET_WORTH_FACTOR, -worth);
  return lines;
}

function labelOf(book: Book, claim: Claim, instrument: string): string {
  const holder = claim.kind === 'account' ? book.parties[holderOf(claim)] : undefined;
  return holder && holder.type !== 'bank' ? `Account of ${nameIn(book, holder.id)}` : instrument;
}

/** The factors that moved reserves between two states, those that did not change left out; none without a central bank. */
export function factorsBetween(before: State, after: State): readonly Factor[] {
  if (!after.book.notes) return [];
  const [was, is] = [
    before.book.notes ? sources(before) : new Map<string, Cents>(),
    sources(after),
  ];
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((label) => ({ label, change: (is.get(label) ?? 0) - (was.get(label) ?? 0) }))
    .filter(({ change }) => change !== 0);
}
