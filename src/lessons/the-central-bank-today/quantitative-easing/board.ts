/** A central bank that buys from a bank and from a pension fund, and sells again. */

import type { Figure, Goal, Reading, Relation } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { and, figure, lastOfTask, line, RESERVES } from '../../course/goals';
import { bank } from '../../course/opening';
import {
  bills,
  DAY_AND_RATES,
  depositor,
  firstDay,
  investor,
  OPEN_MARKET,
  rate,
} from '../../course/todayBoards';
import { boardOf } from '../../course/told';

const BANK_1 = 1;
const BANK_2 = 2;
const PENSION_FUND = 3;
const COMPANY = 4;
const MUCH = 500_000;
const LESS = 400_000;

/** What can be paid with: customers' accounts above zero. */
const DEPOSITS: Figure = line('Customer Deposits', { take: 'above' });

/** By how much a figure has changed since the task began. */
const changed = (of: Figure, is: Relation, than: number | Reading): Goal =>
  figure(of, is, than, { less: 'task' });

/** What the central bank has bought from a party since the task began. A customer’s bills are bought with a deposit. */
const boughtFrom = (party: number): Figure => ({
  kind: 'volume',
  act: { type: 'openMarketPurchase', fields: { with: party } },
  in: 'task',
});

const tasks: readonly TaskData[] = [
  {
    goal: 'Buy $5,000 or more from banks, so that reserves grow and no deposit does.',
    begins: { party: 0, act: 'openMarketPurchase' },
    hints: [
      'It matters from whom the central bank buys.',
      'Act for the central bank and use Buy in the Open Market, with a bank as the seller.',
      'Bank 2 has bills of $6,000: buy $5,000 of them.',
    ],
    asks: figure({ kind: 'sum', of: [BANK_1, BANK_2].map(boughtFrom) }, 'atLeast', MUCH),
  },
  {
    goal: 'Buy so that deposits grow by $5,000 or more, and reserves by just as much.',
    begins: { party: 0, act: 'openMarketPurchase' },
    hints: [
      'The seller has to be somebody who keeps the money at a bank.',
      'Act for the central bank and use Buy in the Open Market, with the Pension Fund as the seller.',
      'Buy bills of $6,000 from the Pension Fund.',
    ],
    asks: and(
      changed(DEPOSITS, 'atLeast', MUCH),
      changed(RESERVES, 'is', { of: DEPOSITS, less: 'task' }),
    ),
  },
  {
    goal: 'Let the Pension Fund spend $5,000 or more of it, and see whether any of the new money is gone.',
    begins: { party: PENSION_FUND, act: 'transfer' },
    hints: [
      'The Pension Fund wants bonds in place of those that it sold.',
      'Choose it and use Transfer Money to Someone, with the Company as the payee.',
      'Let it pay the Company $5,000.',
    ],
    asks: and(
      lastOfTask('transfer', { fields: { from: PENSION_FUND }, least: MUCH }),
      figure(DEPOSITS, 'is', 0, { less: 'before' }),
    ),
  },
  {
    goal: 'Tighten: sell until reserves and deposits are each down by $4,000 or more.',
    begins: { party: 0, act: 'openMarketSale' },
    hints: [
      'The buyer has to be somebody who pays out of a deposit.',
      'Act for the central bank and use Sell in the Open Market, with the Company as the buyer.',
      'Sell the Company bills of $4,000.',
    ],
    asks: and(changed(RESERVES, 'atMost', -LESS), changed(DEPOSITS, 'atMost', -LESS)),
  },
];

export const board = boardOf({
  about:
    'Banks have $1,000 each at the central bank. Bank 2 holds bills of $6,000, and the Pension Fund, which banks with Bank 1, holds $10,000.',
  charts: ['balances'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(),
    rate('iorb', 440),
    bank('Bank 1'),
    bank('Bank 2'),
    investor('Pension Fund'),
    investor('Company'),
    ...depositor(PENSION_FUND, BANK_1, 1000),
    ...depositor(COMPANY, BANK_2, 1000),
    bills(BANK_1, 1000),
    bills(BANK_2, 6000),
    bills(PENSION_FUND, 10_000),
  ],
  offers: {
    parties: { customer: ['transfer'], centralbank: OPEN_MARKET },
    board: DAY_AND_RATES,
  },
  tasks,
});
