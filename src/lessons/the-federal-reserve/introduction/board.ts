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
      'Let a customer of one bank pay the customer of the other. Then let the Clearing House settle.',
      'For the customer, use Transfer Money to Someone. For the Clearing House, use Settle Dues with Bank(s).',
      'Let Customer 1 pay Customer 2 $40, and settle with all banks: $40 of certificates move from Bank 1 to Bank 2.',
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
    goal: 'Find out who lends when a bank is short. Get to the point where a CH Loan stands on the board.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'A bank is short when its customer pays away more than its certificates cover. For that the customer has to overdraw.',
      'Raise the Overdraft limit under Settings and notes. Then use Transfer Money to Someone, and let the Clearing House settle with that bank.',
      'From the opening, set the limit to $50 and let Customer 1 pay $150. Bank 1 has certificates of $100, so the house lends it $50.',
    ],
    met: (progress) => isHouseLending(now(progress)),
  },
  {
    goal: 'Get the CH Loan repaid, so that none is left.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'The bank that borrowed has to receive something. Its customer must be paid by the customer of the other bank.',
      'Let Customer 2 use Transfer Money to Someone. Then let the Clearing House settle with both banks.',
      'If the loan is $50, a payment of $50 back to Customer 1 is just enough once it’s settled.',
    ],
    met: (progress) => !isHouseLending(now(progress)) && progress.rounds.some(isHouseLending),
  },
];

export const board: LessonBoard = {
  about:
    'Two banks, with a customer each, clear through a house that they founded with their own specie. There is no central bank yet.',
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
