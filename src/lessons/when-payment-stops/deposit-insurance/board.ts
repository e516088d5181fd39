/** A bank loses more than its owners put up, and a fund closes it: who is paid in full, who shares what is left, who gets nothing. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { capitalOf } from '@/events/banking/ledger/capital';
import { claimsOn } from '@/events/banking/ledger/estate';
import { isClosed } from '@/events/banking/ledger/institutions';
import type { State } from '@/events/banking/ledger/state';
import { settlementBalance } from '@/events/banking/systems/reserves';
import { balanceSheet } from '@/events/banking/views/sheet';
import { CLOCK, offersOfDays, termLoan } from '../../course/dayBoards';
import type { LessonBoard, LessonOpening } from '../../course/lesson';
import {
  account,
  bank,
  billsAndBalance,
  customer,
  payment,
  set,
  system,
} from '../../course/opening';
import { latest, now, paymentsIn } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';
import { depositor } from '../../course/todayBoards';

const [FUND, BANK_1, BANK_2] = [1, 2, 3];
const [CUSTOMER_1, CUSTOMER_2, CUSTOMER_3, CUSTOMER_4, CUSTOMER_5] = [4, 5, 6, 7, 8];

/** Up to how much of a deposit is insured: as in the United States in January 1934. */
const LIMIT = 250_000;

/** What a party is worth, in cents. */
const worthOf = (state: State, party: number): number => balanceSheet(state, party).netWorth;

/** What of a bank's debts is insured, in cents. */
const insuredAt = (state: State, bank: number): number =>
  claimsOn(state, bank).reduce((sum, { insured }) => sum + insured, 0);

/** Whether Bank 1 owes more than it has, and is open. */
const isInsolvent = (progress: Progress): boolean => capitalOf(now(progress), BANK_1) < 0;

/** Whether the last step has closed Bank 1. */
const closesBank1 = (progress: Progress): boolean => {
  const step = latest(progress);
  return step?.event.type === 'closeBank' && isClosed(step.after.book, BANK_1);
};

/** By how much the last step has made the fund poorer, in cents. */
function costOfFund(progress: Progress): number {
  const step = latest(progress);
  return step ? worthOf(step.before, FUND) - worthOf(step.after, FUND) : 0;
}

const lose = taskOf({
  goal: 'Have Bank 1 lose so much on its loan that it owes more than it has, and yet has enough for all insured deposits.',
  begins: { party: BANK_1, act: 'writeOff' },
  hints: [
    'The capital of Bank 1 is $1,000. Of what it owes, $7,000 is insured.',
    'Act for Bank 1 and use Write a Debt Off.',
    'If it writes off $4,500, it has $8,500 left and owes $12,000.',
  ],
  conditions: [
    { says: 'it owes more than it has', holds: isInsolvent },
    {
      says: 'has enough for all insured deposits',
      holds(progress) {
        const { total } = balanceSheet(now(progress), BANK_1);
        return isInsolvent(progress) && total >= insuredAt(now(progress), BANK_1);
      },
    },
  ],
});

const close = taskOf({
  goal: 'Let the Insurance Fund close Bank 1, at no cost to the fund.',
  begins: { party: FUND, act: 'closeBank' },
  hints: [
    'The fund may close a bank that owes more than it has. Another bank has to take over.',
    'Act for the Insurance Fund and use Close a Bank, with Bank 2 to take over.',
    'After a loss of $4,500 the insured get $7,000, and $1,500 is left for claims of $5,000.',
  ],
  conditions: [
    { says: 'Let the Insurance Fund close Bank 1', holds: closesBank1 },
    {
      says: 'at no cost to the fund',
      holds: (progress) => closesBank1(progress) && costOfFund(progress) === 0,
    },
  ],
});

const payOn: Task = {
  goal: 'Show that an insured depositor can pay as before: let Customer 2 or Customer 3 pay somebody.',
  begins: { party: CUSTOMER_2, act: 'transfer', role: 'from' },
  hints: [
    'Customer 2 was insured in full and now has a deposit with Bank 2.',
    'Act for Customer 2 and use Transfer Money to Someone.',
    'Pay Customer 5 $1,000, for example.',
  ],
  met: (progress) =>
    isClosed(now(progress).book, BANK_1) &&
    paymentsIn([latest(progress)].flatMap((step) => step ?? [])).some(({ event }) =>
      [CUSTOMER_2, CUSTOMER_3].includes(event.from),
    ),
};

