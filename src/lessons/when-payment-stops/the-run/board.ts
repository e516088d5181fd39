/** Eight depositors and one bank, whose sheet looks the same whether it is sound or rotten. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, offersOfDays, termLoan } from '../../course/dayBoards';
import { insolvent, isOwedNone, owesNone } from '../../course/dayGoals';
import { and, cash, done, everDone, figure, grossDeposits, line, some } from '../../course/goals';
import { account, bank, customer, payment, set, system } from '../../course/opening';
import { boardOf, type ToldOpening } from '../../course/told';

const BANK_1 = 0;
const CUSTOMER_8 = 8;
const DEPOSITORS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What each of the eight has on deposit as the board opens, in dollars. */
const EACH = 1600;

/** What a customer has on deposit. */
const depositOf = (party: number): Figure => line('Customer Deposits', { party, with: BANK_1 });

/** Whoever has most on deposit would be sent away without it. */
const TURNS_AWAY = figure(
  line('Customer Deposits', { with: BANK_1, take: 'highest' }),
  'moreThan',
  { of: cash(BANK_1) },
);

/** What Bank 1 owes its depositors. */
const DEPOSITS = grossDeposits(BANK_1);

/** A depositor has withdrawn all they had. */
const isOut = (party: number) =>
  and(figure(depositOf(party), 'is', 0), figure(cash(party), 'atLeast', EACH * 100));

const run: TaskData = {
  goal: 'Let customers withdraw until Bank 1 would have to turn somebody away.',
  begins: { party: 1, act: 'withdraw' },
  hints: [
    'Any customer may come to the counter, one after another.',
    'Use Withdraw Money from Bank for one customer after another.',
    'The cash of $3,200 is enough for two who withdraw $1,600 each. The third gets nothing.',
  ],
  conditions: [
    { says: 'Let customers withdraw', asks: done('withdraw') },
    { says: 'Bank 1 would have to turn somebody away', asks: TURNS_AWAY },
  ],
};

/** The day on which both loans fall due. */
const DUE = 4;

const wait: TaskData = {
  goal: 'Wait until the loans fall due, and get Bank 1 to where it could pay out every deposit at once.',
  begins: { party: 7, act: 'repayLoan' },
  hints: [
    'Customers 7 and 8 owe Bank 1 far more than it owes the others, and both have cash.',
    'Use End the Day until day 4. Then act for each of the two and use Repay Loan, in cash.',
    'Customer 7 repays $3,600 and Customer 8 $7,200, each with three days of interest.',
  ],
  conditions: [
    {
      says: 'Wait until the loans fall due',
      asks: figure({ kind: 'day' }, 'atLeast', DUE),
    },
    {
      says: 'it could pay out every deposit at once',
      asks: figure(cash(BANK_1), 'atLeast', { of: DEPOSITS }),
    },
  ],
};

/** What Bank 1 owed its depositors before the run. */
const ALL = EACH * DEPOSITORS.length * 100;

const comeBack: TaskData = {
  goal: 'End the run: have Bank 1 owe its depositors $12,800 again.',
  begins: { party: 1, act: 'deposit' },
  hints: [
    'Those who withdrew have seen that the bank can pay, and may bring their money back.',
    'Act for each of them and use Deposit Cash into Bank.',
    'If Customers 1 and 2 withdrew $1,600 each and bring it back, deposits are $12,800 again.',
  ],
  asks: and(figure(DEPOSITS, 'lessThan', ALL, { at: 'task' }), figure(DEPOSITS, 'atLeast', ALL)),
};

const tooLate: TaskData = {
  goal: 'Let two customers withdraw all they have. Then collect what Customer 8 has, and write off the rest.',
  begins: { party: 1, act: 'withdraw' },
  hints: [
    'Two of Customers 1 to 7 come first. After them Customer 8 pays what they can.',
    'Use Withdraw Money from Bank twice. Then use Repay Loan for Customer 8, by deposits, and for Bank 1 Write a Debt Off.',
    'On the first day $1,600 on deposit goes against a debt of $7,200, so $5,600 is lost. Later there’s interest too, which is paid first.',
  ],
  conditions: [
    {
      says: 'Let two customers withdraw all they have',
      asks: some(2, ...DEPOSITORS.filter((one) => one !== CUSTOMER_8).map(isOut)),
    },
    {
      says: 'collect what Customer 8 has, and write off the rest',
      asks: and(everDone('writeOff'), owesNone(CUSTOMER_8, 'Loans')),
    },
  ],
};

const leftShort: TaskData = {
  goal: 'Collect the other loan, and show that those who waited can’t all be paid.',
  begins: { party: 7, act: 'repayLoan' },
  hints: [
    'Customer 7 still owes Bank 1, and has the cash.',
    'Act for Customer 7 and use Repay Loan, in cash. Compare Bank 1’s cash with its deposits.',
    'Bank 1 then has some $3,600, and five customers have $1,600 each on deposit.',
  ],
  conditions: [
    {
      says: 'Collect the other loan',
      asks: isOwedNone(BANK_1, 'Loans'),
    },
    {
      says: 'those who waited can’t all be paid',
      asks: and(insolvent(BANK_1), figure(DEPOSITS, 'moreThan', { of: cash(BANK_1) })),
    },
  ],
};

/** Eight customers with $1,600 each on deposit, of whom two have borrowed what the others hold. */
function lent(cashOf8: number): readonly BankingEvent[] {
  return [
    system('national'),
    CLOCK,
    set('interestRate', 10),
    bank('Bank 1', 1200),
    ...[1, 2, 3, 4, 5].map((number) => customer(`Customer ${number}`, 400)),
    customer('Customer 6'),
    customer('Customer 7', 4000),
    customer('Customer 8', cashOf8),
    ...DEPOSITORS.map((holder) => account(holder, BANK_1, holder <= 5 ? 400 : 0)),
    termLoan(7, BANK_1, 3600, 3),
    termLoan(CUSTOMER_8, BANK_1, 7200, 3),
    ...[1, 2, 3, 4].map((payee) => payment(CUSTOMER_8, BANK_1, payee, BANK_1, 1200)),
    payment(CUSTOMER_8, BANK_1, 5, BANK_1, 800),
    payment(7, BANK_1, 5, BANK_1, 400),
    payment(7, BANK_1, 6, BANK_1, 1600),
  ];
}

const rotten: ToldOpening = {
  id: 'rotten',
  title: 'a rotten bank',
  about:
    'Bank 1’s sheet is the same to the cent. But Customer 8 has lost what they borrowed and has no cash at all, so most of the larger loan will never come back. Only Customer 8 knows.',
  opening: lent(0),
  tasks: [tooLate, leftShort],
};

export const board = boardOf({
  about:
    'Eight customers have $1,600 each on deposit with Bank 1, which has $3,200 in cash. Customer 7 owes it $3,600 and Customer 8 $7,200 for three more days. Both have earned enough to pay.',
  charts: ['balances'],
  sliders: [],
  rules: [],
  opening: lent(7500),
  opensFrom: 'a sound bank',
  openings: [rotten],
  offers: offersOfDays({
    customer: ['deposit', 'withdraw', 'transfer', 'repayLoan'],
    bank: ['rollOver', 'writeOff'],
  }),
  tasks: [run, wait, comeBack],
});
