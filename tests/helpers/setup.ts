/** Short forms of what builds a board and of what customers and their banks do, for tests. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { SystemType } from '@/events/banking/ledger/book';

/** The choice of a system. */
export const system = (type: SystemType): BankingEvent => ({ type: 'setSystem', system: type });

/** A bank, with its cash and what it pays in on joining, in cents. */
export const bank = (name: string, cash = 0, deposit = 0): BankingEvent => ({
  type: 'createBank',
  name,
  partyType: 'bank',
  cash,
  deposit,
});

/** A customer, with cash in cents. */
export const customer = (name: string, cash: number): BankingEvent => ({
  type: 'createBank',
  name,
  partyType: 'customer',
  cash,
  deposit: 0,
});

/** An account opened, with what is paid in. */
export const account = (holder: number, issuer: number, amount: number): BankingEvent => ({
  type: 'openAccount',
  holder,
  issuer,
  amount,
});

/** Treasury Bills that a party comes to hold. */
export const bills = (party: number, amount: number): BankingEvent => ({
  type: 'issueSecurity',
  party,
  amount,
});

/** Cash paid in. */
export const deposit = (of: number, at: number, amount: number): BankingEvent => ({
  type: 'deposit',
  customer: of,
  bank: at,
  amount,
});

/** Cash taken out. */
export const withdraw = (of: number, at: number, amount: number): BankingEvent => ({
  type: 'withdraw',
  customer: of,
  bank: at,
  amount,
});

/** A customer's payment, written `[who, at which bank]`. */
export const transfer = (
  [from, fromBank]: readonly [number, number],
  [to, toBank]: readonly [number, number],
  amount: number,
): BankingEvent => ({ type: 'transfer', from, fromBank, to, toBank, amount });

/** A loan to a customer. */
export const loan = (of: number, at: number, amount: number): BankingEvent => ({
  type: 'getLoan',
  customer: of,
  bank: at,
  amount,
});

/** Principal of a customer's loan repaid. */
export const repayLoan = (
  id: number,
  amount: number,
  by: 'deposits' | 'cash' = 'deposits',
): BankingEvent => ({ type: 'repayLoan', loan: id, amount, by });

/** Dues netted. */
export const net = (one: number, other: number): BankingEvent => ({
  type: 'netDues',
  bank: one,
  with: other,
});

/** Dues settled with a clearing house. */
export const settle = (one: number | 'all', house: number): BankingEvent => ({
  type: 'settleDues',
  bank: one,
  with: house,
});

/** The overdraft limit, in cents. */
export const overdraft = (value: number): BankingEvent => ({ type: 'setOverdraft', value });

/** The interest on new loans, in basis points. */
export const interest = (value: number): BankingEvent => ({ type: 'setInterestRate', value });

/** The reserve requirement, in basis points. */
export const requirement = (value: number): BankingEvent => ({
  type: 'setReserveRequirement',
  value,
});
