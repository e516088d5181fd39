/** The central bank changes how much there is to lend, by buying and selling Treasury Bills. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import { billsOf } from '@/events/banking/ledger/securities';
import type { LessonBoard } from '../../course/lesson';
import { lastStep } from '../../course/queries';
import {
  alike,
  centralBank,
  DAY_OF_FED_FUNDS,
  OPEN_MARKET_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { isAnyOverdrawn, medianOf, totalReserves } from '../../course/reserveQueries';
import type { Task } from '../../course/task';

const OPENING: readonly BankingEvent[] = [
  ...centralBank(100),
  ...alike(4, { balance: 100, bills: 100 }),
  ...DAY_OF_FED_FUNDS,
];

const raiseReserves: Task = {
  goal: 'Raise total reserves by $50.',
  begins: { party: 0, act: 'buySecurities' },
  hints: [
    'Choose the central bank. Lending among banks won’t do, since it only moves balances about.',
    'Use Buy Treasury Securities. The central bank pays with balances on its own books.',
    'Buy $50 of bills, from one bank or from several. None of them may be overdrawn.',
  ],
  met(progress) {
    const { after } = lastStep(progress);
    const risen = totalReserves(after) - totalReserves(progress.opening);
    return risen === 5000 && !isAnyOverdrawn(after);
  },
};

const lowerTheMedian: Task = {
  goal: 'Now that there is more to lend, lower the volume weighted median.',
  begins: { party: 3, act: 'getFedFundsLoan' },
  hints: [
    'Let the bank that sold its bills lend what it was paid, for less than the others ask.',
    'Choose a borrower, and use Get Fed Funds Loan at a rate below the median.',
    'If you’ve made no other loan, let Bank 3 borrow $40 from Bank 1 at 15 %. Loans since the opening all count, so the median falls from 25 % to 15 %.',
  ],
  met(progress) {
    const { rounds, since } = progress;
    const now = medianOf('Fed Funds', OPENING, rounds);
    const before = medianOf('Fed Funds', OPENING, rounds.slice(0, since));
    return now !== null && before !== null && now < before;
  },
};

const sellBack: Task = {
  goal: 'Have the central bank sell bills, to any bank, until it holds what it held at the start.',
  begins: { party: 0, act: 'sellSecurities' },
  hints: [
    'Let the central bank take the reserves out of the market again.',
    'Use Sell Treasury Securities, and choose a bank that can pay for them.',
    'It held $400 of bills at the start. If it now holds $450, sell $50.',
  ],
  met(progress) {
    const { event, after } = lastStep(progress);
    return (
      event.type === 'sellSecurities' &&
      billsOf(after, CENTRAL_BANK) === billsOf(progress.opening, CENTRAL_BANK)
    );
  },
};

export const board: LessonBoard = {
  about:
    'The same four banks own Treasury Bills of $100 each beside their balances. The central bank holds $400 of bills, and it can buy and sell.',
  charts: ['weightedMedian', 'privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: OPENING,
  offers: OPEN_MARKET_OFFERS,
  tasks: [raiseReserves, lowerTheMedian, sellBack],
};
