/** Short forms of what boards with a clock bring, for tests. */
import type { BankingEvent } from '@/events/banking/actions/registry';

export const clock = (basis = 360): BankingEvent => ({ type: 'startClock', basis });

export const endDay: BankingEvent = { type: 'endDay' };

/** So many days that end one after another. */
export const days = (count: number): readonly BankingEvent[] => Array(count).fill(endDay);

/** A loan to a customer, for so many days. */
export const termLoan = (of: number, at: number, amount: number, term: number): BankingEvent => ({
  type: 'getLoan',
  customer: of,
  bank: at,
  amount,
  term,
});

/** An account at a yearly rate in basis points. */
export const bearing = (
  holder: number,
  issuer: number,
  amount: number,
  rate: number,
): BankingEvent => ({ type: 'openAccount', holder, issuer, amount, rate });

/** Fed funds; overnight where no term is named. */
export const fedFunds = (
  borrower: number,
  lender: number,
  amount: number,
  rate: number,
  term?: number,
): BankingEvent => ({
  type: 'getFedFundsLoan',
  borrower,
  lender,
  amount,
  rate,
  ...(term === undefined ? {} : { term }),
});

export const rollOver = (
  claim: number,
  term: number,
  rate: number,
  interest: 'paid' | 'added',
): BankingEvent => ({ type: 'rollOver', claim, term, rate, interest });
