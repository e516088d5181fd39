/** A bank that owes the Clearing House more than its certificates, and is lent the rest. */

import { isHouseLending, membersOf, positionOf } from '../../course/houseQueries';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers, payment, system } from '../../course/opening';
import { now } from '../../course/queries';
import { type Task, taskOf } from '../../course/task';

const tasks: readonly Task[] = [
  {
    goal: 'Settle, and see the Clearing House lend: let a CH Loan stand.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Bank 1 is the one that is short; the Clearing House settles with it.',
      'Use Settle Dues with Bank(s): what the certificates do not cover becomes a loan.',
      'Bank 1 owes $180 and is owed $20: of the $160 its certificates cover $100, and $60 is lent.',
    ],
    met: (progress) => isHouseLending(now(progress)),
  },
  {
    goal: 'Earn the way back: let the house come to owe the short bank what it has lent it.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'The customers of the other bank have to pay those of the short one.',
      'Use Transfer Money to Someone: each payment is owed by the payer’s bank to the house, and by the house to the payee’s.',
      'Against a loan of $60, let Customer 2 pay Customer 1 $60 or more.',
    ],
    met: (progress) => {
      const round = now(progress);
      return membersOf(round).every((member) => positionOf(round, member) >= 0);
    },
  },
  taskOf({
    goal: 'End with no CH Loan, having had one.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'The Clearing House settles with the bank that has earned its way back.',
      'Use Settle Dues with Bank(s): what the house owes the bank goes against the loan first.',
      'With $60 owed to Bank 1, settling takes its loan of $60 to nothing.',
    ],
    conditions: [
      { says: 'End with no CH Loan', holds: (progress) => !isHouseLending(now(progress)) },
      // On a line from the opening it counts from there, where there is none yet.
      { says: 'having had one', holds: ({ rounds }) => rounds.some(isHouseLending) },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Customer 1 has paid $180 to Customer 2 and received $20. Bank 1 owes the Clearing House $160 more than it is owed, and has certificates of only $100.',
  charts: ['credit'],
  sliders: ['reserveRequirement', 'interestRate'],
  rules: ['overdraft'],
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 200),
    customer('Customer 2', 200),
    bank('Bank 1'),
    bank('Bank 2'),
    account(1, 3, 200),
    account(2, 4, 200),
    payment(1, 3, 2, 4, 180),
    payment(2, 4, 1, 3, 20),
  ],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
