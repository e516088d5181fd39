/** Two dealers hold bills with borrowed money: a lower price asks both for more, and what one sells to meet it lowers the price for both. */

import { debtorOf } from '@/events/banking/ledger/ends';
import { priceOf } from '@/events/banking/ledger/price';
import { addableBills, marginCalls } from '@/events/banking/ledger/securities';
import type { State } from '@/events/banking/ledger/state';
import { CLOCK, offersOfDays } from '../../course/dayBoards';
import { dayEnded, owedBy } from '../../course/dayQueries';
import type { LessonBoard } from '../../course/lesson';
import { bank, customer, set, system } from '../../course/opening';
import { latest, now, startOf } from '../../course/queries';
import { type Task, taskOf } from '../../course/task';
import { bills, depositor, sold } from '../../course/todayBoards';

const CENTRAL_BANK = 0;
const [DEALER_1, DEALER_2, BANK_1] = [1, 2, 3];
const PENSION_FUND = 4;

/** Par, and by how much the price falls again in the third task: basis points. */
const PAR = 10_000;
const AGAIN = 200;

const priceNow = (state: State): number => priceOf(state.book);

/** Whether a dealer is asked for more bills. */
const isCalled = (state: State, dealer: number): boolean =>
  marginCalls(state).some(({ debt }) => debtorOf(debt) === dealer);

/** Whether a dealer is asked for more bills than it could pledge. */
const isBeyond = (state: State, dealer: number): boolean =>
  marginCalls(state).some(
    ({ debt, asked }) => debtorOf(debt) === dealer && asked > addableBills(state, debt).free,
  );

const fall: Task = {
  goal: 'Let the price of bills fall until both dealers are asked for more of them.',
  begins: { party: DEALER_1, act: 'setPrice' },
  hints: [
    'Each dealer has pledged just what its lender asked for at par.',
    'Use Set the Price of Bills.',
    'Set it to 96.00 %: a fall of 4 % is enough.',
  ],
  met: (progress) =>
    latest(progress)?.event.type === 'setPrice' &&
    [DEALER_1, DEALER_2].every((dealer) => isCalled(now(progress), dealer)),
};

const meet = taskOf({
  goal: 'At that price, have both dealers meet every margin call, and owe something in repo still.',
  begins: { party: DEALER_2, act: 'pledge' },
  hints: [
    'Dealer 2 has some bills free. Dealer 1 has none, but it can repay the smaller of its two repos.',
    'Use Pledge More Bills for Dealer 2, and Unwind a Repo and then Pledge More Bills for Dealer 1. Then the Central Bank can buy what is free.',
    'Dealer 2 pledges $333.34. Dealer 1 repays $1,900, pledges $333.34 of the bills that are free then, and sells $1,666.66 of them.',
  ],
  conditions: [
    {
      says: 'At that price',
      holds: (progress) =>
        priceNow(now(progress)) < PAR && priceNow(now(progress)) <= priceNow(startOf(progress)),
    },
    {
      says: 'both dealers meet every margin call',
      holds: (progress) => priceNow(now(progress)) < PAR && marginCalls(now(progress)).length === 0,
    },
    {
      says: 'owe something in repo still',
      holds: (progress) =>
        [DEALER_1, DEALER_2].every((dealer) => owedBy(now(progress), dealer, 'Repos').length > 0),
    },
  ],
});

const again = taskOf({
  goal: 'Set the price 2 percentage points lower, as a sale in a hurry would, so that a dealer is asked for more than it has free.',
  begins: { party: DEALER_1, act: 'setPrice' },
  hints: [
    'Whoever buys in a hurry from somebody who must sell pays less.',
    'Use Set the Price of Bills once more.',
    'At 94.00 % Dealer 2 is asked for $177.30 more and has $66.66 left.',
  ],
  conditions: [
    {
      says: 'Set the price 2 percentage points lower',
      holds: (progress) => priceNow(now(progress)) <= priceNow(startOf(progress)) - AGAIN,
    },
    {
      says: 'a dealer is asked for more than it has free',
      holds: (progress) => [DEALER_1, DEALER_2].some((dealer) => isBeyond(now(progress), dealer)),
    },
  ],
});

const end: Task = {
  goal: 'Find a way to end the day. The price may rise, if somebody says that they’ll buy.',
  begins: { party: CENTRAL_BANK, act: 'setPrice' },
  hints: [
    'Either the price recovers, for example as the Central Bank offers to buy, or a borrower defaults.',
    'Use Set the Price of Bills for what such an offer does to it, or Let a Borrower Default for Bank 1. Then use End the Day.',
    'At 97.00 % no dealer is short any more.',
  ],
  met: (progress) => dayEnded(progress) !== undefined,
};

/** Bills of a dealer's own, and more that it buys with what it then borrows against all of them. */
const dealerBuys = (dealer: number, own: number, bought: number) => [
  bills(dealer, own),
  sold(dealer, bought),
];

/** A week's loan of cash against bills at a haircut of 5 %, in dollars. */
const weekly = (borrower: number, amount: number) =>
  ({
    type: 'doRepo',
    borrower,
    lender: BANK_1,
    amount: amount * 100,
    rate: 400,
    haircut: 500,
    term: 7,
  }) as const;

export const board: LessonBoard = {
  about:
    'Dealer 1 has bills of $10,000 and owes $9,500 on them in two repos. Dealer 2 has $8,400 and owes $7,600. Bank 1 has lent to both at a haircut of 5 %. Bills stand at par, and you set their price.',
  charts: ['credit'],
  sliders: [],
  rules: [],
  opening: [
    system('centralbank'),
    CLOCK,
    set('overdraft', 10_000),
    bank('Dealer 1'),
    bank('Dealer 2'),
    bank('Bank 1'),
    customer('Pension Fund'),
    bills(CENTRAL_BANK, 1000),
    ...depositor(PENSION_FUND, BANK_1, 20_000),
    ...dealerBuys(DEALER_1, 1000, 9000),
    ...dealerBuys(DEALER_2, 800, 7600),
    weekly(DEALER_1, 1900),
    weekly(DEALER_1, 7600),
    weekly(DEALER_2, 7600),
  ],
  offers: offersOfDays(
    {
      bank: ['pledge', 'unwindRepo', 'failRepo'],
      centralbank: ['openMarketPurchase', 'openMarketSale'],
    },
    ['setPrice'],
  ),
  tasks: [fall, meet, again, end],
};
