/** One bank that lends to its customers, and makes the money that it lends. */

import type { ClosedDebt, Goal } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { done, figure } from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;

/** What the loan of the first two tasks is agreed on. */
const AGREED = { line: 'Loans', principal: 10_000, rate: 500 } as const;

/** The last event repays the last part of such a loan. */
const repaid = (debt: ClosedDebt): Goal => ({
  kind: 'closed',
  in: 'lastOfTask',
  by: 'repayLoan',
  debt,
});

const tasks: readonly TaskData[] = [
  {
    goal: 'Borrow $100 at 5 %.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Act as either customer. First see to the rate.',
      'Set the interest rate, then use Take out a Loan.',
      'Set 5 % and borrow $100. The deposit rises by $100, and $5 of interest is agreed on.',
    ],
    asks: figure({ kind: 'debts', take: 'count', ...AGREED }, 'atLeast', 1),
  },
  {
    goal: 'Repay all of that loan out of the deposit.',
    begins: { party: 1, act: 'repayLoan' },
    hints: [
      'Act as the customer who borrowed.',
      'Use Repay Loan, and choose to pay out of the deposit.',
      'Repay a principal of $100. The board adds $5 of interest, so the deposit falls by $105.',
    ],
    asks: repaid({ ...AGREED, repaidIn: 'deposits' }),
  },
  {
    goal: 'Borrow again, and repay all of it in cash.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Act as either customer. They need the cash in their own hands before they repay.',
      'Use Take out a Loan, then Withdraw Money from Bank if there isn’t enough cash, then Repay Loan in cash.',
      'To repay $100 at 5 % takes $105 in cash. With $50 on hand, withdraw $55 first.',
    ],
    conditions: [
      {
        says: 'Borrow again',
        asks: done('getLoan'),
      },
      {
        says: 'repay all of it in cash',
        asks: repaid({ isNew: true, repaidIn: 'cash' }),
      },
    ],
  },
];

export const board = boardOf({
  about:
    'Customers 1 and 2 each have $50 in cash and $100 on deposit. Bank 1 lends to them, without interest until you set a rate.',
  charts: ['credit'],
  sliders: [],
  rules: ['overdraft', 'reserveRequirement', 'interestRate'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 150),
    customer('Customer 2', 150),
    account(1, BANK, 100),
    account(2, BANK, 100),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer', 'getLoan', 'repayLoan'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
