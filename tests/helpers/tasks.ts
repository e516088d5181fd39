/** Events in short, and which tasks of a lesson they meet. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fold } from '@/events/banking/board/rules';
import { metTasks } from '@/src/lessons/course/task';
import { lessonOf, openingOf } from './boards';

/** Paying cash in. */
export const deposit = (customer: number, bank: number, amount: number): BankingEvent => ({
  type: 'deposit',
  customer,
  bank,
  amount,
});

/** Taking cash out. */
export const withdraw = (customer: number, bank: number, amount: number): BankingEvent => ({
  type: 'withdraw',
  customer,
  bank,
  amount,
});

/** A loan from party 0. */
export const borrow = (customer: number, amount: number): BankingEvent => ({
  type: 'getLoan',
  customer,
  bank: 0,
  amount,
});

/** Part of a loan repaid. */
export const repay = (loan: number, amount: number, by: 'deposits' | 'cash'): BankingEvent => ({
  type: 'repayLoan',
  loan,
  amount,
  by,
});

/** The overdraft limit, in cents. */
export const overdraft = (value: number): BankingEvent => ({ type: 'setOverdraft', value });

/** The reserve requirement, in basis points. */
export const requirement = (value: number): BankingEvent => ({
  type: 'setReserveRequirement',
  value,
});

/** The interest rate, in basis points. */
export const interest = (value: number): BankingEvent => ({ type: 'setInterestRate', value });

/** Two parties net their dues. */
export const net = (bank: number, other: number): BankingEvent => ({
  type: 'netDues',
  bank,
  with: other,
});

/** Dues are settled. */
export const settle = (
  bank: number | 'all',
  other: number,
  by?: 'credit' | 'debit',
): BankingEvent => ({
  type: 'settleDues',
  bank,
  with: other,
  ...(by ? { by } : {}),
});

/** Dues are paid in cash. */
export const payDues = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'payDues',
  from,
  to,
  amount,
});

/** A payment between customers, each with the bank where it has its account. */
export const pay = (
  [from, fromBank]: readonly [number, number],
  [to, toBank]: readonly [number, number],
  amount: number,
): BankingEvent => ({ type: 'transfer', from, fromBank, to, toBank, amount });

/** The indices of the events that met the tasks. */
export function indicesMet(lesson: number, events: readonly BankingEvent[]): readonly number[] {
  const { tasks, offers } = lessonOf(lesson);
  const opening = openingOf(lesson);
  const { rounds, refused } = fold(opening, events, offers);
  if (refused) throw new Error(`event ${refused.index} is refused: ${refused.message}`);
  return metTasks(tasks, opening, rounds);
}

/** What is played on a lesson's board, and the places of the events that then met its tasks. */
export type Row = readonly [
  lesson: number,
  when: string,
  events: readonly BankingEvent[],
  met: readonly number[],
];
