/** Lesson 2: one bank, two customers; payments on the books of a single bank. */
import type { Lesson } from './lesson';
import { account, bank, customer, offers } from './opening';

export const depositTransfers: Lesson = {
  id: 2,
  title: 'Deposit Transfers',
  slug: 'deposit-transfers',
  lectureId: 0,
  keyTermIds: [3, 4],
  charts: ['balances'],
  sliders: ['overdraft', 'reserveRequirement', 'interestRate'],
  rules: [],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 200),
    customer('Customer 2', 200),
    account(1, 0, 100),
    account(2, 0, 100),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
};
