/** The central bank changes how much there is to lend, by buying and selling Treasury Bills. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  asAtOpening,
  bills,
  figure,
  last,
  NOBODY_OVERDRAWN,
  RESERVES,
} from '../../course/goals';
import {
  alike,
  centralBank,
  DAY_OF_FED_FUNDS,
  OPEN_MARKET_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const OPENING: readonly BankingEvent[] = [
  ...centralBank(100),
  ...alike(4, { balance: 100, bills: 100 }),
  ...DAY_OF_FED_FUNDS,
];

const raiseReserves: TaskData = {
  goal: 'Raise total reserves by $50.',
  begins: { party: 0, act: 'buySecurities' },
  hints: [
    'Choose the central bank. Lending among banks won’t do, since it only moves balances about.',
    'Use Buy Treasury Securities. The central bank pays with balances on its own books.',
    'Buy $50 of bills, from one bank or from several. None of them may be overdrawn.',
  ],
  asks: and(figure(RESERVES, 'is', 5000, { less: 'opening' }), NOBODY_OVERDRAWN),
};

const lowerTheMedian: TaskData = {
  goal: 'Now that there is more to lend, lower the volume-weighted median.',
  begins: { party: 3, act: 'getFedFundsLoan' },
  hints: [
    'Let the bank that sold its bills lend what it was paid, for less than the others ask.',
    'Choose a borrower, and use Get Fed Funds Loan at a rate below the median.',
    'If you’ve made no other loan, let Bank 3 borrow $40 from Bank 1 at 15 %. Loans since the opening all count, so the median falls from 25 % to 15 %.',
  ],
  asks: figure({ kind: 'median', market: 'Fed Funds' }, 'lessThan', 0, { less: 'task' }),
};

const sellBack: TaskData = {
  goal: 'Have the central bank sell bills, to any bank, until it holds what it held at the start.',
  begins: { party: 0, act: 'sellSecurities' },
  hints: [
    'Let the central bank take the reserves out of the market again.',
    'Use Sell Treasury Securities, and choose a bank that can pay for them.',
    'It held $400 of bills at the start. If it now holds $450, sell $50.',
  ],
  asks: and(last('sellSecurities'), asAtOpening(bills(CENTRAL_BANK))),
};

export const board = boardOf({
  about:
    'The same four banks own Treasury Bills of $100 each beside their balances. The central bank holds $400 of bills, and it can buy and sell.',
  charts: ['weightedMedian', 'privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: OPENING,
  offers: OPEN_MARKET_OFFERS,
  tasks: [raiseReserves, lowerTheMedian, sellBack],
});
