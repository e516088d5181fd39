/** A central bank that buys from a bank and from a pension fund, and sells again. */

import type { BankingRound } from '@/events/banking/board/rules';
import { figuresOf } from '@/events/banking/views/figures';
import type { Cents } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { bank } from '../../course/opening';
import { latest, now, startOf } from '../../course/queries';
import { totalReserves } from '../../course/reserveQueries';
import type { Progress, Task } from '../../course/task';
import {
  bills,
  DAY_AND_RATES,
  depositor,
  firstDay,
  investor,
  OPEN_MARKET,
  rate,
} from '../../course/todayBoards';

const BANK_1 = 1;
const BANK_2 = 2;
const PENSION_FUND = 3;
const COMPANY = 4;
const MUCH = 500_000;
const LESS = 400_000;

const deposits = (round: BankingRound): Cents => figuresOf(round).depositsGross;

/** By how much reserves and deposits in all have changed since the task began, in cents. */
function changes(progress: Progress): { readonly reserves: Cents; readonly deposits: Cents } {
  const [from, to] = [startOf(progress), now(progress)];
  return {
    reserves: totalReserves(to) - totalReserves(from),
    deposits: deposits(to) - deposits(from),
  };
}

const tasks: readonly Task[] = [
  {
    goal: 'Buy so that reserves grow by $5,000 or more and no deposit does.',
    begins: { party: 0, act: 'openMarketPurchase' },
    hints: [
      'It matters from whom the central bank buys.',
      'Act for the central bank and use Buy in the Open Market, with a bank as the seller.',
      'Bank 2 has bills of $6,000: buy $5,000 of them.',
    ],
    met(progress) {
      const changed = changes(progress);
      return changed.reserves >= MUCH && changed.deposits === 0;
    },
  },
  {
    goal: 'Buy so that deposits grow by $5,000 or more, and reserves by just as much.',
    begins: { party: 0, act: 'openMarketPurchase' },
    hints: [
      'The seller has to be somebody who keeps the money at a bank.',
      'Act for the central bank and use Buy in the Open Market, with the Pension Fund as the seller.',
      'Buy bills of $6,000 from the Pension Fund.',
    ],
    met(progress) {
      const changed = changes(progress);
      return changed.deposits >= MUCH && changed.reserves === changed.deposits;
    },
  },
  {
    goal: 'Let the Pension Fund spend $5,000 or more of it, and see whether any of the new money is gone.',
    begins: { party: PENSION_FUND, act: 'transfer' },
    hints: [
      'The Pension Fund wants bonds in place of those that it sold.',
      'Choose it and use Transfer Money to Someone, with the Company as the payee.',
      'Let it pay the Company $5,000.',
    ],
    met(progress) {
      const step = latest(progress);
      return (
        step?.event.type === 'transfer' &&
        step.event.from === PENSION_FUND &&
        step.event.amount >= MUCH &&
        deposits(step.before) === deposits(step.after)
      );
    },
  },
  {
    goal: 'Tighten: sell until reserves are down by $4,000 or more, and deposits with them.',
    begins: { party: 0, act: 'openMarketSale' },
    hints: [
      'The buyer has to be somebody who pays out of a deposit.',
      'Act for the central bank and use Sell in the Open Market, with the Company as the buyer.',
      'Sell the Company bills of $4,000.',
    ],
    met(progress) {
      const changed = changes(progress);
      return changed.reserves <= -LESS && changed.deposits <= -LESS;
    },
  },
];

export const board: LessonBoard = {
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
};
