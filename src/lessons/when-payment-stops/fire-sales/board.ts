/** Two dealers hold bills with borrowed money: a lower price asks both for more, and what one sells to meet it lowers the price for both. */

import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, offersOfDays } from '../../course/dayBoards';
import { asked, DAY_ENDED, NO_MARGIN_CALL, owesSome, setting } from '../../course/dayGoals';
import { and, figure, lastOfTask, or, settlement } from '../../course/goals';
import { bank, customer, set, system } from '../../course/opening';
import { bills, depositor, sold } from '../../course/todayBoards';
import { boardOf } from '../../course/told';

const CENTRAL_BANK = 0;
const [DEALER_1, DEALER_2, BANK_1] = [1, 2, 3];
const PENSION_FUND = 4;

/** Par, and by how much the price falls again in the third task: basis points. */
const PAR = 10_000;
const AGAIN = 200;

const DEALERS = [DEALER_1, DEALER_2];

const PRICE = setting('billPrice');

/** What the price is to fall to at first: from there another fall takes more than a dealer has free. */
const FALLEN = 9600;

const BELOW_PAR = figure(PRICE, 'lessThan', PAR);

const fall: TaskData = {
  goal: 'Let the price of bills fall to 96 percent, so that both dealers are asked for more of them.',
  begins: { party: DEALER_1, act: 'setPrice' },
  hints: [
    'Each dealer has pledged just what its lender asked for at par.',
    'Use Set the Price of Bills.',
    'Set it to 96.00 %: a fall of 4 % is enough.',
  ],
  asks: and(
    lastOfTask('setPrice'),
    figure(PRICE, 'atMost', FALLEN),
    ...DEALERS.map((dealer) => figure(asked(dealer), 'moreThan', 0)),
  ),
};

const meet: TaskData = {
  goal: 'At that price, have both dealers meet every margin call, end with no overdraft, and owe something in repo still.',
  begins: { party: DEALER_2, act: 'pledge' },
  hints: [
    'Dealer 2 has some bills free. Dealer 1 has none, but it can repay the smaller of its two repos.',
    'Use Pledge More Bills for Dealer 2, and Unwind a Repo and then Pledge More Bills for Dealer 1. Then the Central Bank can buy what is free.',
    'Dealer 2 pledges $333.34. Dealer 1 repays $1,900, pledges $333.34 of the bills that are free then, and sells $1,666.66 of them.',
  ],
  conditions: [
    {
      says: 'At that price',
      asks: and(BELOW_PAR, figure(PRICE, 'atMost', 0, { less: 'task' })),
    },
    { says: 'both dealers meet every margin call', asks: and(BELOW_PAR, NO_MARGIN_CALL) },
    {
      says: 'end with no overdraft',
      asks: and(BELOW_PAR, ...DEALERS.map((dealer) => figure(settlement(dealer), 'atLeast', 0))),
    },
    {
      says: 'owe something in repo still',
      asks: and(...DEALERS.map((dealer) => owesSome(dealer, 'Repos'))),
    },
  ],
};

const again: TaskData = {
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
      asks: figure(PRICE, 'atMost', -AGAIN, { less: 'task' }),
    },
    {
      says: 'a dealer is asked for more than it has free',
      asks: or(
        ...DEALERS.map((party) => figure({ kind: 'margin', party, take: 'short' }, 'moreThan', 0)),
      ),
    },
  ],
};

const end: TaskData = {
  goal: 'Find a way to end the day. The price may rise, if somebody says that they’ll buy.',
  begins: { party: CENTRAL_BANK, act: 'setPrice' },
  hints: [
    'Either the price recovers, for example as the Central Bank offers to buy, or a borrower defaults.',
    'Use Set the Price of Bills for what such an offer does to it, or Let a Borrower Default for Bank 1. Then use End the Day.',
    'At 97.00 % no dealer is short anymore.',
  ],
  asks: DAY_ENDED,
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

export const board = boardOf({
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
});
