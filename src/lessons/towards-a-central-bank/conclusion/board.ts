/** Four banks and their Clearing House; how little settles how much. */

import { certificatesMoved } from '@/events/banking/systems/clearinghouse';
import { total } from '@/events/money';
import { isHouseLending, membersOf } from '../../course/houseQueries';
import type { LessonBoard, LessonOpening } from '../../course/lesson';
import { account, bank, customer, lentAccount, offers, system } from '../../course/opening';
import {
  isNothingDue,
  latest,
  now,
  type PlayedEvent,
  paymentsIn,
  stepsFrom,
  stepsSince,
} from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

const PAYMENTS = 12;

/** The payments from one bank to another among some steps. */
function paymentsBetween(steps: readonly PlayedEvent[]): ReturnType<typeof paymentsIn> {
  return paymentsIn(steps).filter(({ event }) => event.fromBank !== event.toBank);
}

function isEachPayingAndPaid(progress: Progress): boolean {
  const payments = paymentsBetween(stepsSince(progress));
  const payers = new Set(payments.map(({ event }) => event.fromBank));
  const payees = new Set(payments.map(({ event }) => event.toBank));
  return membersOf(now(progress)).every(({ bank: id }) => payers.has(id) && payees.has(id));
}

/** Whether all settlements so far moved less than a quarter of all payments between banks so far. */
function hasMovedLittle(progress: Progress): boolean {
  const steps = stepsFrom(progress);
  const gross = paymentsBetween(steps).map(({ event }) => event.amount);
  const moved = steps
    .filter(({ event }) => event.type === 'settleDues')
    .map(({ before, after }) => certificatesMoved(before, after));
  return 4 * total(moved) < total(gross);
}

const tasks: readonly Task[] = [
  taskOf({
    goal: 'Make twelve payments or more, with every bank both paying and being paid.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'All four customers have to pay, and all four have to be paid.',
      'Use Transfer Money to Someone, always between accounts at two different banks.',
      'Let each customer pay each of the other three about $20: that makes twelve.',
    ],
    completes: (progress) => latest(progress)?.event.type === 'transfer',
    conditions: [
      {
        says: 'Make twelve payments or more',
        holds: (progress) => paymentsBetween(stepsSince(progress)).length >= PAYMENTS,
      },
      { says: 'every bank both paying and being paid', holds: isEachPayingAndPaid },
    ],
  }),
  {
    goal: 'Settle all: leave nothing due to or from the Clearing House.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'The Clearing House settles, with one bank at a time or with all at once.',
      'Act for the house and use Settle Dues with Bank(s); netting first isn’t needed, but it shows what will move.',
      'Settle with every bank that still has a due on its sheet, four at most.',
    ],
    met: (progress) => isNothingDue(now(progress)) && !progress.rounds.every(isNothingDue),
  },
  taskOf({
    goal: 'End with nothing due, after moving certificates for less than a quarter of all payments, or none at all.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'If too much has moved, add payments that cancel out before you settle again.',
      'Use Transfer Money to Someone back and forth, then Settle Dues with Bank(s): what nets out needs no certificates.',
      'For every $100 of payments, less than $25 of certificates may move.',
    ],
    conditions: [
      { says: 'End with nothing due', holds: (progress) => isNothingDue(now(progress)) },
      {
        says: 'moving certificates for less than a quarter of all payments',
        holds: hasMovedLittle,
      },
    ],
  }),
];

const lent: LessonOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each bank owes its customer $150. It has lent them $130 of that and keeps little cash in its vault; its certificates for specie come to $100. Banks 1 and 2 founded the Clearing House, and Banks 3 and 4 paid in $100 of specie each.',
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 150),
    customer('Customer 2', 150),
    customer('Customer 3', 150),
    customer('Customer 4', 150),
    bank('Bank 1'),
    bank('Bank 2'),
    bank('Bank 3', 100, 100),
    bank('Bank 4', 100, 100),
    ...lentAccount(1, 5, 20, 130),
    ...lentAccount(2, 6, 20, 130),
    ...lentAccount(3, 7, 20, 130),
    ...lentAccount(4, 8, 20, 130),
  ],
  tasks: [
    {
      goal: 'Drain one bank so far that the house has to lend to it.',
      begins: { party: 1, act: 'transfer' },
      hints: [
        'Let one customer pay the others more than their bank has in certificates, and nobody pay them.',
        'Use Transfer Money to Someone, then act for the house: Settle Dues with Bank(s).',
        'Let Customer 1 pay Customer 4 $130 and settle with all banks: Bank 1 gives up $100 and borrows $30.',
      ],
      met: (progress) => isHouseLending(now(progress)),
    },
  ],
};

export const board: LessonBoard = {
  about:
    'Four banks clear through one house, and each has one customer with $100 on deposit. Banks 1 and 2 founded the house. Banks 3 and 4 paid in $100 of specie each for their certificates.',
  charts: ['credit'],
  sliders: ['reserveRequirement', 'interestRate'],
  rules: ['overdraft'],
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 150),
    customer('Customer 2', 150),
    customer('Customer 3', 150),
    customer('Customer 4', 150),
    bank('Bank 1'),
    bank('Bank 2'),
    bank('Bank 3', 100, 100),
    bank('Bank 4', 100, 100),
    account(1, 5, 100),
    account(2, 6, 100),
    account(3, 7, 100),
    account(4, 8, 100),
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
