/** A bank that is short of balances and rich in loans, its neighbor, and the discount window. */

import type { Goal, TermIs } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { atRate, lent, owed, rateNow, setting } from '../../course/dayGoals';
import { and, done, figure, last, settlement, sinceTask } from '../../course/goals';
import { bank } from '../../course/opening';
import {
  bills,
  DAY_AND_RATES,
  depositor,
  FED_FUNDS,
  firstDay,
  investor,
  rate,
  sold,
} from '../../course/todayBoards';
import { boardOf } from '../../course/told';

const BANK_1 = 1;
const BANK_2 = 2;
const CUSTOMER_1 = 3;
const CUSTOMER_2 = 4;
const HALF_POINT = 50;

/** A payment has overdrawn Bank 1 since the task began. */
const OVERDRAWN = sinceTask(and(last('transfer'), figure(settlement(BANK_1), 'lessThan', 0)));

const BELOW_WINDOW = atRate('lessThan', rateNow('discount'));

/** Bank 2 has lent Bank 1 fed funds since the task began, at such a rate. */
const lentByNeighbor = (...where: TermIs[]): Goal =>
  lent('Fed Funds', { creditor: BANK_2, debtor: BANK_1, where });

const tasks: readonly TaskData[] = [
  {
    goal: 'Overdraw Bank 1 by a payment, and cover it at the discount window.',
    begins: { party: CUSTOMER_1, act: 'transfer' },
    hints: [
      'Let Customer 1 pay Customer 2 more than Bank 1 has at the central bank, and then act for Bank 1.',
      'Use Transfer Money to Someone, then Borrow at the Discount Window.',
      'A payment of $3,000 leaves Bank 1 at −$2,000. It can borrow that much against loans of $2,500.',
    ],
    conditions: [
      { says: 'Overdraw Bank 1 by a payment', asks: OVERDRAWN },
      {
        says: 'cover it at the discount window',
        asks: sinceTask(and(last('discountLoan'), figure(settlement(BANK_1), 'atLeast', 0))),
      },
    ],
  },
  {
    goal: 'End the day, and let Bank 1 repay the window with a night’s interest.',
    begins: { party: BANK_1, act: 'endDay' },
    hints: [
      'The loan falls due the next day, and Bank 1 needs a balance to repay it.',
      'Use End the Day, then Transfer Money to Someone back to Customer 1, then Repay a Debt for Bank 1.',
      'If Customer 2 pays $2,500 back, Bank 1 can repay $2,000 and 25 cents.',
    ],
    conditions: [
      { says: 'End the day', asks: done('endDay') },
      {
        says: 'let Bank 1 repay the window with a night’s interest',
        asks: sinceTask(and(last('redeem'), figure(owed('Discount Loans'), 'is', 0))),
      },
    ],
  },
  {
    goal: 'Overdraw Bank 1 by another payment, and let Bank 2 cover it below the discount rate.',
    begins: { party: CUSTOMER_1, act: 'transfer' },
    hints: [
      'This time Bank 2 is the lender, and knows what the window would cost Bank 1.',
      'Use Transfer Money to Someone, then Get Fed Funds Loan.',
      'The window charges 4.50 %, and Bank 2 earns 4.40 % if it lends nothing: try 4.48 %.',
    ],
    conditions: [
      { says: 'Overdraw Bank 1 by another payment', asks: OVERDRAWN },
      {
        says: 'let Bank 2 cover it below the discount rate',
        asks: and(lentByNeighbor(BELOW_WINDOW), figure(settlement(BANK_1), 'atLeast', 0)),
      },
    ],
  },
  {
    goal: 'Raise the discount rate by half a point or more, and let Bank 2 lend to Bank 1 above what the window asked before.',
    begins: { party: 0, act: 'setRate' },
    hints: [
      'Once the ceiling is higher, Bank 2 can ask for more.',
      'Use Set a Rate for the discount rate, then Get Fed Funds Loan for Bank 1.',
      'Set the discount rate to 5.50 %, and let Bank 2 lend $500 at 5.25 %.',
    ],
    conditions: [
      {
        says: 'Raise the discount rate by half a point or more',
        asks: figure(setting('discount'), 'atLeast', HALF_POINT, { less: 'task' }),
      },
      {
        says: 'let Bank 2 lend to Bank 1 above what the window asked before',
        asks: lentByNeighbor(
          atRate('moreThan', { of: setting('discount'), at: 'task' }),
          BELOW_WINDOW,
        ),
      },
    ],
  },
];

export const board = boardOf({
  about:
    'Bank 1 owes $10,000 in deposits and has $1,000 at the central bank; the rest is in bills and a loan. Bank 2 has $3,000 there. The window lends at 4.50 %.',
  charts: ['weightedMedian'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(5000),
    rate('iorb', 440),
    rate('discount', 450),
    { type: 'setInterestRate', value: 700 },
    bank('Bank 1'),
    bank('Bank 2'),
    investor('Customer 1'),
    investor('Customer 2'),
    ...depositor(CUSTOMER_1, BANK_1, 6000),
    ...depositor(CUSTOMER_2, BANK_2, 6000),
    bills(BANK_1, 1000),
    bills(BANK_2, 1000),
    { type: 'getLoan', customer: CUSTOMER_1, bank: BANK_1, amount: 400_000, term: 360 },
    sold(BANK_1, 5000),
    sold(BANK_2, 3000),
  ],
  offers: {
    parties: { customer: ['transfer'], bank: [...FED_FUNDS, 'discountLoan', 'redeem'] },
    board: DAY_AND_RATES,
  },
  tasks,
});
