/** A debt falls due today: it is paid or rolled over, and whoever pays finds the balances before the day ends. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Goal } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, DAY_ENDS, offersOfDays, savings, termLoan } from '../../course/dayBoards';
import { DAY_ENDED } from '../../course/dayGoals';
import { and, debts, done, figure, refused } from '../../course/goals';
import {
  account,
  bank,
  billsAndBalance,
  customer,
  fedFunds,
  payment,
  set,
  system,
} from '../../course/opening';
import { boardOf } from '../../course/told';

const [BANK_1, BANK_2] = [1, 2];

/** Bank 2 has its money back from Bank 1, and has lent it none anew. */
const PAID_BACK: Goal = and(
  ...(['Fed Funds', 'Repos'] as const).map((line) =>
    figure(debts(line, { creditor: BANK_2, debtor: BANK_1 }), 'is', 0),
  ),
);

const rollOver: TaskData = {
  goal: 'Have Bank 2 roll its loan over, and end the day.',
  begins: { party: BANK_2, act: 'rollOver' },
  hints: [
    'Bank 2 is the creditor, so it decides whether its loan runs on.',
    'Act for Bank 2 and use Roll a Debt Over. Then use End the Day.',
    'For example, roll the $36,000 over for 1 day at 4 %, with the interest paid.',
  ],
  conditions: [
    { says: 'Have Bank 2 roll its loan over', asks: done('rollOver') },
    { says: 'end the day', asks: DAY_ENDED },
  ],
};

const payBack: TaskData = {
  goal: 'Let Bank 1 repay Bank 2, and get to where the day can’t end.',
  begins: { party: BANK_1, act: 'payFedFundsLoan' },
  hints: [
    'Bank 1 has hardly any balance, but it may be overdrawn until the evening.',
    'Act for Bank 1 and use Pay Back a Fed Funds Loan for all that it owes Bank 2.',
    'Bank 1 pays back $36,000 out of a balance of less than $1,800. What’s missing is its daylight overdraft.',
  ],
  conditions: [
    { says: 'Let Bank 1 repay Bank 2', asks: PAID_BACK },
    { says: 'the day can’t end', asks: refused(DAY_ENDS, 'OVERDRAWN_AT_CLOSE') },
  ],
};

const survive: TaskData = {
  goal: 'End that day with Bank 1 owing Bank 2 nothing.',
  begins: { party: BANK_1, act: 'doRepo', role: 'borrower' },
  hints: [
    'Somebody else must lend to Bank 1, or buy from it, or a customer of another bank must pay one of its own.',
    'Use Do a Repo or Get Fed Funds Loan for Bank 1, or Buy Treasury Securities for the Central Bank. For Bank 3 to have money to lend, let Customer 3 pay Customer 4.',
    'Bank 1’s bills of $7,200 bring some $7,000. If Customer 3 has paid Customer 4 $36,000, Bank 3 can lend it the rest.',
  ],
  conditions: [
    { says: 'End that day', asks: DAY_ENDED },
    { says: 'with Bank 1 owing Bank 2 nothing', asks: PAID_BACK },
  ],
};

/** Customer 1 borrows, and half of it goes to a saver of Bank 2, from which Bank 1 borrows it back until tomorrow. */
const lentLong: readonly BankingEvent[] = [
  termLoan(4, BANK_1, 72_000, 30),
  payment(4, BANK_1, 5, BANK_1, 36_000),
  payment(4, BANK_1, 6, BANK_2, 36_000),
  fedFunds(BANK_1, BANK_2, 36_000, 4),
];

export const board = boardOf({
  about:
    'Bank 1 has lent Customer 1 $72,000 for 30 days, and it has bills of $7,200. Bank 2 lent it $36,000, due today. Until the evening a bank may be overdrawn with the Central Bank by up to $40,000.',
  charts: ['privateCredit'],
  sliders: [],
  rules: [],
  opening: [
    system('centralbank'),
    CLOCK,
    set('interestRate', 6),
    set('overdraft', 40_000),
    ...['Bank 1', 'Bank 2', 'Bank 3'].map((name) => bank(name)),
    ...['Customer 1', 'Customer 2', 'Customer 3', 'Customer 4'].map((name) => customer(name)),
    ...billsAndBalance(BANK_1, 7200, 1800),
    ...billsAndBalance(BANK_2, 0, 3600),
    ...billsAndBalance(3, 0, 1800),
    account(4, BANK_1),
    savings(5, BANK_1, 2),
    savings(6, BANK_2, 2),
    savings(7, 3, 2),
    ...lentLong,
    DAY_ENDS,
  ],
  offers: offersOfDays({
    customer: ['transfer'],
    bank: [
      'bankTransfer',
      'getFedFundsLoan',
      'payFedFundsLoan',
      'doRepo',
      'unwindRepo',
      'rollOver',
    ],
    centralbank: ['buySecurities', 'sellSecurities'],
  }),
  tasks: [rollOver, payBack, survive],
});
