/** Three banks that hold accounts with one another, and owe one another for their customers. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { ActPattern, Goal } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  asAtOpening,
  by,
  cash,
  done,
  figure,
  lastOfTask,
  line,
  NOTHING_DUE,
  or,
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

const BANKS = [0, 1, 2];
const CUSTOMERS = [3, 4, 5];

const PAIRS = BANKS.flatMap((one) =>
  BANKS.filter((other) => other > one).map((other) => [one, other] as const),
);

const mutualAccounts: readonly BankingEvent[] = BANKS.flatMap((holder) =>
  BANKS.filter((issuer) => issuer !== holder).map((issuer) => account(holder, issuer, 100)),
);

/** Settling a difference in this way; where dues are equal, nothing is paid in any. */
const settled = (way: 'credit' | 'debit', names?: readonly number[]): ActPattern => ({
  type: 'settleDues',
  fields: { by: way },
  ...(names && { names }),
  entersAccount: true,
});

/** A pair is settled by debit, and another than that is by credit where any is. */
const ANOTHER_BY_DEBIT = or(
  ...PAIRS.map((pair) =>
    and(
      { kind: 'act', act: settled('debit', pair), in: 'task' },
      or(
        { kind: 'act', act: settled('credit'), in: 'task', is: 'is', times: 0 },
        ...PAIRS.filter((other) => other !== pair).map(
          (other): Goal => ({ kind: 'act', act: settled('credit', other), in: 'task' }),
        ),
      ),
    ),
  ),
);

const tasks: readonly TaskData[] = [
  {
    goal: 'Net every pair of banks.',
    begins: { party: 0, act: 'netDues' },
    hints: [
      'Three banks make three pairs: Banks 1 and 2, Banks 2 and 3, Banks 3 and 1.',
      'Use Net Dues with Bank(s) once for each pair, from either side.',
      'When you’re done, Bank 1 owes Bank 2 $5, Bank 2 owes Bank 3 $10, and Bank 1 owes Bank 3 $10.',
    ],
    asks: and(lastOfTask('netDues'), ...PAIRS.map((pair) => done('netDues', { names: pair }))),
  },
  {
    goal: 'Settle one pair by credit, and another by debit.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Take any two pairs that still owe something.',
      'Use Settle Dues with Bank(s): credit the creditor’s account in one pair, debit the debtor’s in the other.',
      'For the $5 that Bank 1 owes Bank 2, credit Bank 2’s account at Bank 1; for the $10 that Bank 2 owes Bank 3, debit Bank 2’s account at Bank 3.',
    ],
    ends: by('settleDues'),
    conditions: [
      {
        says: 'Settle one pair by credit',
        asks: { kind: 'act', act: settled('credit'), in: 'task' },
      },
      { says: 'another by debit', asks: ANOTHER_BY_DEBIT },
    ],
  },
  {
    goal: 'Settle all, and check that not one dollar of cash has moved.',
    begins: { party: 0, act: 'settleDues' },
    hints: [
      'Look for pairs that still owe something.',
      'Use Settle Dues with Bank(s) until no due is left, then compare each bank’s reserves with the opening.',
      'If you followed the last hint, Bank 1 still owes Bank 3 $10, and every bank’s cash is $300 before and after.',
    ],
    conditions: [
      { says: 'Settle all', asks: NOTHING_DUE },
      {
        says: 'not one dollar of cash has moved',
        asks: and(...[...BANKS, ...CUSTOMERS].map((id) => asAtOpening(cash(id)))),
      },
    ],
  },
];

/** What the customers have paid one another before the banks settle. */
const day: readonly BankingEvent[] = [
  payment(3, 0, 4, 1, 20),
  payment(4, 1, 3, 0, 15),
  payment(4, 1, 5, 2, 20),
  payment(5, 2, 4, 1, 10),
  payment(3, 0, 5, 2, 20),
  payment(5, 2, 3, 0, 10),
];

/** Two banks swap promises: the coin that one pays in, the other pays back. */
const swap = (one: number, other: number): readonly BankingEvent[] => [
  account(one, other, 30),
  account(other, one, 30),
];

const lent: ToldOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each bank has lent its customer $90 and holds only $30 in cash; the customers keep most of their coin at home. The banks have swapped IOUs: in every pair, each now has $30 on account with the other. The customers have paid one another six times, and each bank owes each of the others.',
  opening: [
    system('correspondent'),
    bank('Bank 1', 20),
    bank('Bank 2', 20),
    bank('Bank 3', 20),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    customer('Customer 3', 100),
    ...lentAccount(3, 0, 10, 90),
    ...lentAccount(4, 1, 10, 90),
    ...lentAccount(5, 2, 10, 90),
    ...swap(0, 1),
    ...swap(1, 2),
    ...swap(0, 2),
    ...day,
  ],
  tasks: [
    {
      goal: 'Empty Bank 1’s account at Bank 3: settle by debit until nothing is left on it.',
      begins: { party: 3, act: 'transfer' },
      hints: [
        'Bank 1 owes Bank 3 less than it has on account there, so make it owe more.',
        'Use Transfer Money to Someone from Customer 1 to Customer 3, then Settle Dues with Bank(s), debiting Bank 1’s own account.',
        'Bank 1 owes Bank 3 $10 net and has $30 there: let Customer 1 pay Customer 3 another $20, and settle the $30 by debit.',
      ],
      asks: and(
        lastOfTask('settleDues', { fields: { by: 'debit' } }),
        figure(line('Bank Deposits', { party: 0, with: 2 }), 'is', 0),
      ),
    },
  ],
};

export const board = boardOf({
  about:
    'Three banks each hold an account of $100 with each of the others. Their customers have paid one another six times, and each bank now owes each of the others.',
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
  opening: [
    system('correspondent'),
    bank('Bank 1', 200),
    bank('Bank 2', 200),
    bank('Bank 3', 200),
    ...mutualAccounts,
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    customer('Customer 3', 100),
    account(3, 0, 100),
    account(4, 1, 100),
    account(5, 2, 100),
    ...day,
  ],
  opensFrom: 'banks that haven’t lent',
  openings: [lent],
  offers: offers({ customer: ['transfer'], bank: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
