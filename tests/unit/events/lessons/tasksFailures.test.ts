/** What meets the tasks of lessons 33 to 35 beside the logs that play them, and what only seems to. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { note } from '../../../helpers/cursors';
import { endDay } from '../../../helpers/days';
import { describeTasks, type Row } from '../../../helpers/taskRows';
import { pay } from '../../../helpers/tasks';

const remark = note('A remark.');

const writeOff = (claim: number, amount: number): BankingEvent => ({
  type: 'writeOff',
  claim,
  amount,
});
const close = (bank: number, into: number): BankingEvent => ({ type: 'closeBank', bank, into });
const price = (of: number): BankingEvent => ({ type: 'setPrice', price: of });
const pledge = (repo: number, amount: number): BankingEvent => ({ type: 'pledge', repo, amount });
const unwind = (repo: number): BankingEvent => ({ type: 'unwindRepo', repo });
const failed = (repo: number): BankingEvent => ({ type: 'failRepo', repo });
const buyFrom = (seller: number, amount: number): BankingEvent => ({
  type: 'openMarketPurchase',
  with: seller,
  amount,
});
const window = (bank: number, amount: number): BankingEvent => ({
  type: 'discountLoan',
  bank,
  amount,
  collateral: 'bills',
  term: 5,
});

/** Lesson 34: both dealers meet the calls of a price of 96 %. */
const calmed: readonly BankingEvent[] = [
  price(9600),
  pledge(2, 33_334),
  unwind(0),
  pledge(1, 33_334),
];

const meeting: readonly Row[] = [
  { what: 'the least loss that shows', lesson: 33, task: 0, events: [writeOff(1, 100_001)] },
  {
    what: 'the largest that the insured survive',
    lesson: 33,
    task: 0,
    events: [writeOff(1, 600_000)],
  },
  {
    what: 'a loss that leaves the others nothing',
    lesson: 33,
    task: 1,
    events: [writeOff(1, 600_000), close(2, 3)],
  },
  {
    what: 'a payment of Customer 3',
    lesson: 33,
    task: 2,
    events: [writeOff(1, 450_000), close(2, 3), pay([6, 3], [7, 3], 1000)],
  },
  { what: 'a deeper fall', lesson: 34, task: 0, events: [price(9000)] },
  {
    what: 'calls met, and a sale that covers the overdraft',
    lesson: 34,
    task: 1,
    events: [...calmed, buyFrom(1, 166_666)],
    since: 1,
  },
  {
    what: 'a price at which both are beyond help',
    lesson: 34,
    task: 2,
    events: [...calmed, buyFrom(1, 166_666), price(9000)],
    since: 4,
  },
  {
    what: 'repos that fail instead of a better price',
    lesson: 34,
    task: 3,
    events: [...calmed, buyFrom(1, 166_666), price(9400), failed(1), failed(2), endDay],
    since: 6,
  },
  {
    what: 'a run without a sale of bonds',
    lesson: 35,
    task: 1,
    events: [price(8450), pay([5, 2], [7, 4], 30_000)],
    since: 1,
  },
];

const missing: readonly Row[] = [
  { what: 'a loss that the owners bear', lesson: 33, task: 0, events: [writeOff(1, 100_000)] },
  { what: 'a loss that reaches the insured', lesson: 33, task: 0, events: [writeOff(1, 600_001)] },
  {
    what: 'a closing that the fund pays for',
    lesson: 33,
    task: 1,
    events: [writeOff(1, 600_100), close(2, 3)],
  },
  {
    what: 'a remark after a closing without cost',
    lesson: 33,
    task: 1,
    events: [writeOff(1, 450_000), close(2, 3), remark],
  },
  {
    what: 'a payment before the bank is closed',
    lesson: 33,
    task: 2,
    events: [pay([5, 2], [6, 2], 1000)],
  },
  {
    what: 'a payment of somebody who was not insured in full',
    lesson: 33,
    task: 2,
    events: [writeOff(1, 450_000), close(2, 3), pay([7, 3], [6, 3], 1000)],
  },
  { what: 'a price that stays', lesson: 34, task: 0, events: [price(10_000)] },
  { what: 'a fall from which another hurts nobody', lesson: 34, task: 0, events: [price(9900)] },
  { what: 'calls met out of an overdraft', lesson: 34, task: 1, events: [...calmed], since: 1 },
  {
    what: 'a price that recovers before anybody pledges',
    lesson: 34,
    task: 1,
    events: [price(9600), price(9900), price(10_000)],
    since: 1,
  },
  {
    what: 'repos that all fail',
    lesson: 34,
    task: 1,
    events: [price(9600), failed(0), failed(1), failed(2)],
    since: 1,
  },
  {
    what: 'a fall that free bills meet',
    lesson: 34,
    task: 2,
    events: [price(9900), pledge(2, 8081), unwind(0), pledge(1, 8081), price(9700)],
    since: 4,
  },
  {
    what: 'a price that recovers on a day that goes on',
    lesson: 34,
    task: 3,
    events: [price(9600), price(10_000)],
  },
  { what: 'a fall that its capital bears', lesson: 35, task: 0, events: [price(9000)] },
  {
    what: 'a run that the window has paid for in advance',
    lesson: 35,
    task: 1,
    events: [price(8450), window(2, 30_000), pay([5, 2], [7, 4], 42_000)],
    since: 1,
  },
  {
    what: 'a day that ends before the run',
    lesson: 35,
    task: 2,
    events: [price(8450), endDay],
    since: 1,
  },
];

describeTasks(meeting, missing);
