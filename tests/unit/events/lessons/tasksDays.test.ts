/** What meets the tasks on boards with a clock beside the logs that play them, and what only seems to. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { note } from '../../../helpers/cursors';
import { days, endDay, rollOver } from '../../../helpers/days';
import { buy, lend, repay, repo } from '../../../helpers/lines/reserveEvents';
import { describeTasks, type Row } from '../../../helpers/taskRows';
import { deposit, pay, withdraw } from '../../../helpers/tasks';

const remark = note('A remark.');

const writeOff = (claim: number, amount: number): BankingEvent => ({
  type: 'writeOff',
  claim,
  amount,
});
const shares = (amount: number): BankingEvent => ({
  type: 'issueShares',
  bank: 0,
  investor: 4,
  amount,
});
const borrowed = (customer: number, amount: number): BankingEvent => ({
  type: 'getLoan',
  customer,
  bank: 0,
  amount,
});
const paidBack = (loan: number, amount: number): BankingEvent => ({
  type: 'repayLoan',
  loan,
  amount,
  by: 'cash',
});
const window = (amount: number): BankingEvent => ({
  type: 'discountLoan',
  bank: 1,
  amount,
  collateral: 'loans',
  term: 1,
});
const redeem = (claim: number): BankingEvent => ({ type: 'redeem', claim });

/** Customers of lesson 31 who take all they have. */
const out = (...customers: readonly number[]): readonly BankingEvent[] =>
  customers.map((one) => withdraw(one, 0, 160_000));

/** Lesson 29: Customer 3 of Bank 2 pays Customer 4 of Bank 3. */
const away = pay([6, 2], [7, 3], 3_600_000);

/** Lesson 32: Customer 2 of Bank 1 pays Customer 3 of Bank 2, and back. */
const fright = pay([4, 1], [5, 2], 2_700_000);
const home = pay([5, 2], [4, 1], 2_700_000);

const meeting: readonly Row[] = [
  {
    what: 'a rate for which Bank 1 loses a cent',
    lesson: 28,
    task: 1,
    events: [endDay, rollOver(1, 1, 1001, 'added'), endDay],
  },
  {
    what: 'a new loan for a month in place of the old one',
    lesson: 28,
    task: 2,
    events: [
      { type: 'getFedFundsLoan', borrower: 1, lender: 2, amount: 100_000, rate: 500, term: 60 },
      endDay,
      rollOver(1, 60, 900, 'paid'),
      endDay,
    ],
  },
  {
    what: 'a rollover of two days, with its interest added',
    lesson: 29,
    task: 0,
    events: [rollOver(1, 2, 500, 'added'), endDay],
  },
  {
    what: 'a repayment without any payment between customers',
    lesson: 29,
    task: 1,
    events: [repay(1, 3_600_000)],
  },
  {
    what: 'being paid back by a customer of the other bank',
    lesson: 29,
    task: 2,
    events: [repay(1, 3_600_000), pay([6, 2], [5, 1], 3_600_000), endDay],
  },
  { what: 'two smaller loans', lesson: 30, task: 0, events: [borrowed(1, 5e5), borrowed(2, 5e5)] },
  {
    what: 'two losses one after another',
    lesson: 30,
    task: 1,
    events: [writeOff(1, 150_000), writeOff(2, 150_000)],
  },
  {
    what: 'shares that are just enough',
    lesson: 30,
    task: 2,
    events: [borrowed(1, 1_000_000), writeOff(2, 500_000), shares(468_000)],
    since: 2,
  },
  {
    what: 'one large withdrawal that leaves too little for the next',
    lesson: 31,
    task: 0,
    events: [...out(8), withdraw(7, 0, 100)],
  },
  {
    what: 'repayment before the day, and waiting after it',
    lesson: 31,
    task: 1,
    events: [paidBack(0, 360_000), paidBack(1, 720_000), ...days(3)],
  },
  {
    what: 'somebody else’s cash',
    lesson: 31,
    task: 2,
    events: [...out(1), deposit(8, 0, 160_000)],
    since: 1,
  },
  {
    what: 'more than was asked for',
    lesson: 32,
    task: 0,
    events: [pay([4, 1], [5, 2], 3_000_000), window(2_880_000), endDay],
  },
];

