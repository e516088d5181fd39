/** Sums that pass over the books of the central bank, to and from anybody who can be reached there. */
import { assertDefined } from '../../../assert';
import type { Limit } from '../../../limits';
import { type Cents, exactDollars } from '../../../money';
import { type Refusal, refusal } from '../../../refusal';
import { accountOf, type Book, CENTRAL_BANK, partyOf } from '../../ledger/book';
import { issuerOf } from '../../ledger/ends';
import { findOldestAccount, findTreasury } from '../../ledger/institutions';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import type { State } from '../../ledger/state';
import { paySettlement, settlementBalance, settlementLimit } from '../../systems/reserves';
import type { Position } from '../action';
import { depositLimit } from './funds';

/** Refuses what only a central bank does where there is none (`NOT_OFFERED`). */
export function refuseWithoutCentralBank({ book }: Position): Refusal | null {
  return book.notes
    ? null
    : refusal(
        'NOT_OFFERED',
        'There is no central bank on this board; choose one of the actions that it offers.',
      );
}

/** Refuses what only a Treasury does where there is none (`NOT_OFFERED`). */
export function refuseWithoutTreasury({ book }: Position): Refusal | null {
  return findTreasury(book) === undefined
    ? refusal(
        'NOT_OFFERED',
        'There is no Treasury on this board; choose one of the actions that it offers.',
      )
    : null;
}

/** Who acts for the Treasury: itself. */
export function treasuryActs(book: Book): readonly number[] {
  const id = findTreasury(book);
  return id === undefined ? [] : [id];
}

/** Through whose balance a party is reached on the central bank's books: a customer through the bank of its oldest account; undefined where it has none. */
function findSettlingParty(book: Book, party: number): number | undefined {
  if (partyOf(book, party).type !== 'customer') return party;
  const oldest = findOldestAccount(book, party);
  return oldest && issuerOf(oldest);
}

/** Through whose balance a party is reached; throws where it is not. */
const settlingPartyOf = (book: Book, party: number): number =>
  assertDefined(findSettlingParty(book, party), 'account through which this party is reached');

/** Refuses a customer without an account, whom no payment reaches (`UNKNOWN_ACCOUNT`). */
export function refuseUnbanked(book: Book, party: number, field: string): Refusal | null {
  return findSettlingParty(book, party) === undefined
    ? refusal(
        'UNKNOWN_ACCOUNT',
        `${nameIn(book, party)} has no account with a bank; choose another.`,
        field,
      )
    : null;
}

/** What bounds a sum that a party pays over the central bank: its balance there or, of a customer, its deposit and its bank's balance. Nothing bounds the central bank, which makes what it pays. */
export function fundsAtCentralBank(state: State, payer: number): readonly Limit[] {
  const { book } = state;
  if (payer === CENTRAL_BANK) return [];
  if (partyOf(book, payer).type === 'treasury') return [treasuryLimit(state, payer)];
  const end = settlingPartyOf(book, payer);
  return end === payer
    ? [settlementLimit(state, payer, 'amount')]
    : [depositLimit(state, payer, end, 'amount'), settlementLimit(state, end, 'amount')];
}

/** No more than the Treasury's account holds (`INSUFFICIENT_DEPOSITS`): it is never overdrawn. */
function treasuryLimit(state: State, treasury: number): Limit {
  const balance = settlementBalance(state, treasury);
  const { book } = state;
  return {
    code: 'INSUFFICIENT_DEPOSITS',
    field: 'amount',
    most: balance,
    fact: () =>
      `${nameIn(book, treasury)} has ${exactDollars(balance)} with ${nameIn(book, CENTRAL_BANK)}`,
  };
}

/** Passes a sum to or from the central bank or the Treasury over the central bank's books: what a customer pays or is paid moves its deposit and its bank's reserves. */
export function payOverCentralBank(
  journal: Journal,
  from: number,
  to: number,
  amount: Cents,
): void {
  const { book } = journal;
  const [payer, payee] = [settlingPartyOf(book, from), settlingPartyOf(book, to)];
  if (payer !== from) journal.move(accountOf(book, from, payer), -amount);
  paySettlement(journal, payer, payee, amount);
  if (payee !== to) journal.move(accountOf(book, to, payee), amount);
}
