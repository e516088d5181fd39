/** One bank, two customers; payments on the books of a single bank. */
import type { TaskData } from '@/events/goals/tasks';
import { and, figure, lastOfTask, line, sheetTotal } from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;
const PAYER = 1;
const PAYEE = 2;

/** What both customers have on deposit at the opening, in cents. */
const ALL_DEPOSITS = 20_000;

const tasks: readonly TaskData[] = [
  {
    goal: 'Pay $30 from Customer 1 to Customer 2, and leave the total of Bank 1 as it was.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as Customer 1. The bank only writes the payment down.',
      'Use Transfer Money to Someone, from one account at Bank 1 to the other.',
      'Transfer $30 to Customer 2. The bank owes $30 less to one and $30 more to the other.',
    ],
    conditions: [
      {
        says: 'Pay $30 from Customer 1 to Customer 2',
        asks: lastOfTask('transfer', { fields: { from: PAYER, to: PAYEE, amount: 3000 } }),
      },
      {
        says: 'leave the total of Bank 1 as it was',
        asks: and(lastOfTask('transfer'), figure(sheetTotal(BANK), 'is', 0, { less: 'before' })),
      },
    ],
  },
  {
    goal: 'Gather all deposits with one customer: $200 or more, and none left with the other.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as either customer, and let them pay the other all they have on deposit.',
      'Use Transfer Money to Someone. Deposits change owner and stay in the bank.',
      'Transfer the whole deposit of one customer: $70 if Customer 1 has just paid $30.',
    ],
    conditions: [
      {
        says: '$200 or more',
        asks: figure(
          line('Customer Deposits', { with: BANK, take: 'highest' }),
          'atLeast',
          ALL_DEPOSITS,
        ),
      },
      {
        says: 'none left with the other',
        asks: figure(line('Customer Deposits', { with: BANK, take: 'countAbove' }), 'is', 1),
      },
    ],
  },
  {
    goal: 'Bring back the opening position: $100 in cash and $100 on deposit with each customer.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Act as the customer with more than $100 on deposit.',
      'Use Transfer Money to Someone. If you have moved cash as well, put it back with a deposit or a withdrawal.',
      'If one of them has $200 on deposit, pay the other $100 of it.',
    ],
    conditions: [
      { says: '$100 in cash', asks: { kind: 'back', part: 'cash' } },
      { says: '$100 on deposit with each customer', asks: { kind: 'back', part: 'rest' } },
    ],
  },
];

export const board = boardOf({
  about:
    'Customers 1 and 2 each have $100 in cash and $100 on deposit. Bank 1 owes them $200 in all, and holds $200 in cash.',
  charts: ['balances'],
  sliders: ['overdraft', 'reserveRequirement', 'interestRate'],
  rules: [],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 200),
    customer('Customer 2', 200),
    account(1, BANK, 100),
    account(2, BANK, 100),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
