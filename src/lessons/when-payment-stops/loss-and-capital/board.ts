/** A borrower can’t pay: the loss falls on what the bank has earned, then on its shareholders, and what is left decides what it may lend. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, offersOfDays, savings, termLoan } from '../../course/dayBoards';
import { and, done, figure, line, not, refused } from '../../course/goals';
import { account, bank, customer, payment, set, system } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK_1 = 0;

/** What the tasks measure by: one more loan. */
const ANOTHER_LOAN: BankingEvent = { type: 'getLoan', customer: 1, bank: BANK_1, amount: 100_000 };

/** The rule of capital forbids one more loan. */
const FULL = refused(ANOTHER_LOAN, 'CAPITAL_SHORT');

/** What holders have paid in for shares of Bank 1, less what losses have taken of it. */
const SHARES: Figure = line('Shares', { party: BANK_1, side: 'liability' });

const lendToTheLimit: TaskData = {
  goal: 'Let Bank 1 lend more, until another $1,000 to Customer 1 would be refused.',
  begins: { party: 1, act: 'getLoan' },
  hints: [
    'Bank 1 has plenty of cash. What holds it back is its capital.',
    'Act for Customer 1 and use Take out a Loan.',
    'Capital of $8,000 is 8 % of $100,000, and $90,000 is lent, so another $10,000 is the most.',
  ],
  conditions: [
    { says: 'Let Bank 1 lend more', asks: done('getLoan') },
    { says: 'another $1,000 to Customer 1 would be refused', asks: FULL },
  ],
};

const takeALoss: TaskData = {
  goal: 'Write off part of a loan, so that the shareholder loses some of the share capital but not all of it.',
  begins: { party: BANK_1, act: 'writeOff' },
  hints: [
    'A loss falls on retained earnings first, so it must be larger than they are.',
    'Act for Bank 1 and use Write a Debt Off, on the loan to Customer 2.',
    'Retained earnings are about $2,000 and share capital $6,000: write off $5,000.',
  ],
  conditions: [
    { says: 'Write off part of a loan', asks: done('writeOff') },
    {
      says: 'the shareholder loses some of the share capital but not all of it',
      asks: and(figure(SHARES, 'moreThan', 0), figure(SHARES, 'lessThan', 0, { less: 'task' })),
    },
  ],
};

const recapitalise: TaskData = {
  goal: 'Let Bank 1 issue shares until it could lend Customer 1 another $1,000.',
  begins: { party: BANK_1, act: 'issueShares' },
  hints: [
    'Customer 4 has money on deposit with Bank 1, and can pay for shares with it.',
    'Act for Bank 1 and use Issue Shares, with Customer 4 as the investor.',
    'After a loss of $5,000, shares of $6,000 are more than enough.',
  ],
  conditions: [
    { says: 'Let Bank 1 issue shares', asks: done('issueShares') },
    {
      says: 'it could lend Customer 1 another $1,000',
      asks: and(done('issueShares'), not(FULL)),
    },
  ],
};

export const board = boardOf({
  about:
    'Bank 1 has lent $90,000. Customer 4 has paid in $6,000 for its shares, and it has kept $2,000 of what it earned. By the rule, capital must be 8 % of what the bank can lose on.',
  charts: ['credit'],
  sliders: [],
  rules: [],
  opening: [
    system('national'),
    CLOCK,
    set('interestRate', 6),
    bank('Bank 1', 2000),
    ...['Customer 1', 'Customer 2', 'Customer 3'].map((name) => customer(name)),
    customer('Customer 4', 16_000),
    account(1, BANK_1),
    account(2, BANK_1),
    savings(3, BANK_1, 2),
    account(4, BANK_1, 16_000),
    { type: 'issueShares', bank: BANK_1, investor: 4, amount: 600_000 },
    termLoan(1, BANK_1, 60_000, 90),
    termLoan(2, BANK_1, 30_000, 90),
    payment(1, BANK_1, 3, BANK_1, 60_000),
    payment(2, BANK_1, 3, BANK_1, 30_000),
    { type: 'setCapitalRequirement', value: 800 },
  ],
  offers: offersOfDays({
    customer: ['transfer', 'getLoan', 'repayLoan'],
    bank: ['writeOff', 'issueShares', 'payDividend'],
  }),
  tasks: [lendToTheLimit, takeALoss, recapitalise],
});
