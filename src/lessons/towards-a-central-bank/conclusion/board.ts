/** Four banks and their Clearing House; how little settles how much. */
import type { TaskData } from '@/events/goals/tasks';
import {
  ANYTHING_DUE,
  and,
  by,
  done,
  ever,
  figure,
  HOUSE_LENDS,
  NOTHING_DUE,
} from '../../course/goals';
import { account, bank, customer, lentAccount, offers, system } from '../../course/opening';
import { boardOf, type ToldOpening } from '../../course/told';

const PAYMENTS = 12;

const MEMBERS = [5, 6, 7, 8];

/** A payment from one bank to another. */
const BETWEEN_BANKS = { type: 'transfer', apart: ['fromBank', 'toBank'] } as const;

/** All settlements so far moved less than a quarter of all payments between banks so far. */
const MOVED_LITTLE = figure({ kind: 'certificatesPaid', byLoan: false }, 'lessThan', {
  of: { kind: 'volume', act: BETWEEN_BANKS },
  share: 2500,
});

const tasks: readonly TaskData[] = [
  {
    goal: 'Make twelve payments or more, with every bank both paying and being paid.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'All four customers have to pay, and all four have to be paid.',
      'Use Transfer Money to Someone, always between accounts at two different banks.',
      'Let each customer pay each of the other three about $20: that makes twelve.',
    ],
    ends: by('transfer'),
    conditions: [
      {
        says: 'Make twelve payments or more',
        asks: { kind: 'act', act: BETWEEN_BANKS, in: 'task', is: 'atLeast', times: PAYMENTS },
      },
      {
        says: 'every bank both paying and being paid',
        asks: and(
          ...MEMBERS.flatMap((bank) => [
            done('transfer', { ...BETWEEN_BANKS, fields: { fromBank: bank } }),
            done('transfer', { ...BETWEEN_BANKS, fields: { toBank: bank } }),
          ]),
        ),
      },
    ],
  },
  {
    goal: 'Settle all: leave nothing due to or from the Clearing House.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'The Clearing House settles, with one bank at a time or with all at once.',
      'Act for the house and use Settle Dues with Bank(s); netting first isn’t needed, but it shows what will move.',
      'Settle with every bank that still has dues on its sheet, four at most.',
    ],
    asks: and(NOTHING_DUE, ever(ANYTHING_DUE)),
  },
  {
    goal: 'End with nothing due, after moving certificates for less than a quarter of all payments, or none at all.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'If too much has moved, add payments that cancel out before you settle again.',
      'Use Transfer Money to Someone back and forth, then Settle Dues with Bank(s): what nets out needs no certificates.',
      'For every $100 of payments, less than $25 of certificates may move.',
    ],
    conditions: [
      { says: 'End with nothing due', asks: NOTHING_DUE },
      {
        says: 'moving certificates for less than a quarter of all payments',
        asks: MOVED_LITTLE,
      },
    ],
  },
];

const lent: ToldOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each bank owes its customer $150. It made $130 of that by lending and keeps little cash in its vault; its certificates for specie come to $100. Banks 1 and 2 founded the Clearing House, and Banks 3 and 4 paid in $100 of specie each.',
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
      asks: HOUSE_LENDS,
    },
  ],
};

export const board = boardOf({
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
  opensFrom: 'banks that haven’t lent',
  openings: [lent],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
