/** Two banks that owe each other through a Clearing House, and settle in its certificates. */

import { certificatesInAll, membersOf, settledIn } from '../../course/houseQueries';
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
import {
  cashOf,
  isNothingDue,
  latest,
  now,
  type PlayedEvent,
  stepsSince,
} from '../../course/queries';
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
      'Have the other bank’s customer pay, and let the Clearing House settle.',
      'Use Transfer Money to Someone until the house owes the bank $30 more than it is owed, then Settle Dues with Bank(s).',
      'The house owes Bank 1 $10 net at the start: let Customer 2 pay Customer 1 $20 more, settle, and Bank 1 has $130.',
    ],
    met: (progress) => membersOf(now(progress)).some(({ certificates }) => certificates === 13_000),
  },
  taskOf({
    goal: 'Let the customers pay both ways again. Net, and then settle both banks through the house, until nothing is due.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Netting needs debts in both directions, so both customers have to pay.',
      'Use Transfer Money to Someone both ways, then act for the house: Net Dues with Bank(s) and Settle Dues with Bank(s), for each bank.',
      'If nothing was left over, $50 from Customer 1 and $30 from Customer 2 net to $20 that Bank 1 owes and $20 that Bank 2 is owed.',
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
    goal: 'Settle $30 or more. All certificates together still come to $200, which is what the house was founded with.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'The house never gains or loses: what one bank gives up, the other gets.',
      'Use Transfer Money to Someone, then settle with both banks, one by one or all at once.',
      'Let one customer pay the other $40 and settle with both banks: $40 of certificates change hands.',
    ],
    completes: (progress) => latest(progress)?.event.type === 'settleDues',
    conditions: [
      {
        says: 'Settle $30 or more',
        holds: (progress) => settlementsSince(progress).some((step) => settledIn(step) >= 3000),
      },
      {
        says: 'All certificates together still come to $200',
        holds: (progress) => certificatesInAll(now(progress)) === SPECIE,
      },
    ],
  }),
];

/** Whether the last settlement took more certificates from a bank than it holds in cash of its own. */
function isPaidBeyondCash(progress: Progress): boolean {
  const step = latest(progress);
  if (step?.event.type !== 'settleDues') return false;
  const earlier = membersOf(step.before);
  return membersOf(step.after).some(({ bank: id, certificates }, place) => {
    const paid = (earlier[place]?.certificates ?? 0) - certificates;
    return paid > cashOf(step.before, id);
  });
}

const lent: LessonOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each bank has lent its customer $80 and keeps only $20 in its own vault. It has put $100 of specie with the Clearing House and holds certificates for it. The customers have paid each other $40 and $50.',
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    bank('Bank 1'),
    bank('Bank 2'),
    ...lentAccount(1, 3, 20, 80),
    ...lentAccount(2, 4, 20, 80),
    payment(1, 3, 2, 4, 40),
    payment(2, 4, 1, 3, 50),
  ],
  tasks: [
    {
      goal: 'Settle a balance that the paying bank couldn’t have covered from its own vault.',
      begins: { party: 1, act: 'transfer' },
      hints: [
        'Each bank keeps $20 in its vault, so one of them has to owe the house more than that.',
        'Use Transfer Money to Someone, then act for the house: Settle Dues with Bank(s).',
        'The house owes Bank 1 $10 net: let Customer 1 pay Customer 2 $40, settle, and Bank 1 pays $30 in certificates.',
      ],
      met: isPaidBeyondCash,
    },
  ],
};

export const board: LessonBoard = {
  about:
    'A Clearing House holds $200 in specie, and its two members have certificates for it, $100 each. Their customers have paid each other $40 and $50, so each bank owes the house and is owed by it.',
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
  opensFrom: 'all cash',
  openings: [lent],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
