/** Four banks and their Clearing House; how little settles how much. */

import { certificatesMoved } from '@/events/banking/systems/clearinghouse';
import { total } from '@/events/money';
import { membersOf } from '../../course/houseQueries';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers, system } from '../../course/opening';
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
      'All four customers pay, and all four are paid.',
      'Use Transfer Money to Someone, each time between accounts at two different banks.',
      'Let each customer pay each of the three others once, $20 or so: that makes twelve.',
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
      'The Clearing House settles, with one bank after another or with all at once.',
      'Use Settle Dues with Bank(s); netting first is not needed, but shows what will move.',
      'Settle with every bank that still has a due on its sheet, four at most.',
    ],
    met: (progress) => isNothingDue(now(progress)) && !progress.rounds.every(isNothingDue),
  },
  taskOf({
    goal: 'End with nothing due, and with certificates moved that come to less than a quarter of gross payments.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Where too much has moved, the customers of the banks that gained certificates can pay the others.',
      'Use Transfer Money to Someone to and fro, then Settle Dues with Bank(s): what nets out needs no certificates.',
      'For each $100 of payments, less than $25 may move from one bank to another.',
    ],
    conditions: [
      { says: 'End with nothing due', holds: (progress) => isNothingDue(now(progress)) },
      {
        says: 'certificates moved that come to less than a quarter of gross payments',
        holds: hasMovedLittle,
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Four banks, each with one customer who has $100 on deposit, clear through one house. Banks 1 and 2 founded it; Banks 3 and 4 paid in $100 of specie each for their certificates.',
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
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
