/** Two banks with hardly any reserves, and a central bank that can give them plenty and then pay for them. */

import { settlementBalance } from '@/events/banking/systems/reserves';
import type { LessonBoard } from '../../course/lesson';
import { bank } from '../../course/opening';
import { latest, now, type PlayedEvent, paymentsIn, stepsSince } from '../../course/queries';
import { banksOf, totalReserves } from '../../course/reserveQueries';
import { type Progress, type Task, taskOf } from '../../course/task';
import {
  bills,
  DAY_AND_RATES,
  depositor,
  FED_FUNDS,
  firstDay,
  investor,
  OPEN_MARKET,
  sold,
} from '../../course/todayBoards';
import { rateSet, stepsOf } from '../../course/todayQueries';

const BANK_1 = 1;
const AMPLE = 1_000_000;
const MUCH = 100_000;

/** Where Bank 1 was first overdrawn since the task began, by place among the steps; −1 where it never was. */
function firstOverdrawn(progress: Progress): number {
  return stepsSince(progress).findIndex(({ after }) => settlementBalance(after, BANK_1) < 0);
}

/** The steps of the day that the last step has ended; none where it ended no day. */
function dayEnded(progress: Progress): readonly PlayedEvent[] {
  const steps = stepsSince(progress);
  if (latest(progress)?.event.type !== 'endDay') return [];
  const before = steps.slice(0, -1);
  return before.slice(before.findLastIndex(({ event }) => event.type === 'endDay') + 1);
}

function paysMuchAndBorrowsNothing(progress: Progress): boolean {
  const day = dayEnded(progress);
  const paid = paymentsIn(day)
    .filter(({ event }) => event.fromBank !== event.toBank)
    .reduce((sum, { event }) => sum + event.amount, 0);
  return paid >= MUCH && day.every(({ event }) => event.type !== 'getFedFundsLoan');
}

/** Whether every bank's balance grew as the day ended. */
function paysEveryBank({ before, after }: PlayedEvent): boolean {
  return banksOf(after).every((id) => settlementBalance(after, id) > settlementBalance(before, id));
}

const tasks: readonly Task[] = [
  taskOf({
    goal: 'Overdraw Bank 1 by a payment of its customer, and then end the day all the same.',
    begins: { party: 3, act: 'transfer' },
    hints: [
      'Let Customer 1 pay Customer 2 more than Bank 1 has at the central bank, and then find Bank 1 a lender.',
      'Use Transfer Money to Someone, then Get Fed Funds Loan with Bank 2 as the lender, then End the Day.',
      'A payment of $1,200 leaves Bank 1 at −$900. A loan of $900 brings it back to zero, at whatever rate you think Bank 2 would ask.',
    ],
    conditions: [
      {
        says: 'Overdraw Bank 1 by a payment of its customer',
        holds: (progress) => firstOverdrawn(progress) >= 0,
      },
      {
        says: 'end the day all the same',
        holds(progress) {
          const overdrawn = firstOverdrawn(progress);
          return (
            overdrawn >= 0 &&
            stepsSince(progress)
              .slice(overdrawn)
              .some(({ event }) => event.type === 'endDay')
          );
        },
      },
    ],
  }),
  {
    goal: 'Make reserves ample: buy until the two banks hold $10,000 or more between them.',
    begins: { party: 0, act: 'openMarketPurchase' },
    hints: [
      'The central bank can buy the bills that the two banks hold.',
      'Act for the central bank and use Buy in the Open Market.',
      'Buy bills of $8,000 from Bank 1, and as many from Bank 2.',
    ],
    met: (progress) => totalReserves(now(progress)) >= AMPLE,
  },
  {
    goal: 'End a day on which customers of one bank paid those of the other $1,000 or more, and no bank borrowed.',
    begins: { party: 3, act: 'transfer' },
    hints: [
      'Repay what is due first; it holds up the end of the day.',
      'Use Pay Back a Fed Funds Loan, then Transfer Money to Someone, then End the Day.',
      'Let Customer 1 pay Customer 2 $1,200, as before. This time Bank 1 stays above zero.',
    ],
    met: paysMuchAndBorrowsNothing,
  },
  taskOf({
    goal: 'Set interest on reserves, and end a day so that every bank is paid some.',
    begins: { party: 0, act: 'setRate' },
    hints: [
      'The rate is the central bank’s to set, and it is paid as the day ends.',
      'Use Set a Rate for interest on reserves, then End the Day.',
      'Set it to 4.40 %: a bank with $9,000 then earns $1.10 a day.',
    ],
    conditions: [
      {
        says: 'Set interest on reserves',
        holds: (progress) => rateSet(now(progress), 'iorb') > 0,
      },
      {
        says: 'end a day so that every bank is paid some',
        holds: (progress) => stepsOf(progress, 'endDay').some(paysEveryBank),
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Each of two banks owes its customer $9,000, holds bills of $9,700, and has only $300 at the central bank. No bank may be overdrawn when the day ends.',
  charts: ['balances'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(2000),
    bank('Bank 1'),
    bank('Bank 2'),
    investor('Customer 1'),
    investor('Customer 2'),
    ...depositor(3, 1, 9000),
    ...depositor(4, 2, 9000),
    bills(1, 1000),
    bills(2, 1000),
    sold(1, 8700),
    sold(2, 8700),
  ],
  offers: {
    parties: { customer: ['transfer'], bank: FED_FUNDS, centralbank: OPEN_MARKET },
    board: DAY_AND_RATES,
  },
  tasks,
};
