/** One bank, two customers, and accounts that may go below zero. */
import type { TaskData } from '@/events/goals/tasks';
import { and, by, ever, figure, line, noOverdraft, payment } from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;

const tasks: readonly TaskData[] = [
  {
    goal: 'Let a customer go at least $20 below zero.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Either customer will do, but first the bank must allow it.',
      'Open “Settings and notes” and raise the overdraft limit. Then use Transfer Money to Someone.',
      'Set a limit of $50. Then let Customer 1 pay Customer 2 $120 out of a deposit of $100.',
    ],
    asks: figure(line('Customer Deposits', { with: BANK, take: 'lowest' }), 'atMost', -2000),
  },
  {
    goal: 'Make one payment that expands the balance sheet of Bank 1, one that contracts it, and one that does neither.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Let the customers pay each other. Look who is above zero and who is below.',
      'Use Transfer Money to Someone. Paying from a deposit into an overdraft contracts the bank, from deposit to deposit does neither, and from an overdraft into a deposit expands it.',
      'Say they stand at −$20 and $220. Pay the overdrawn customer $20, then $50 more. Then let that customer pay $70 back.',
    ],
    ends: by('transfer'),
    conditions: [
      {
        says: 'one payment that expands the balance sheet of Bank 1',
        asks: payment(BANK, 'moreThan'),
      },
      { says: 'one that contracts it', asks: payment(BANK, 'lessThan') },
      { says: 'one that does neither', asks: payment(BANK, 'is') },
    ],
  },
  {
    goal: 'End with no overdraft.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Act as the customer who is above zero.',
      'Use Transfer Money to Someone, and pay the customer who is overdrawn.',
      'Pay them at least as much as they are below zero: $20 if they stand at −$20.',
    ],
    asks: and(noOverdraft(BANK), ever({ kind: 'not', of: noOverdraft(BANK) })),
  },
];

export const board = boardOf({
  about:
    'Customers 1 and 2 have paid all their cash, $100 each, into Bank 1. The bank doesn’t let them overdraw yet; you can change the limit.',
  charts: ['credit'],
  sliders: ['reserveRequirement', 'interestRate'],
  rules: ['overdraft'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
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