const runAhead = taskOf({
  goal: 'Before the loss is known, let Customer 4 pay Customer 5 as much as Bank 1 can send.',
  begins: { party: CUSTOMER_4, act: 'transfer', role: 'from' },
  hints: [
    'Customer 4 has $6,500 on deposit, of which $4,000 is insured by nobody.',
    'Act for Customer 4 and use Transfer Money to Someone, to Customer 5 of Bank 2.',
    'Bank 1 has $3,000 with the Central Bank, and can send no more than that.',
  ],
  conditions: [
    {
      says: 'Before the loss is known',
      holds: (progress) => !isInsolvent(progress),
    },
    {
      says: 'as much as Bank 1 can send',
      holds: (progress) =>
        !isClosed(now(progress).book, BANK_1) && settlementBalance(now(progress), BANK_1) === 0,
    },
  ],
});

const atItsCost = taskOf({
  goal: 'Write off all of the loan that Customer 1 can’t repay, and let the fund close Bank 1 at a cost of $4,000 or more.',
  begins: { party: BANK_1, act: 'writeOff' },
  hints: [
    'Of the loan of $10,000 only $3,000 will come back.',
    'Act for Bank 1 and use Write a Debt Off. Then act for the Insurance Fund and use Close a Bank.',
    'Write off $7,000. Bank 1 then has $3,000, the insured are owed $7,000, and the fund pays the rest.',
  ],
  conditions: [
    { says: 'let the fund close Bank 1', holds: closesBank1 },
    {
      says: 'at a cost of $4,000 or more',
      holds: (progress) => closesBank1(progress) && costOfFund(progress) >= 400_000,
    },
  ],
});

/** Customer 1 has spent what they borrowed, and has so much in cash to repay it with. */
const lent = (cashOf1: number): readonly BankingEvent[] => [
  system('centralbank'),
  CLOCK,
  { type: 'insureDeposits', limit: LIMIT, amount: 500_000 },
  set('interestRate', 6),
  bank('Bank 1'),
  bank('Bank 2'),
  customer('Customer 1', cashOf1),
  customer('Customer 2'),
  customer('Customer 3'),
  customer('Customer 4'),
  customer('Customer 5'),
  ...billsAndBalance(BANK_2, 2000, 2000),
  account(CUSTOMER_1, BANK_1),
  account(CUSTOMER_2, BANK_1),
  account(CUSTOMER_3, BANK_1),
  ...depositor(CUSTOMER_4, BANK_1, 1000),
  ...depositor(CUSTOMER_5, BANK_2, 2000),
  { type: 'issueShares', bank: BANK_1, investor: CUSTOMER_5, amount: 100_000 },
  termLoan(CUSTOMER_1, BANK_1, 10_000, 30),
  payment(CUSTOMER_1, BANK_1, CUSTOMER_2, BANK_1, 2500),
  payment(CUSTOMER_1, BANK_1, CUSTOMER_3, BANK_1, 2000),
  payment(CUSTOMER_1, BANK_1, CUSTOMER_4, BANK_1, 5500),
  {
    type: 'getFedFundsLoan',
    borrower: BANK_1,
    lender: BANK_2,
    amount: 100_000,
    rate: 400,
    term: 7,
  },
];

const deeper: LessonOpening = {
  id: 'deeper-loss',
  title: 'a deeper loss',
  about:
    'The same two banks. But Customer 1 has only $3,000 to repay $10,000 with, and Customer 4 suspects as much.',
  opening: lent(3000),
  tasks: [runAhead, atItsCost],
};

export const board: LessonBoard = {
  about:
    'Bank 1 has lent $10,000 to Customer 1, who can repay $5,500, and has $3,000 with the Central Bank. A fund insures deposits up to $2,500 at each bank. Customer 4 has $6,500 there, Bank 2 has lent Bank 1 $1,000, and the shares of Bank 1 belong to Customer 5.',
  charts: ['credit'],
  sliders: [],
  rules: [],
  opening: lent(5500),
  opensFrom: 'a bank with a bad loan',
  openings: [deeper],
  offers: offersOfDays({
    customer: ['transfer', 'repayLoan'],
    bank: ['writeOff', 'payFedFundsLoan', 'rollOver'],
    insurancefund: ['closeBank'],
  }),
  tasks: [lose, close, payOn],
};
