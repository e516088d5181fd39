/** Two banks that owe each other through a Clearing House, and settle in its certificates. */

import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  by,
  cash,
  certificates,
  done,
  figure,
  last,
  lastOfTask,
  line,
  NOTHING_DUE,
  or,
  sinceTask,
} from '../../course/goals';
import {
  account,
  bank,
  customer,
  lentAccount,
  offers,
  payment,
  system,
} from '../../course/opening';
import { boardOf, type ToldOpening } from '../../course/told';

/** What the house was founded with, in cents: all certificates of its two members. */
const SPECIE = 20_000;

const MEMBERS = [3, 4];

/** What members have paid in certificates, or by loan of the house. */
const PAID: Figure = { kind: 'certificatesPaid', byLoan: true };

const tasks: readonly TaskData[] = [
  {
    goal: 'Bring one bank’s certificates to $130.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Have the other bank’s customer pay, and let the Clearing House settle.',
      'Use Transfer Money to Someone until the house owes the bank $30 more than it is owed, then Settle Dues with Bank(s).',
      'The house owes Bank 1 $10 net at the start: let Customer 2 pay Customer 1 $20 more, settle, and Bank 1 has $130.',
    ],
    asks: or(...MEMBERS.map((bank) => figure(certificates(bank), 'is', 13_000))),
  },
  {
    goal: 'Let the customers pay both ways again. Net, and then settle both banks through the house, until nothing is due.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Netting needs debts in both directions, so both customers have to pay.',
      'Use Transfer Money to Someone both ways, then act for the house: Net Dues with Bank(s) and Settle Dues with Bank(s), for each bank.',
      'If nothing was left over, $50 from Customer 1 and $30 from Customer 2 net to $20 that Bank 1 owes and $20 that Bank 2 is owed.',
    ],
    conditions: [
      { says: 'Net', asks: and(...MEMBERS.map((bank) => done('netDues', { names: [bank] }))) },
      {
        says: 'settle both banks through the house, until nothing is due',
        asks: and(NOTHING_DUE, done('settleDues')),
      },
    ],
  },
  {
    goal: 'Settle $30 or more. All certificates together still come to $200, which is what the house was founded with.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'The house never gains or loses: what one bank gives up, the other gets.',
      'Use Transfer Money to Someone, then settle with both banks, one by one or all at once.',
      'Let one customer pay the other $40 and settle with both banks: $40 of certificates change hands.',
    ],
    ends: by('settleDues'),
    conditions: [
      {
        says: 'Settle $30 or more',
        asks: sinceTask(and(last('settleDues'), figure(PAID, 'atLeast', 3000, { less: 'before' }))),
      },
      {
        says: 'All certificates together still come to $200',
        asks: figure(line('CH Certificates'), 'is', SPECIE),
      },
    ],
  },
];

/** The last settlement took more certificates from a bank than it held in cash of its own. */
const PAID_BEYOND_CASH = and(
  lastOfTask('settleDues'),
  or(
    ...MEMBERS.map((bank) =>
      figure(
        certificates(bank),
        'lessThan',
        { of: cash(bank), at: 'before', share: -10_000 },
        { less: 'before' },
      ),
    ),
  ),
);

const lent: ToldOpening = {
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
      asks: PAID_BEYOND_CASH,
    },
  ],
};

export const board = boardOf({
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
  opensFrom: 'banks that haven’t lent',
  openings: [lent],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
