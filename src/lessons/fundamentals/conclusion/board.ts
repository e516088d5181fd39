/** One bank, two customers; how payments alone can create money, and destroy it. */

import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  asAtOpening,
  ever,
  figure,
  lastOfTask,
  noNewCash,
  noOverdraft,
  sheetTotal,
} from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;

const MONEY: Figure = { kind: 'money' };

/** The quantity of money is half as much again as at the opening, or more. */
const HAS_GROWN = figure(MONEY, 'atLeast', { of: MONEY, at: 'opening', share: 15_000 });

const tasks: readonly TaskData[] = [
  {
    goal: 'Expand the balance sheet of Bank 1, and do it with one payment from customer to customer.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as either customer, but first let them go below zero.',
      'Raise the overdraft limit, then use Transfer Money to Someone.',
      'Set a limit of $50. Then let Customer 1 pay Customer 2 $150 out of a deposit of $100: the bank grows by $50.',
    ],
    conditions: [
      {
        says: 'Expand the balance sheet of Bank 1',
        asks: and(
          { kind: 'act', act: {}, in: 'lastOfTask' },
          figure(sheetTotal(BANK), 'moreThan', 0, { less: 'before' }),
        ),
      },
      {
        says: 'do it with one payment',
        asks: lastOfTask('transfer'),
      },
    ],
  },
  {
    goal: 'Raise the quantity of money by half, to $600 or more, with no new cash in the bank.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as a customer who may go below zero. Money is cash and deposits above zero.',
      'Raise the overdraft limit, then use Transfer Money to Someone out of an overdraft. The deposit it makes is new money.',
      'There’s $400 at the opening, so overdrafts must come to $200. Set a limit of $200, and let Customer 1 stand at −$200.',
    ],
    conditions: [
      {
        says: 'Raise the quantity of money by half, to $600 or more',
        asks: HAS_GROWN,
      },
      {
        says: 'with no new cash in the bank',
        asks: noNewCash(BANK),
      },
    ],
  },
  {
    goal: 'Undo it: bring the quantity of money back to $400, with nobody overdrawn.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Act as the customer who has the new deposits.',
      'Use Transfer Money to Someone, and pay the customer who is overdrawn. That deposit is gone, and so is the money.',
      'Pay them the exact amount of their overdraft, $200 in all.',
    ],
    conditions: [
      {
        says: 'bring the quantity of money back to $400',
        asks: and(asAtOpening(MONEY), ever(HAS_GROWN)),
      },
      {
        says: 'with nobody overdrawn',
        asks: noOverdraft(BANK),
      },
    ],
  },
];

export const board = boardOf({
  about:
    'Customers 1 and 2 each have $100 in cash and $100 on deposit, so the quantity of money is $400. The rules of this board say how much there can be.',
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
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
