/** A bank that owes the Clearing House more than its certificates, and is lent the rest. */

import type { State } from '@/events/banking/ledger/state';
import type { Cents } from '@/events/money';
import { isHouseLending, membersOf, positionOf } from '../../course/houseQueries';
import type { LessonBoard, LessonOpening } from '../../course/lesson';
import {
  account,
  bank,
  customer,
  lentAccount,
  offers,
  payment,
  system,
} from '../../course/opening';
import { now } from '../../course/queries';
import { type Task, taskOf } from '../../course/task';

const tasks: readonly Task[] = [
  {
    goal: 'Settle with the bank that is short, so that a CH Loan stands on its sheet.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Bank 1 is the one that is short, and the Clearing House settles with it.',
      'Act for the house and use Settle Dues with Bank(s): what the certificates don’t cover becomes a loan.',
      'Bank 1 owes $180 and is owed $20, and its certificates cover $100 of the $160, so the house lends $60.',
    ],
    met: (progress) => isHouseLending(now(progress)),
  },
  {
    goal: 'Earn the way back: get the house to owe the short bank at least what it has lent it.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Money has to come back: the other bank’s customer pays the short bank’s customer.',
      'Use Transfer Money to Someone: the payer’s bank then owes the house, and the house owes the payee’s bank.',
      'If the loan is $60, let Customer 2 pay Customer 1 $60 or more.',
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
      'Settle once more with the bank that has earned its way back.',
      'Act for the house and use Settle Dues with Bank(s): what it owes the bank pays off the loan first.',
      'When the house owes Bank 1 $60 and settles, a loan of $60 is gone.',
    ],
    conditions: [
      { says: 'End with no CH Loan', holds: (progress) => !isHouseLending(now(progress)) },
      // On a line from the opening it counts from there, where there is none yet.
      { says: 'having had one', holds: ({ rounds }) => rounds.some(isHouseLending) },
    ],
  }),
];

const BANK_1 = 3;

/** The certificates of Bank 1, in cents; below zero they are a loan. */
function certificatesOf(state: State): Cents {
  return membersOf(state).find(({ bank: id }) => id === BANK_1)?.certificates ?? 0;
}

/** A bank that is worth more than it owes, and has too little that the others accept. */
const lent: LessonOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each bank has lent its customer $160 and keeps $40 in its vault. Customer 1 has paid $180 to Customer 2 and received $20, so Bank 1 has to pay the Clearing House $160 net. Its certificates and all its cash come to $140. It’s worth $100 more than it owes, and it can’t pay.',
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 200),
    customer('Customer 2', 200),
    bank('Bank 1'),
    bank('Bank 2'),
    ...lentAccount(1, 3, 40, 160),
    ...lentAccount(2, 4, 40, 160),
    payment(1, 3, 2, 4, 180),
    payment(2, 4, 1, 3, 20),
  ],
  tasks: [
    taskOf({
      goal: 'Let the house lend to Bank 1, and bring its certificates back to $100.',
      begins: { party: 0, act: 'settleDues' },
      hints: [
        'First the house settles with Bank 1; then its customer has to be paid.',
        'Act for the house and use Settle Dues with Bank(s), then Transfer Money to Someone, and settle again.',
        'Bank 1 gives up $100 and borrows $60: once Customer 2 has paid Customer 1 $160 and the house has settled, it has $100 again.',
      ],
      conditions: [
        {
          says: 'Let the house lend to Bank 1',
          holds: ({ rounds }) => rounds.some((round) => certificatesOf(round) < 0),
        },
        {
          says: 'bring its certificates back to $100',
          holds: (progress) => certificatesOf(now(progress)) === 10_000,
        },
      ],
    }),
  ],
};

export const board: LessonBoard = {
  about:
    'Customer 1 has paid $180 to Customer 2 and received $20. Bank 1 has to pay the Clearing House $160 net, and its certificates come to only $100.',
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
  opensFrom: 'all cash',
  openings: [lent],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
