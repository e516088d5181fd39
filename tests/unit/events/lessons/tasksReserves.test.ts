/** What meets the tasks on boards with a central bank beside the logs that play them, and what only seems to. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { note } from '../../../helpers/cursors';
import {
  buy,
  fail,
  lend,
  limit,
  pay,
  repay,
  repo,
  sell,
  unwind,
} from '../../../helpers/lines/reserveEvents';
import { describeTasks, type Row } from '../../../helpers/taskRows';

const toYou = (amount: number): BankingEvent => ({
  type: 'transfer',
  from: 4,
  fromBank: 1,
  to: 5,
  toBank: 3,
  amount,
});
const remark = note('A remark.');

const meeting: readonly Row[] = [
  {
    what: 'two payments of Bank 1, or a limit that is lowered to its overdraft',
    lesson: 15,
    task: 0,
    events: [pay(1, 2, 400), limit(400)],
  },
  { what: 'a lower limit, too', lesson: 15, task: 1, events: [limit(900)] },
  { what: 'no limit at all, too', lesson: 15, task: 1, events: [limit(0)] },
  {
    what: 'borrowing first, from the opening, once another round is closed',
    lesson: 17,
    task: 1,
    events: [lend(1, 2, 25_000_000, 0), toYou(50_000_000), pay(2, 3, 1)],
  },
  {
    what: 'the house paid in parts, each after a loan',
    lesson: 17,
    task: 1,
    events: [toYou(20_000_000), lend(1, 2, 25_000_000, 5), toYou(30_000_000)],
  },
  { what: 'a single loan from the opening', lesson: 18, task: 2, events: [lend(2, 1, 8000, 500)] },
  {
    what: 'a purchase from two banks',
    lesson: 19,
    task: 0,
    events: [buy(1, 3000), buy(2, 2000)],
  },
  {
    what: 'all bills pledged in two repos',
    lesson: 21,
    task: 1,
    events: [repo(2, 1, 4000, 0, 2000), repo(2, 1, 5000, 0, 0)],
  },
  {
    what: 'fed funds for the bank that has a repo',
    lesson: 22,
    task: 0,
    events: [lend(3, 2, 100, 500)],
  },
  {
    what: 'a purchase financed afterwards, on other bills',
    lesson: 24,
    task: 1,
    events: [sell(1, 5000), repo(1, 4, 5000, 400, 200)],
  },
  {
    what: 'reserves added by two repos',
    lesson: 25,
    task: 0,
    events: [repo(1, 0, 2000, 400, 0), repo(2, 0, 4000, 400, 0)],
  },
  {
    what: 'fed funds below the repos',
    lesson: 26,
    task: 0,
    events: [lend(2, 1, 10_000, 500)],
  },
];

const missing: readonly Row[] = [
  { what: 'a limit of zero and a balance of zero', lesson: 15, task: 0, events: [limit(0)] },
  {
    what: 'a remark when nobody is overdrawn any more',
    lesson: 15,
    task: 2,
    events: [pay(1, 2, 1000), pay(2, 1, 1000), remark],
  },
  { what: 'a loan without an overdraft', lesson: 16, task: 0, events: [lend(1, 2, 5000, 500)] },
  {
    what: 'a loan that covers only part of the overdraft',
    lesson: 16,
    task: 0,
    events: [pay(1, 2, 15_000), lend(1, 2, 4999, 500)],
  },
  {
    what: 'a repayment in part',
    lesson: 16,
    task: 1,
    events: [lend(1, 2, 5000, 500), repay(0, 4999)],
  },
  {
    what: 'a repayment without interest',
    lesson: 16,
    task: 1,
    events: [lend(1, 2, 5000, 0), repay(0, 5000)],
  },
  {
    what: 'a day that ends overdrawn',
    lesson: 16,
    task: 2,
    events: [pay(1, 2, 10_001)],
  },
  {
    what: 'money paid back and forth',
    lesson: 17,
    task: 0,
    events: [
      toYou(25_000_000),
      { type: 'transfer', from: 5, fromBank: 3, to: 4, toBank: 1, amount: 25_000_000 },
      toYou(25_000_000),
    ],
  },
  {
    what: 'a payment that leaves Citibank overdrawn',
    lesson: 17,
    task: 0,
    events: [limit(25_000_000), toYou(50_000_000)],
  },
  {
    what: 'a loan that comes after the overdraft',
    lesson: 17,
    task: 1,
    events: [limit(25_000_000), toYou(50_000_000), lend(1, 3, 25_000_000, 5)],
  },
  {
    what: 'an overdraft of a few dollars on the way',
    lesson: 17,
    task: 2,
    events: [toYou(25_005_000), lend(1, 2, 25_000_000, 5), toYou(24_995_000)],
  },
  {
    what: 'a median brought there by two loans',
    lesson: 18,
    task: 2,
    events: [lend(2, 1, 4000, 500), lend(2, 1, 4000, 500)],
  },
  { what: 'a cent too little', lesson: 18, task: 2, events: [lend(2, 1, 7999, 500)] },
  {
    what: 'a reserve balance made by overdraft',
    lesson: 19,
    task: 0,
    events: [pay(2, 1, 10_050)],
  },
  { what: 'a dearer loan', lesson: 19, task: 1, events: [lend(2, 1, 5000, 3000)] },
  {
    what: 'a loan made before it counted',
    lesson: 19,
    task: 1,
    events: [lend(2, 1, 9000, 500), buy(1, 5000)],
    since: 1,
  },
  { what: 'half the bills sold back', lesson: 19, task: 2, events: [buy(1, 5000), sell(1, 2500)] },
  {
    what: 'bills that are pledged in part',
    lesson: 21,
    task: 1,
    events: [repo(1, 2, 4900, 400, 200)],
  },
  {
    what: 'bills that are gone, not pledged',
    lesson: 21,
    task: 1,
    events: [buy(1, 10_000)],
  },
  {
    what: 'a repo without interest',
    lesson: 21,
    task: 2,
    events: [repo(1, 2, 4900, 0, 200), unwind(0)],
  },
  {
    what: 'a repo that cost more than the loan',
    lesson: 22,
    task: 1,
    events: [repo(1, 4, 2000, 600, 200), repay(0, 5000), unwind(2)],
  },
  {
    what: 'two banks that repay one each',
    lesson: 22,
    task: 1,
    events: [repay(0, 5000), unwind(1)],
  },
  {
    what: 'a loan while bills are free',
    lesson: 22,
    task: 2,
    events: [repo(1, 3, 9700, 400, 200), lend(1, 2, 1000, 600)],
  },
  {
    what: 'a haircut that the interest eats up',
    lesson: 23,
    task: 1,
    events: [repo(1, 2, 4500, 1200, 1000), fail(1)],
  },
  { what: 'an end as agreed', lesson: 23, task: 0, events: [unwind(0)] },
  {
    what: 'no interest that could be lost',
    lesson: 23,
    task: 2,
    events: [repo(1, 2, 4500, 0, 0), fail(1)],
  },
  {
    what: 'bills pledged on by who is no dealer',
    lesson: 24,
    task: 0,
    events: [repo(3, 4, 5000, 400, 200)],
  },
  { what: 'a purchase paid from a balance', lesson: 24, task: 1, events: [sell(2, 3000)] },
  {
    what: 'a purchase financed in part',
    lesson: 24,
    task: 1,
    events: [sell(2, 3000), repo(2, 4, 2900, 400, 0)],
  },
  {
    what: 'a dealer left with what it bought',
    lesson: 24,
    task: 2,
    events: [sell(2, 3000), unwind(0)],
  },
  {
    what: 'reserves added by a purchase',
    lesson: 25,
    task: 0,
    events: [buy(1, 6000)],
  },
  {
    what: 'a repo between banks',
    lesson: 25,
    task: 1,
    events: [repo(1, 2, 4000, 400, 0)],
  },
  {
    what: 'one of two repos run off',
    lesson: 25,
    task: 2,
    events: [repo(1, 0, 6000, 400, 0), repo(2, 0, 4000, 300, 0), unwind(0)],
  },
  {
    what: 'a spread as wide the other way',
    lesson: 26,
    task: 1,
    events: [repo(3, 1, 12_000, 500, 0)],
  },
];

describeTasks(meeting, missing);
