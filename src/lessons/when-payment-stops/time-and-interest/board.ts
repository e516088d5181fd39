/** A bank that lends for a month and borrows until tomorrow: what a day earns it, and what happens when tomorrow costs more. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { CreditAccount } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import { CLOCK, offersOfDays, savings, termLoan } from '../../course/dayBoards';
import { dayEnded, gainOf, owedBy, owedTo } from '../../course/dayQueries';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, fedFunds, payment, set, system } from '../../course/opening';
import { now } from '../../course/queries';
import { type Task, taskOf } from '../../course/task';

const BANK_1 = 1;

/** What Bank 1 has borrowed in the market. */
const borrowed = (state: State): readonly CreditAccount[] => owedBy(state, BANK_1, 'Fed Funds');

/** Whether all that Bank 1 borrows in the market runs at least as long as what it has lent. */
function isMatched(state: State): boolean {
  const lent = owedTo(state, BANK_1, 'Loans').map(({ due = 0 }) => due);
  const funding = borrowed(state);
  return funding.length > 0 && funding.every(({ due = 0 }) => due >= Math.max(0, ...lent));
}

const bookADay: Task = {
  goal: 'End the day, so that interest stands on both sides of Bank 1.',
  begins: { party: BANK_1, act: 'endDay' },
  hints: [
    'Nobody has to pay anything today, so the day may end.',
    'Use End the Day, and look at the new lines on Bank 1’s sheet.',
    'Customer 1 owes Bank 1 $6 for the day, and Bank 1 owes Bank 2 $2.',
  ],
  met(progress) {
    const round = now(progress);
    return (
      dayEnded(progress) !== undefined &&
      owedTo(round, BANK_1, 'Accrued Interest').length > 0 &&
      owedBy(round, BANK_1, 'Accrued Interest').length > 0
    );
  },
};

const loseByTheDay = taskOf({
  goal: 'Let Bank 2 renew its loan at a rate so high that Bank 1 loses money by the end of a day.',
  begins: { party: 2, act: 'rollOver' },
  hints: [
    'Bank 2 is the lender, and its loan falls due today. It decides whether to renew, and at what rate.',
    'Act for Bank 2 and use Roll a Debt Over with a term of a day. Then use End the Day.',
    'The loan to Customer 1 earns $6 a day and deposits cost $1. At 12 % the loan from Bank 2 costs another $6.',
  ],
  conditions: [
    {
      says: 'Let Bank 2 renew its loan',
      holds: ({ rounds }) => rounds.some(({ event }) => event?.type === 'rollOver'),
    },
    {
      says: 'Bank 1 loses money by the end of a day',
      holds(progress) {
        const day = dayEnded(progress);
        return day !== undefined && gainOf(day, BANK_1) < 0;
      },
    },
  ],
});

const match = taskOf({
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
      holds: (progress) => isMatched(now(progress)),
    },
    {
      says: 'end a day on which it earns again',
      holds(progress) {
        const day = dayEnded(progress);
        return day !== undefined && gainOf(day, BANK_1) > 0;
      },
    },
  ],
});

/** Customer 1 borrows, and pays what they borrowed to a saver of each bank; Bank 1 borrows back what went to Bank 2. */
const lentLong: readonly BankingEvent[] = [
  termLoan(3, BANK_1, 36_000, 30),
  payment(3, BANK_1, 4, BANK_1, 18_000),
  payment(3, BANK_1, 5, 2, 18_000),
  fedFunds(BANK_1, 2, 18_000, 4),
];

export const board: LessonBoard = {
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
};
