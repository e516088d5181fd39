/** A bank that owes the Clearing House more than its certificates, and is lent the rest. */

import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  certificates,
  dues,
  ever,
  figure,
  HOUSE_LENDS,
  HOUSE_LENDS_NOTHING,
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

const HOUSE = 0;
const BANK_1 = 3;
const MEMBERS = [BANK_1, 4];

/** What a member would have once it settled: its certificates, and what the house owes it net. */
const position = (bank: number): Figure => ({
  kind: 'sum',
  of: [certificates(bank), dues(HOUSE, bank)],
  less: [dues(bank, HOUSE)],
});

const tasks: readonly TaskData[] = [
  {
    goal: 'Settle with the bank that is short, so that a CH Loan stands on its sheet.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Bank 1 is the one that is short, and the Clearing House settles with it.',
      'Act for the house and use Settle Dues with Bank(s): what the certificates don’t cover becomes a loan.',
      'Bank 1 owes $180 and is owed $20, and its certificates cover $100 of the $160, so the house lends $60.',
    ],
    asks: HOUSE_LENDS,
  },
  {
    goal: 'Earn the way back: get the house to owe the short bank at least what it has lent it.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Money has to come back: the other bank’s customer pays the short bank’s customer.',
      'Use Transfer Money to Someone: the payer’s bank then owes the house, and the house owes the payee’s bank.',
      'If the loan is $60, let Customer 2 pay Customer 1 $60 or more.',
    ],
    asks: and(...MEMBERS.map((bank) => figure(position(bank), 'atLeast', 0))),
  },
  {
    goal: 'End with no CH Loan, having had one.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Settle once more with the bank that has earned its way back.',
      'Act for the house and use Settle Dues with Bank(s): what it owes the bank pays off the loan first.',
      'When the house owes Bank 1 $60 and settles, a loan of $60 is gone.',
    ],
    conditions: [
      { says: 'End with no CH Loan', asks: HOUSE_LENDS_NOTHING },
      // On a line from the opening it counts from there, where there is none yet.
      { says: 'having had one', asks: ever(HOUSE_LENDS) },
    ],
  },
];

/** A bank that owns more than it owes, and has too little that the others accept. */
const lent: ToldOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each bank has lent its customer $160 and keeps $40 in its vault. Customer 1 has paid $180 to Customer 2 and received $20, so Bank 1 has to pay the Clearing House $160 net. Its certificates and all its cash come to $140. It owns $100 more than it owes, and it can’t pay.',
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
    {
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
          asks: ever(figure(certificates(BANK_1), 'lessThan', 0)),
        },
        {
          says: 'bring its certificates back to $100',
          asks: figure(certificates(BANK_1), 'is', 10_000),
        },
      ],
    },
  ],
};

export const board = boardOf({
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
  opensFrom: 'banks that haven’t lent',
  openings: [lent],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
