/** Reserves that payments needed: how far what each bank pays with fell below what it had at first. */
import { itemAt } from '../../assert';
import type { Cents } from '../../money';
import { total } from '../../money';
import { type Book, type Claim, partyOf, reservesOf } from '../ledger/book';
import { holderOf, issuerOf } from '../ledger/ends';
import { DEPOSITS } from '../ledger/instruments';
import { balanceOf, type Posting, type State } from '../ledger/state';
import { systemOf } from '../systems/registry';

/** What one bank needed. */
export interface Drawdown {
  readonly bankId: number;
  readonly name: string;
  /** Cents: its opening level less its lowest one; 0 when it never fell below the first. */
  readonly needed: Cents;
}

interface Level {
  readonly name: string;
  readonly start: Cents;
  readonly now: Cents;
  readonly lowest: Cents;
}

/**
 * The bank that a claim is a means of payment of, null when it is none: its cash
 * and its settlement balances, which it has with other banks, the clearing house or
 * the central bank. A position with CHIPS is bound until the day ends, so it is not
 * one: to fund it draws the settlement balance down.
 */
export function bankPayingWith(book: Book, claim: Claim): number | null {
  const id = ownerOf(book, claim);
  return id !== null && book.parties[id]?.type === 'bank' ? id : null;
}

function ownerOf(book: Book, claim: Claim): number | null {
  if (claim.kind === 'reserves') return claim.id;
  if (claim.kind !== 'account' || DEPOSITS[claim.instrument].isMoney) return null;
  return issuerOf(claim) === systemOf(book).prefundedWith ? null : holderOf(claim);
}

/**
 * Each bank's deepest drawdown over a line of rounds: cash and settlement balances
 * together, overdrafts counted below zero, after each round. A bank that comes later
 * begins with what it came with.
 *
 * @param rounds in order; each but the first follows from the one before it by its
 * postings. The first is the position to measure from.
 */
export function drawdownsOf(
  rounds: readonly (State & { readonly postings: readonly Posting[] })[],
): readonly Drawdown[] {
  const levels = new Map<number, Level>();
  for (const [index, round] of rounds.entries()) {
    const { book } = round;
    if (index > 0) follow(levels, round);
    if (index > 0 && rounds[index - 1]?.book.parties.length === book.parties.length) continue;
    for (const { id, name, type } of book.parties) {
      if (type !== 'bank' || levels.has(id)) continue;
      const start = levelOf(round, id);
      levels.set(id, { name, start, now: start, lowest: start });
    }
  }
  return [...levels].map(([bankId, { name, start, lowest }]) => ({
    bankId,
    name,
    needed: start - lowest,
  }));
}

/** The reserves that a line of rounds needed, in cents: the sum of all banks' deepest drawdowns. */
export function reservesNeeded(
  rounds: readonly (State & { readonly postings: readonly Posting[] })[],
): Cents {
  return total(drawdownsOf(rounds).map(({ needed }) => needed));
}

/** What a bank can pay with, in cents. */
function levelOf(state: State, bank: number): Cents {
  const { book } = state;
  const accounts = partyOf(book, bank).accountIds.map((id) => itemAt(book.accounts, id));
  const own = [reservesOf(book, bank), ...accounts];
  return total(
    own
      .filter((claim) => bankPayingWith(book, claim) === bank)
      .map((claim) => balanceOf(state, claim)),
  );
}

/** Takes what a round posted into the levels. Only what stands at its end counts: it is atomic. */
function follow(
  levels: Map<number, Level>,
  { book, postings }: State & { readonly postings: readonly Posting[] },
): void {
  const moved = new Map<number, Cents>();
  for (const { claim, delta } of postings) {
    const bank = bankPayingWith(book, claim);
    if (bank !== null) moved.set(bank, (moved.get(bank) ?? 0) + delta);
  }
  for (const [bank, delta] of moved) {
    const level = levels.get(bank);
    if (!level) continue;
    const now = level.now + delta;
    levels.set(bank, { ...level, now, lowest: Math.min(level.lowest, now) });
  }
}
