/** What meets the tasks on the boards of the central bank of today beside the logs that play them, and what only seems to. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { describeTasks, type Row } from '../../../helpers/taskRows';

const endDay: BankingEvent = { type: 'endDay' };
const rate = (which: 'iorb' | 'onRrp' | 'discount' | 'target', value: number): BankingEvent => ({
  type: 'setRate',
  which,
  value,
});
const pay = (
  from: number,
  fromBank: number,
  to: number,
  toBank: number,
  amount: number,
): BankingEvent => ({ type: 'transfer', from, fromBank, to, toBank, amount: amount * 100 });
const lend = (
  borrower: number,
  lender: number,
  amount: number,
  basisPoints: number,
): BankingEvent => ({
  type: 'getFedFundsLoan',
  borrower,
  lender,
  amount: amount * 100,
  rate: basisPoints,
});
const buy = (of: number, amount: number): BankingEvent => ({
  type: 'openMarketPurchase',
  with: of,
  amount: amount * 100,
});
const sell = (to: number, amount: number): BankingEvent => ({
  type: 'openMarketSale',
  with: to,
  amount: amount * 100,
});
const facility = (fund: number, amount: number): BankingEvent => ({
  type: 'reverseRepoFacility',
  fund,
  amount: amount * 100,
});
const window = (bank: number, amount: number): BankingEvent => ({
  type: 'discountLoan',
  bank,
  amount: amount * 100,
  collateral: 'bills',
  term: 1,
});
const issue = (buyer: number, amount: number, basisPoints: number): BankingEvent => ({
  type: 'issueDebt',
  buyer,
  amount: amount * 100,
  term: 7,
  rate: basisPoints,
});
const tax = (payer: number, amount: number): BankingEvent => ({
  type: 'collectTax',
  payer,
  amount: amount * 100,
});
const spend = (payee: number, amount: number): BankingEvent => ({
  type: 'spend',
  payee,
  amount: amount * 100,
});
const repo = (lender: number, amount: number): BankingEvent => ({
  type: 'doRepo',
  borrower: 4,
  lender,
  amount: amount * 100,
  rate: 300,
  haircut: 200,
});

/** Bank 1 of lesson 37 overdrawn by its customer, and covered by Bank 2. */
const shortDay = [pay(3, 1, 4, 2, 1000), lend(1, 2, 700, 600)];

const meeting: readonly Row[] = [
  {
    what: 'bills bought from a bank that pay for its overdraft',
    lesson: 37,
    task: 0,
    events: [pay(3, 1, 4, 2, 1000), buy(1, 2000), endDay],
  },
  { what: 'all bought from one bank', lesson: 37, task: 1, events: [buy(1, 9500)] },
  {
    what: 'payments that add up, in both directions',
    lesson: 37,
    task: 2,
    events: [buy(1, 5000), pay(3, 1, 4, 2, 500), pay(4, 2, 3, 1, 500), endDay],
    since: 1,
  },
  {
    what: 'a day that follows one on which a bank borrowed',
    lesson: 37,
    task: 2,
    events: [
      ...shortDay,
      endDay,
      buy(1, 5000),
      { type: 'payFedFundsLoan', loan: 0, amount: 70_000 },
      pay(3, 1, 4, 2, 1000),
      endDay,
    ],
  },
  { what: 'a loan just above the facility', lesson: 38, task: 0, events: [lend(2, 3, 1, 426)] },
  { what: 'everything lent at once', lesson: 39, task: 0, events: [facility(3, 12_000)] },
  { what: 'debt for a week', lesson: 39, task: 2, events: [issue(3, 6000, 426)] },
  {
    what: 'a loan of Bank 2 at what it earns anyway',
    lesson: 40,
    task: 2,
    events: [pay(3, 1, 4, 2, 1500), lend(1, 2, 500, 440)],
  },
  { what: 'purchases from both banks', lesson: 41, task: 0, events: [buy(1, 1000), buy(2, 4000)] },
  {
    what: 'a sale to the Pension Fund',
    lesson: 41,
    task: 3,
    events: [buy(3, 6000), sell(3, 4000)],
    since: 1,
  },
  {
    what: 'a tax alone after a sale to a dealer',
    lesson: 42,
    task: 0,
    events: [issue(4, 2000, 200), tax(5, 500)],
  },
  {
    what: 'rates set in another order',
    lesson: 43,
    task: 0,
    events: [rate('discount', 550), rate('onRrp', 530), rate('iorb', 540)],
  },
  {
    what: 'a day whose only loan is the fund’s',
    lesson: 43,
    task: 4,
    events: [facility(5, 1000), endDay],
  },
];

