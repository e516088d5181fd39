/** Dealers live on repo: they fund the bills they hold, and lend to one side what they borrow from the other. */

import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  asAtOpening,
  bills,
  CLOSING,
  debts,
  figure,
  or,
  settlement,
} from '../../course/goals';
import { repo } from '../../course/opening';
import {
  billHolders,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const DEALERS = [1, 2];

/** A dealer has pledged bills that it received. */
const PLEDGED_ON = DEALERS.map((party) =>
  figure({ kind: 'bills', party, take: 'pledgedOn' }, 'moreThan', 0),
);

const matchedBook: TaskData = {
  goal: 'Let a dealer run a matched book: receive bills in one repo, and pledge them on in another.',
  begins: { party: 2, act: 'doRepo', role: 'lender' },
  hints: [
    'Take Dealer 2. It has no bills of its own, so it can only pledge what it has received.',
    'Use Do a Repo twice: first let Dealer 2 lend, then let it borrow. Received bills are pledged first.',
    'For example, let Dealer 1 borrow $40 from Dealer 2 at 5 %, and Dealer 2 borrow $40 from Bank 1 at 4 %, both with a haircut of 2 %.',
  ],
  conditions: [
    {
      says: 'receive bills in one repo',
      asks: or(
        ...PLEDGED_ON,
        ...DEALERS.map((creditor) => figure(debts('Repos', { creditor }), 'atLeast', 1)),
      ),
    },
    { says: 'pledge them on in another', asks: or(...PLEDGED_ON) },
  ],
};

/** What a dealer has bought in bills since the opening, less what it has sold. */
const bought = (dealer: number): Figure => ({
  kind: 'sum',
  of: [{ kind: 'volume', act: { type: 'sellSecurities', fields: { bank: dealer } } }],
  less: [{ kind: 'volume', act: { type: 'buySecurities', fields: { bank: dealer } } }],
});

/** What a dealer has borrowed since the task began by repos that are still open. */
const borrowed = (debtor: number): Figure => ({
  kind: 'debts',
  line: 'Repos',
  take: 'principal',
  debtor,
  isNew: true,
});

/** A dealer has bought more bills than it has sold since the task began. */
const hasBought = (dealer: number) => figure(bought(dealer), 'moreThan', 0, { less: 'task' });

const financeAPurchase: TaskData = {
  goal: 'Let a dealer buy bills from the central bank and borrow all that they cost by repo.',
  begins: { party: 0, act: 'sellSecurities' },
  hints: [
    'The central bank sells the bills, and the dealer pays with what a repo brings in.',
    'Pick the central bank and use Sell Treasury Securities. Before or after that, use Do a Repo for at least as much cash.',
    'For example, sell Dealer 2 bills of $40, and let it borrow $40 from Bank 1. With a haircut of 0 % those bills are enough.',
  ],
  conditions: [
    {
      says: 'buy bills from the central bank',
      asks: or(...DEALERS.map(hasBought)),
    },
    {
      says: 'borrow all that they cost by repo',
      asks: or(
        ...DEALERS.map((dealer) =>
          and(
            hasBought(dealer),
            figure(borrowed(dealer), 'atLeast', { of: bought(dealer), less: 'task' }),
            figure(settlement(dealer), 'atLeast', 0),
          ),
        ),
      ),
    },
  ],
};

const endFlat: TaskData = {
  goal: 'End flat: leave no repo open, and no dealer with more or fewer bills than it started with.',
  begins: { party: 2, act: 'unwindRepo' },
  hints: [
    'Begin with the repo in which a dealer has re-pledged what it received: those bills have to come back first.',
    'Use Unwind a Repo for each repo. For bills that a dealer bought, pick the central bank and use Buy Treasury Securities.',
    'Dealer 1 started with $200 of bills, and Dealer 2 with none.',
  ],
  ends: CLOSING,
  conditions: [
    { says: 'no repo open', asks: figure(debts('Repos'), 'is', 0) },
    {
      says: 'no dealer with more or fewer bills than it started with',
      asks: and(...DEALERS.map((dealer) => asAtOpening(bills(dealer)))),
    },
  ],
};

export const board = boardOf({
  about:
    'Dealer 1 has borrowed $100 by repo from a money fund, and has pledged part of its bills for it. Dealer 2 has $50 of cash and no bills. Bank 1 has $200 of cash to lend.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [
    ...centralBank(100),
    ...billHolders([
      { name: 'Dealer 1', balance: 50, bills: 200 },
      { name: 'Dealer 2', balance: 50, bills: 0 },
      { name: 'Money Fund', balance: 150, bills: 0 },
      { name: 'Bank 1', balance: 200, bills: 0 },
    ]),
    repo(1, 3, 100, 4, 2),
  ],
  offers: REPO_OFFERS,
  tasks: [matchedBook, financeAPurchase, endFlat],
});
