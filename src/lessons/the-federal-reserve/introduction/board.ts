/** One clearing day, as the lecture on the central bank left it; who lends to a bank that is short. */

import { isHouseLending } from '../../course/houseQueries';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers, system } from '../../course/opening';
import { isNothingDue, now, paymentsIn, stepsSince } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

/** Whether a customer has paid one of another bank. */
function hasPaid(progress: Progress): boolean {
  return paymentsIn(stepsSince(progress)).some(({ event }) => event.fromBank !== event.toBank);
}

const tasks: readonly Task[] = [
  taskOf({
    goal: 'Run one clearing day, from payment to settlement, until nothing is due.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'A customer pays; at the end of the day the Clearing House settles with both banks.',
      'Use Transfer Money to Someone, then Settle Dues with Bank(s).',
      'Let Customer 1 pay $40: settling moves certificates of $40 from Bank 1 to Bank 2.',
    ],
    conditions: [
      { says: 'from payment', holds: hasPaid },
      {
        says: 'to settlement',
        holds: (progress) => stepsSince(progress).some(({ event }) => event.type === 'settleDues'),
      },
      {
        says: 'until nothing is due',
        holds: (progress) => isNothingDue(now(progress)) && hasPaid(progress),
      },
    ],
  }),
  {
    goal: 'Find who lends when a bank is short: let a CH Loan stand.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'A bank is short when its customer pays away more than its certificates cover; the bank has to let it overdraw.',
      'Raise the overdraft limit, use Transfer Money to Someone, then let the Clearing House settle with that bank.',
      'With a limit of $50, let Customer 1 pay $50 more than it has on deposit: Bank 1 comes out $50 short, and the house lends it that.',
    ],
    met: (progress) => isHouseLending(now(progress)),
  },
  {
    goal: 'End with no CH Loan.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'The customer of the other bank pays the customer of the bank that was lent to.',
      'Use Transfer Money to Someone, then Settle Dues with Bank(s) for that bank.',
      'Against a loan of $50, a payment of $50 back, once settled, is just enough.',
    ],
    met: (progress) => !isHouseLending(now(progress)) && progress.rounds.some(isHouseLending),
  },
];

export const board: LessonBoard = {
  about:
    'Two banks, with a customer each, clear through a house that their own specie founded. It is where the last lecture ended: there is no central bank yet.',
  charts: ['credit'],
  sliders: ['reserveRequirement', 'interestRate'],
  rules: ['overdraft'],
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    bank('Bank 1'),
    bank('Bank 2'),
    account(1, 3, 100),
    account(2, 4, 100),
  ],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
