/** How sums pass between banks and their shareholders: what shares cost, and dividends. */
import { assertDefined } from '../../../assert';
import type { Limit } from '../../../limits';
import type { Cents } from '../../../money';
import { type Refusal, refusal } from '../../../refusal';
import { accountOf, type Book, findAccount, partyOf } from '../../ledger/book';
import { issuerOf } from '../../ledger/ends';
import { findOldestAccount } from '../../ledger/institutions';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import type { State } from '../../ledger/state';
import { paySettlement, settlementLimit } from '../../systems/reserves';
import { depositLimit } from './funds';

/** The bank whose books a customer pays from, or is paid on, when it deals with a bank: that bank, else with a central bank its oldest. */
function findRoutingBank(book: Book, party: number, bank: number): number | undefined {
  if (findAccount(book, party, bank)) return bank;
  if (!book.notes) return undefined;
  const oldest = findOldestAccount(book, party);
  return oldest && issuerOf(oldest);
}

/** The bank through whose books a customer deals with a bank; throws where there is none. */
const routingBankOf = (book: Book, party: number, bank: number): number =>
  assertDefined(findRoutingBank(book, party, bank), 'bank through which this party is reached');

/** Refuses a party that no sum can pass to or from a bank (`UNKNOWN_ACCOUNT`). */
export function refuseUnreachable(
  book: Book,
  party: number,
  bank: number,
  field: string,
): Refusal | null {
  const isReached =
    partyOf(book, party).type === 'bank'
      ? book.notes !== null
      : findRoutingBank(book, party, bank) !== undefined;
  if (isReached) return null;
  return refusal(
    'UNKNOWN_ACCOUNT',
    `${nameIn(book, party)} has no account from which ${nameIn(book, bank)} could be paid; choose another.`,
    field,
  );
}

/** What bounds a sum that a party pays a bank: its account and, where that is with another bank, that bank's balance with the central bank. */
export function fundsToPay(state: State, payer: number, bank: number): readonly Limit[] {
  const { book } = state;
  if (partyOf(book, payer).type === 'bank') return [settlementLimit(state, payer, 'amount')];
  const via = routingBankOf(book, payer, bank);
  return [
    depositLimit(state, payer, via, 'amount'),
    ...(via === bank ? [] : [settlementLimit(state, via, 'amount')]),
  ];
}

/** What bounds a sum that a bank pays these parties: its balance with the central bank, unless all of them have accounts with itself. */
export function fundsToPayOut(
  state: State,
  bank: number,
  payees: readonly number[],
): readonly Limit[] {
  const leaves = payees.some((payee) => findRoutingBank(state.book, payee, bank) !== bank);
  return leaves ? [settlementLimit(state, bank, 'amount')] : [];
}

/** Passes a sum, in cents, from a party to a bank. Below zero it passes the other way. */
export function passToBank(journal: Journal, party: number, bank: number, amount: Cents): void {
  const { book } = journal;
  const pay = (from: number, to: number): void =>
    amount > 0
      ? paySettlement(journal, from, to, amount)
      : paySettlement(journal, to, from, -amount);
  if (partyOf(book, party).type === 'bank') {
    pay(party, bank);
    return;
  }
  const via = routingBankOf(book, party, bank);
  journal.move(accountOf(book, party, via), -amount);
  if (via !== bank) pay(via, bank);
}