const missing: readonly Row[] = [
  {
    what: 'a day without an overdraft',
    lesson: 37,
    task: 0,
    events: [pay(3, 1, 4, 2, 300), endDay],
  },
  {
    what: 'an overdraft that still stands',
    lesson: 37,
    task: 0,
    events: [endDay, pay(3, 1, 4, 2, 1000)],
  },
  {
    what: 'a day on which somebody borrowed',
    lesson: 37,
    task: 2,
    events: [...shortDay, endDay],
  },
  {
    what: 'payments of the day before',
    lesson: 37,
    task: 2,
    events: [buy(1, 5000), pay(3, 1, 4, 2, 1000), endDay, endDay],
  },
  {
    what: 'a rate at which only one bank is paid',
    lesson: 37,
    task: 3,
    events: [pay(3, 1, 4, 2, 300), rate('iorb', 440), endDay],
  },
  { what: 'a loan below the facility', lesson: 38, task: 0, events: [lend(1, 3, 1000, 400)] },
  { what: 'a loan that costs the borrower', lesson: 38, task: 0, events: [lend(1, 3, 1000, 440)] },
  { what: 'a loan between the banks', lesson: 38, task: 0, events: [lend(1, 2, 1000, 430)] },
  {
    what: 'a borrower that outbids itself',
    lesson: 38,
    task: 2,
    events: [lend(1, 3, 1000, 428), lend(1, 3, 1000, 435)],
    since: 1,
  },
  {
    what: 'an equal bid',
    lesson: 38,
    task: 2,
    events: [lend(1, 3, 1000, 428), lend(2, 3, 1000, 428)],
    since: 1,
  },
  {
    what: 'a higher rate without a loan',
    lesson: 38,
    task: 3,
    events: [rate('iorb', 465)],
  },
  {
    what: 'a loan below the old rate',
    lesson: 38,
    task: 3,
    events: [rate('iorb', 465), lend(1, 3, 1000, 435)],
  },
  { what: 'too little', lesson: 39, task: 0, events: [facility(3, 5999)] },
  { what: 'debt that pays less', lesson: 39, task: 2, events: [issue(3, 9000, 425)] },
  {
    what: 'spending less than it took in',
    lesson: 39,
    task: 3,
    events: [issue(3, 9000, 435), spend(4, 8000)],
  },
  {
    what: 'a loan at the window without a payment',
    lesson: 40,
    task: 0,
    events: [window(1, 500)],
  },
  {
    what: 'a loan that leaves it overdrawn',
    lesson: 40,
    task: 0,
    events: [pay(3, 1, 4, 2, 3000), window(1, 500)],
  },
  {
    what: 'a loan above the window',
    lesson: 40,
    task: 2,
    events: [pay(3, 1, 4, 2, 1500), lend(1, 2, 500, 451)],
  },
  {
    what: 'a loan above the new ceiling',
    lesson: 40,
    task: 3,
    events: [rate('discount', 550), lend(1, 2, 500, 551)],
  },
  { what: 'a purchase from the Pension Fund', lesson: 41, task: 0, events: [buy(3, 6000)] },
  { what: 'a purchase from a bank', lesson: 41, task: 1, events: [buy(2, 6000)] },
  {
    what: 'a sale to a bank',
    lesson: 41,
    task: 3,
    events: [buy(2, 6000), sell(2, 5000)],
    since: 1,
  },
  { what: 'a tax without an issue', lesson: 42, task: 0, events: [tax(5, 3000)] },
  {
    what: 'a day that the neighbor’s loan alone has ended',
    lesson: 42,
    task: 1,
    events: [issue(4, 1000, 200), repo(3, 1000), endDay],
  },
  { what: 'spending too little', lesson: 42, task: 2, events: [tax(5, 1000), spend(6, 900)] },
  {
    what: 'two rates of three',
    lesson: 43,
    task: 0,
    events: [rate('iorb', 540), rate('onRrp', 530)],
  },
  {
    what: 'a day with a loan below the facility',
    lesson: 43,
    task: 4,
    events: [lend(3, 4, 1000, 500), endDay],
  },
  { what: 'a day without a loan', lesson: 43, task: 4, events: [endDay] },
];

describeTasks(meeting, missing);
