/** One payment on a board of each kind, and what it takes. */
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';

export interface Payment {
  readonly lesson: number;
  readonly path: string;
  readonly from: string;
  readonly action: string;
  /** The label of the counterparty's field, and who is paid. */
  readonly field: string;
  readonly to: string;
  readonly button: string;
}

const CUSTOMERS = { action: 'Transfer Money to Someone', field: 'To', button: 'Pay' };

const BANKS = { action: 'Transfer Money to Bank', field: 'To', button: 'Pay' };

const PAID: readonly Omit<Payment, 'path'>[] = [
  { lesson: 2, from: 'Customer 1', to: 'Customer 2', ...CUSTOMERS },
  { lesson: 10, from: 'Customer 1', to: 'Customer 3', ...CUSTOMERS },
  { lesson: 13, from: 'Customer 1', to: 'Customer 3', ...CUSTOMERS },
  { lesson: 16, from: 'Bank 1', to: 'Bank 3', ...BANKS },
  { lesson: 24, from: 'Bank 1', to: 'Dealer 2', ...BANKS },
];

/** Payments on boards of two to nine parties, by customers and by banks. */
export const PAYMENTS: readonly Payment[] = PAID.map((one) => {
  const lesson = LESSONS.find(({ id }) => id === one.lesson);
  if (!lesson) throw new Error(`no lesson ${one.lesson}`);
  return { ...one, path: lessonPath(lesson) };
});
