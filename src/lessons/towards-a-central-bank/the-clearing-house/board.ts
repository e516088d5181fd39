/** Two banks that owe each other through a Clearing House, and settle in its certificates. */

import { certificatesInAll, membersOf, settledIn } from '../../course/houseQueries';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers, payment, system } from '../../course/opening';
import { isNothingDue, latest, now, type PlayedEvent, stepsSince } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

/** What the house was founded with, in cents: all certificates of its two members. */
const SPECIE = 20_000;

function isEachNetted(progress: Progress): boolean {
  const netted = stepsSince(progress).flatMap(({ event }) =>
    event.type === 'netDues' ? [event.bank, event.with] : [],
  );
  return membersOf(now(progress)).every(({ bank: id }) => netted.includes(id));
}

function settlementsSince(progress: Progress): readonly PlayedEvent[] {
  return stepsSince(progress).filter(({ event }) => event.type === 'settleDues');
}

const tasks: readonly Task[] = [
  {
    goal: 'Bring one bank’s certificates to $130.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'A customer of the other bank pays; then the Clearing House settles.',
      'Use Transfer Money to Someone until the bank is owed $30 more than it owes, then Settle Dues with Bank(s).',
      'The house owes Bank 1 $10 net at the opening: $20 more from Customer 2 to Customer 1, and settling, makes its certificates $130.',
    ],
    met: (progress) => membersOf(now(progress)).some(({ certificates }) => certificates === 13_000),
  },
  taskOf({
    goal: 'Net and settle both banks through the house, until nothing is due.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'The Clearing House nets and settles with each bank; netting needs dues both ways, so both customers have to pay.',
      'Use Transfer Money to Someone both ways, then Net Dues with Bank(s) and Settle Dues with Bank(s) for each bank.',
      'Where nothing was left over, payments of $50 from Customer 1 and $30 from Customer 2 net to $20 due from Bank 1, and $20 due to Bank 2.',
    ],
    conditions: [
      { says: 'Net', holds: isEachNetted },
      {
        says: 'settle both banks through the house, until nothing is due',
        holds: (progress) => isNothingDue(now(progress)) && settlementsSince(progress).length > 0,
      },
    ],
  }),
  taskOf({
    goal: 'Find certificates, less any CH Loan, summing to $200 again after a settlement of $30 or more.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'The house gains nothing and loses nothing: what one bank gives up, the other receives.',
      'Use Transfer Money to Someone, then settle with both banks, one after the other or all at once.',
      'Let one customer pay the other $40 and settle with both banks: one loses $40 of certificates, the other gains them.',
    ],
    completes: (progress) => latest(progress)?.event.type === 'settleDues',
    conditions: [
      {
        says: 'certificates, less any CH Loan, summing to $200 again',
        holds: (progress) => certificatesInAll(now(progress)) === SPECIE,
      },
      {
        says: 'a settlement of $30 or more',
        holds: (progress) => settlementsSince(progress).some((step) => settledIn(step) >= 3000),
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'A Clearing House holds $200 in specie, against which its two members have certificates of $100 each. Their customers have paid each other $40 and $50, and each bank now owes the house and is owed by it.',
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
    payment(1, 3, 2, 4, 40),
    payment(2, 4, 1, 3, 50),
  ],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