const missing: readonly Row[] = [
  { what: 'a remark after the day', lesson: 28, task: 0, events: [endDay, remark] },
  {
    what: 'a rate at which Bank 1 comes out even',
    lesson: 28,
    task: 1,
    events: [endDay, rollOver(1, 1, 999, 'paid'), endDay],
  },
  {
    what: 'a loss that no day has brought yet',
    lesson: 28,
    task: 1,
    events: [endDay, rollOver(1, 1, 1200, 'paid')],
  },
  {
    what: 'funds that fall due a day before the loan',
    lesson: 28,
    task: 2,
    events: [endDay, rollOver(1, 28, 400, 'paid'), endDay],
  },
  {
    what: 'funds that are long and too dear',
    lesson: 28,
    task: 2,
    events: [endDay, rollOver(1, 40, 1200, 'paid'), endDay],
  },
  {
    what: 'a renewal on a day that goes on',
    lesson: 29,
    task: 0,
    events: [rollOver(1, 1, 4, 'paid')],
  },
  {
    what: 'repaying a part',
    lesson: 29,
    task: 1,
    events: [repay(1, 1_800_000)],
  },
  {
    what: 'repaying what a repo and the market have brought already',
    lesson: 29,
    task: 1,
    events: [
      away,
      repo(1, 3, 352_800, 500, 200),
      buy(1, 360_000),
      lend(1, 3, 2_800_000, 900),
      repay(1, 3_600_000),
    ],
  },
  {
    what: 'a day on which Bank 2’s money stays',
    lesson: 29,
    task: 2,
    events: [rollOver(1, 1, 400, 'paid'), endDay],
  },
  { what: 'a loan that leaves room', lesson: 30, task: 0, events: [borrowed(1, 500_000)] },
  { what: 'a loss that net worth bears', lesson: 30, task: 1, events: [writeOff(2, 150_000)] },
  { what: 'a loss that takes everything', lesson: 30, task: 1, events: [writeOff(2, 900_000)] },
  {
    what: 'shares that are not enough',
    lesson: 30,
    task: 2,
    events: [borrowed(1, 1_000_000), writeOff(2, 500_000), shares(100_000)],
    since: 2,
  },
  {
    what: 'room that repayment has made',
    lesson: 30,
    task: 2,
    events: [
      borrowed(1, 1_000_000),
      writeOff(2, 100_000),
      { type: 'repayLoan', loan: 3, amount: 1_000_000, by: 'deposits' },
    ],
    since: 2,
  },
  { what: 'one who has withdrawn', lesson: 31, task: 0, events: [...out(1)] },
  {
    what: 'loans that are repaid on the first day',
    lesson: 31,
    task: 1,
    events: [paidBack(0, 360_000), paidBack(1, 720_000)],
  },
  {
    what: 'three days of waiting alone',
    lesson: 31,
    task: 1,
    events: [...out(1, 2), ...days(3)],
  },
  { what: 'a day without any run', lesson: 31, task: 2, events: [endDay] },
  {
    what: 'a part of what was withdrawn',
    lesson: 31,
    task: 2,
    events: [...out(1), deposit(1, 0, 100_000)],
    since: 1,
  },
  {
    what: 'a visit to the window without need',
    lesson: 32,
    task: 0,
    events: [window(100_000), endDay],
  },
  {
    what: 'a loan from Bank 2 beside the window’s',
    lesson: 32,
    task: 1,
    events: [fright, window(2_520_000), lend(1, 2, 100_000, 500), remark],
  },
  {
    what: 'money that came home while the window is owed',
    lesson: 32,
    task: 2,
    events: [fright, window(2_520_000), home],
  },
  {
    what: 'a debt that is redeemed on a day that goes on',
    lesson: 32,
    task: 2,
    events: [fright, window(2_520_000), home, redeem(1)],
  },
];

describeTasks(meeting, missing);
