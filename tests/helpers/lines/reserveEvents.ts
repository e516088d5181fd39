/** Short forms of what banks and a central bank do, for tests. */
import type { BankingEvent } from '@/events/banking/actions/registry';

/** A payment from bank to bank, in cents. */
export const pay = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'bankTransfer',
  from,
  to,
  amount,
});

/** A fed funds loan, in cents and basis points. */
export const lend = (
  borrower: number,
  lender: number,
  amount: number,
  rate: number,
): BankingEvent => ({
  type: 'getFedFundsLoan',
  borrower,
  lender,
  amount,
  rate,
});

/** Principal of a fed funds loan paid back, in cents. */
export const repay = (loan: number, amount: number): BankingEvent => ({
  type: 'payFedFundsLoan',
  loan,
  amount,
});

/** A repo, in cents and basis points. */
export const repo = (
  borrower: number,
  lender: number,
  amount: number,
  rate: number,
  haircut: number,
): BankingEvent => ({ type: 'doRepo', borrower, lender, amount, rate, haircut });

/** A repo unwound. */
export const unwind = (id: number): BankingEvent => ({ type: 'unwindRepo', repo: id });

/** A repo let fail. */
export const fail = (id: number): BankingEvent => ({ type: 'failRepo', repo: id });

/** Bills that the central bank buys, in cents. */
export const buy = (bank: number, amount: number): BankingEvent => ({
  type: 'buySecurities',
  bank,
  amount,
});

/** Bills that it sells, in cents. */
export const sell = (bank: number, amount: number): BankingEvent => ({
  type: 'sellSecurities',
  bank,
  amount,
});

/** How far banks may be overdrawn, in cents. */
export const limit = (value: number): BankingEvent => ({ type: 'setOverdraft', value });
