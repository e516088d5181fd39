/** Two banks with hardly any reserves, and a central bank that can give them plenty and then pay for them. */

import type { Figure, Goal } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { DAY_ENDED, setting } from '../../course/dayGoals';
import { and, figure, last, RESERVES, settlement, sinceTask } from '../../course/goals';
import { bank } from '../../course/opening';
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
import { boardOf } from '../../course/told';

const [BANK_1, BANK_2] = [1, 2];
const AMPLE = 1_000_000;
const MUCH = 100_000;

/** Bank 1 has been overdrawn since the task began. */
const OVERDRAWN = sinceTask(figure(settlement(BANK_1), 'lessThan', 0));

/** What customers of one bank have paid those of the other on the day. */
const PAID: Figure = {
  kind: 'volume',
  act: { type: 'transfer', apart: ['fromBank', 'toBank'] },
  in: 'dayOfTask',
};

const NOTHING_BORROWED: Goal = {
  kind: 'act',
  act: { type: 'getFedFundsLoan' },
  in: 'dayOfTask',
  is: 'is',
  times: 0,
};

/** A bank's balance grew by the last event. */
const isPaid = (party: number): Goal =>
  figure(settlement(party), 'moreThan', 0, { less: 'before' });

const tasks: readonly TaskData[] = [
  {
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
        asks: OVERDRAWN,
      },
      { says: 'end the day all the same', asks: sinceTask(and(last('endDay'), OVERDRAWN)) },
    ],
  },
  {
    goal: 'Make reserves ample: buy until the two banks hold $10,000 or more between them.',
    begins: { party: 0, act: 'openMarketPurchase' },
    hints: [
      'The central bank can buy the bills that the two banks hold.',
      'Act for the central bank and use Buy in the Open Market.',
      'Buy bills of $8,000 from Bank 1, and as many from Bank 2.',
    ],
    asks: figure(RESERVES, 'atLeast', AMPLE),
  },
  {
    goal: 'End a day on which customers of one bank paid those of the other $1,000 or more, and no bank borrowed.',
    begins: { party: 3, act: 'transfer' },
    hints: [
      'Repay what is due first; it holds up the end of the day.',
      'Use Pay Back a Fed Funds Loan, then Transfer Money to Someone, then End the Day.',
      'Let Customer 1 pay Customer 2 $1,200, as before. This time Bank 1 stays above zero.',
    ],
    asks: and(DAY_ENDED, figure(PAID, 'atLeast', MUCH), NOTHING_BORROWED),
  },
  {
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
        asks: figure(setting('iorb'), 'moreThan', 0),
      },
      {
        says: 'end a day so that every bank is paid some',
        asks: sinceTask(and(last('endDay'), ...[BANK_1, BANK_2].map(isPaid))),
      },
    ],
  },
];

export const board = boardOf({
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
});
