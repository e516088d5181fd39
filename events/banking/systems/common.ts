/** What systems have in common: customers' accounts and payments, and joining where there is no institution to join. */

import type { Cents } from '../../money';
import { refusal } from '../../refusal';
import { chosen } from '../../world/fields';
import { accountOf, type Book, type Payment, partyOf, reservesOf } from '../ledger/book';
import type { DepositInstrument } from '../ledger/instruments';
import type { Journal } from '../ledger/journal';
import { withParty } from '../ledger/openings';
import type { BankingSystem, Newcomer } from './system';

/** What customers do with their banks, which is the same under every system. */
export const WITH_ONES_BANK = [
  'deposit',
  'withdraw',
  'transfer',
  'getLoan',
  'repayLoan',
  'getMortgage',
  'repayMortgage',
] as const;

/** Brings a party onto the board with its cash in specie. */
export function arrive(journal: Journal, name: string, type: Newcomer['partyType'], cash: Cents) {
  const { book, party } = withParty(journal.book, name, chosen(type), cash);
  journal.adopt(book);
  journal.post(reservesOf(book, party.id), cash, 'assignment');
  return party;
}

/** Joining where there is nothing to join: a party arrives with its cash. */
export const joining: Pick<
  BankingSystem,
  'found' | 'foundingGains' | 'refuseJoin' | 'join' | 'joinGains'
> = {
  found: () => {},
  foundingGains: [],
  refuseJoin: (_state, { deposit }) => (deposit === 0 ? null : NOTHING_TO_PAY_INTO),
  join: (journal, { name, partyType, cash }) => {
    arrive(journal, name, partyType, cash);
  },
  joinGains: (book, { cash }) => [[book.parties.length, cash]],
};

/** Refuses a payment on joining where there is nothing to pay into. */
export const NOTHING_TO_PAY_INTO = refusal(
  'AMOUNT_INVALID',
  'This party pays nothing in on joining; leave that sum at 0.',
  'deposit',
);

/** Accounts of customers with banks, which every system has. */
export function customersAccount(
  book: Book,
  holder: number,
  issuer: number,
): DepositInstrument | null {
  const isPair = partyOf(book, holder).type === 'customer' && partyOf(book, issuer).type === 'bank';
  return isPair ? 'Customer Deposits' : null;
}

/** Posts what a payment between two banks does to the accounts of payer and payee. */
export function payCustomers(journal: Journal, payment: Payment): void {
  const { from, fromBank, to, toBank, amount } = payment;
  journal.move(accountOf(journal.book, from, fromBank), -amount);
  journal.move(accountOf(journal.book, to, toBank), amount);
}

/** Payments that travel at once. */
export const immediately = (_before: Book, _after: Book, payment: Payment): readonly Payment[] => [
  payment,
];
