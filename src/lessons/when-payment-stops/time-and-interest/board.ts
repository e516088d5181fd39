/** A bank that lends for a month and borrows until tomorrow: what a day earns it, and what happens when tomorrow costs more. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, offersOfDays, savings, termLoan } from '../../course/dayBoards';
import { DAY_ENDED, isOwedNone, netWorth, owesSome } from '../../course/dayGoals';
import { and, debts, everDone, figure, or } from '../../course/goals';
import { account, bank, customer, fedFunds, payment, set, system } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK_1 = 1;

/** The last of the days on which what Bank 1 has lent falls due. */
const LENT_UNTIL: Figure = { kind: 'debts', line: 'Loans', take: 'lastDue', creditor: BANK_1 };

/** The first of the days on which what Bank 1 borrows in the market falls due. */
const FUNDED_UNTIL: Figure = { kind: 'debts', line: 'Fed Funds', take: 'firstDue', debtor: BANK_1 };

const bookADay: TaskData = {
  goal: 'End the day, so that interest stands on both sides of Bank 1.',
  begins: { party: BANK_1, act: 'endDay' },
  hints: [
    'Nobody has to pay anything today, so the day may end.',
    'Use End the Day, and look at the new lines on Bank 1’s sheet.',
    'Customer 1 owes Bank 1 $6 for the day, and Bank 1 owes Bank 2 $2.',
  ],
  asks: and(
    DAY_ENDED,
    figure(debts('Accrued Interest', { creditor: BANK_1 }), 'moreThan', 0),
    owesSome(BANK_1, 'Accrued Interest'),
  ),
};

const loseByTheDay: TaskData = {
  goal: 'Let Bank 2 renew its loan at a rate so high that Bank 1 loses money by the end of a day.',
  begins: { party: 2, act: 'rollOver' },
  hints: [
    'Bank 2 is the lender, and its loan falls due today. It decides whether to renew, and at what rate.',
    'Act for Bank 2 and use Roll a Debt Over with a term of a day. Then use End the Day.',
    'The loan to Customer 1 earns $6 a day and deposits cost $1. At 12 % the loan from Bank 2 costs another $6.',
  ],
  conditions: [
    { says: 'Let Bank 2 renew its loan', asks: everDone('rollOver') },
    {
      says: 'Bank 1 loses money by the end of a day',
      asks: and(DAY_ENDED, figure(netWorth(BANK_1), 'lessThan', 0, { less: 'before' })),
    },
  ],
};

const match: TaskData = {
  goal: 'Get Bank 1 funds that run at least as long as its loan to Customer 1, and end a day on which it earns again.',
  begins: { party: 2, act: 'rollOver' },
  hints: [
    'What Bank 1 owes Bank 2 must not fall due before what Customer 1 owes Bank 1.',
    'Act for Bank 2 and use Roll a Debt Over with a long term. Then use End the Day.',
    'A term of 30 days is long enough, and at 9 % Bank 1 still earns 50 cents a day.',
  ],
  conditions: [
    {
      says: 'funds that run at least as long as its loan to Customer 1',
      asks: and(
        owesSome(BANK_1, 'Fed Funds'),
        or(isOwedNone(BANK_1, 'Loans'), figure(FUNDED_UNTIL, 'atLeast', { of: LENT_UNTIL })),
      ),
    },
    {
      says: 'end a day on which it earns again',
      asks: and(DAY_ENDED, figure(netWorth(BANK_1), 'moreThan', 0, { less: 'before' })),
    },
  ],
};

/** Customer 1 borrows, and pays what they borrowed to a saver of each bank; Bank 1 borrows back what went to Bank 2. */
const lentLong: readonly BankingEvent[] = [
  termLoan(3, BANK_1, 36_000, 30),
  payment(3, BANK_1, 4, BANK_1, 18_000),
  payment(3, BANK_1, 5, 2, 18_000),
  fedFunds(BANK_1, 2, 18_000, 4),
];

export const board = boardOf({
  about:
    'Bank 1 has lent Customer 1 $36,000 for 30 days at 6 %. It owes Customer 2 $18,000 on demand at 2 %, and Bank 2 $18,000 until tomorrow at 4 %.',
  charts: ['privateCredit'],
  sliders: [],
  rules: [],
  opening: [
    system('centralbank'),
    CLOCK,
    set('interestRate', 6),
    bank('Bank 1', 0, 3600),
    bank('Bank 2', 0, 1800),
    customer('Customer 1'),
    customer('Customer 2'),
    customer('Customer 3'),
    account(3, BANK_1),
    savings(4, BANK_1, 2),
    savings(5, 2, 2),
    set('overdraft', 18_000),
    ...lentLong,
    set('overdraft', 0),
  ],
  offers: offersOfDays({
    customer: ['transfer', 'repayLoan'],
    bank: ['bankTransfer', 'getFedFundsLoan', 'payFedFundsLoan', 'rollOver'],
  }),
  tasks: [bookADay, loseByTheDay, match],
});
