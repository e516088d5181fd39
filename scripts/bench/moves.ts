/**
 * What someone might do next on a board, event type by event type: round sums for
 * the most part, debts repaid whole more often than not, everyone with everyone.
 * A move may be one that the rules refuse; sessions leave those out.
 */

import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Account, CreditInstrument, PartyType } from '@/events/banking/ledger/book';
import { balanceOf } from '@/events/banking/ledger/state';
import { type Next, pick } from './random';

/** Common sums in cents, the commonest more than once; the last ones are odd. */
const SUMS = [
  ...[500, 1000, 1000, 1000, 1500, 2000, 2000, 2000, 2500, 3000, 3000, 4000, 5000, 5000, 10_000],
  ...[700, 1200, 3300, 1250],
];

/** Rates and haircuts in basis points. */
const RATES = [100, 200, 300, 400, 500, 500, 250, 1000];
const HAIRCUTS = [0, 200, 200, 500, 1000];

/** Limits of overdrafts in cents. */
const OVERDRAFTS = [0, 1000, 2000, 5000, 10_000];

type Move = (round: BankingRound, next: Next) => BankingEvent | null;

const sum = (next: Next): number => pick(next, SUMS) ?? 1000;

function someone(round: BankingRound, next: Next, ...types: readonly PartyType[]): number {
  return (
    pick(
      next,
      round.book.parties.filter(({ type }) => types.includes(type)),
    )?.id ?? 0
  );
}

function customersAccount({ book }: BankingRound, next: Next): Account | undefined {
  return pick(
    next,
    book.accounts.filter(({ instrument }) => instrument === 'Customer Deposits'),
  );
}

/** An open debt and what to repay of it: the newest or any, all of it or a round part. */
function repayment(round: BankingRound, next: Next, instrument: CreditInstrument) {
  const open = round.book.credits.filter((credit) => credit.instrument === instrument);
  const credit = next(2) === 0 ? open.at(-1) : pick(next, open);
  if (!credit) return null;
  const balance = balanceOf(round, credit);
  const part = next(10) < 7 ? balance : Math.min(balance, sum(next));
  return { loan: credit.id, amount: part };
}

const onAccount =
  (type: 'deposit' | 'withdraw' | 'getLoan' | 'getMortgage'): Move =>
  (round, next) => {
    const account = customersAccount(round, next);
    if (!account) return null;
    const { subordinateId: customer, superiorId: bank } = account;
    return { type, customer, bank, amount: sum(next) };
  };

const ofCustomers =
  (type: 'repayLoan' | 'repayMortgage', instrument: CreditInstrument): Move =>
  (round, next) => {
    const part = repayment(round, next, instrument);
    return part && { type, ...part, by: next(4) === 0 ? 'cash' : 'deposits' };
  };

const ofBanks =
  (type: 'payDues' | 'bankTransfer'): Move =>
  (round, next) => {
    const from = someone(round, next, 'bank');
    return { type, from, to: someone(round, next, 'bank'), amount: sum(next) };
  };

const openMarket =
  (type: 'buySecurities' | 'sellSecurities'): Move =>
  (round, next) => ({ type, bank: someone(round, next, 'bank'), amount: sum(next) });

const ofRepo =
  (type: 'unwindRepo' | 'failRepo'): Move =>
  (round, next) => {
    const part = repayment(round, next, 'Repos');
    return part && { type, repo: part.loan };
  };

const setting =
  (type: 'setOverdraft' | 'setReserveRequirement' | 'setInterestRate'): Move =>
  (_round, next) => ({
    type,
    value: pick(next, type === 'setOverdraft' ? OVERDRAFTS : RATES) ?? 0,
  });

/** Whom a bank nets or settles with: the house where there is one, another bank elsewhere. */
function counterparty(round: BankingRound, next: Next): number {
  return someone(round, next, round.book.system === 'clearinghouse' ? 'clearinghouse' : 'bank');
}

const settleDues: Move = (round, next) => {
  const other = counterparty(round, next);
  if (round.book.system === 'clearinghouse') {
    return {
      type: 'settleDues',
      bank: next(3) === 0 ? 'all' : someone(round, next, 'bank'),
      with: other,
    };
  }
  const by = next(2) === 0 ? 'credit' : 'debit';
  return { type: 'settleDues', bank: someone(round, next, 'bank'), with: other, by };
};

/** A move of each event type that a session may hold. */
export const MOVES: Readonly<Partial<Record<EventType, Move>>> = {
  deposit: onAccount('deposit'),
  withdraw: onAccount('withdraw'),
  getLoan: onAccount('getLoan'),
  getMortgage: onAccount('getMortgage'),
  repayLoan: ofCustomers('repayLoan', 'Loans'),
  repayMortgage: ofCustomers('repayMortgage', 'Mortgage'),
  transfer(round, next) {
    const payer = customersAccount(round, next);
    const payee = customersAccount(round, next);
    if (!payer || !payee) return null;
    const { subordinateId: from, superiorId: fromBank } = payer;
    const { subordinateId: to, superiorId: toBank } = payee;
    return { type: 'transfer', from, fromBank, to, toBank, amount: sum(next) };
  },
  payDues: ofBanks('payDues'),
  bankTransfer: ofBanks('bankTransfer'),
  netDues: (round, next) => ({
    type: 'netDues',
    bank: someone(round, next, 'bank'),
    with: counterparty(round, next),
  }),
  settleDues,
  getFedFundsLoan: (round, next) => ({
    type: 'getFedFundsLoan',
    borrower: someone(round, next, 'bank'),
    lender: someone(round, next, 'bank'),
    amount: sum(next),
    rate: pick(next, RATES) ?? 500,
  }),
  payFedFundsLoan(round, next) {
    const part = repayment(round, next, 'Fed Funds');
    return part && { type: 'payFedFundsLoan', ...part };
  },
  buySecurities: openMarket('buySecurities'),
  sellSecurities: openMarket('sellSecurities'),
  doRepo: (round, next) => ({
    type: 'doRepo',
    borrower: someone(round, next, 'bank', 'bank', 'centralbank'),
    lender: someone(round, next, 'bank', 'bank', 'centralbank'),
    amount: sum(next),
    rate: pick(next, RATES) ?? 500,
    haircut: pick(next, HAIRCUTS) ?? 0,
  }),
  unwindRepo: ofRepo('unwindRepo'),
  failRepo: ofRepo('failRepo'),
  setOverdraft: setting('setOverdraft'),
  setReserveRequirement: setting('setReserveRequirement'),
  setInterestRate: setting('setInterestRate'),
};
