/** Two markets for the same money, and the spread between what they charge. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { CLOSING, figure, or } from '../../course/goals';
import { fedFunds, repo } from '../../course/opening';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const OPENING: readonly BankingEvent[] = [
  ...centralBank(100),
  ...alike(4, { balance: 150, bills: 200 }),
  fedFunds(1, 2, 20, 5),
  fedFunds(2, 3, 30, 10),
  fedFunds(3, 4, 50, 15),
  repo(1, 3, 40, 4, 2),
  repo(2, 4, 60, 6, 2),
];

/** The repo median less the fed funds median. */
const SPREAD: Figure = {
  kind: 'sum',
  of: [{ kind: 'median', market: 'Repos' }],
  less: [{ kind: 'median', market: 'Fed Funds' }],
};

const lift: TaskData = {
  goal: 'Get the repo median above the fed funds median.',
  begins: { party: 3, act: 'doRepo' },
  hints: [
    'At the opening the repo median is 6 %, and the fed funds median 10 %. Any two banks can move one of them.',
    'Use Do a Repo at a high rate, or Get Fed Funds Loan at a low one, or both.',
    'For example, let Bank 3 borrow $120 from Bank 1 at 11 %: that’s more than the $100 that was lent at 6 % and less.',
  ],
  asks: figure(SPREAD, 'moreThan', 0),
};

const widen: TaskData = {
  goal: 'Get the spread to 5 percentage points, with repo the dearer.',
  begins: { party: 4, act: 'getFedFundsLoan' },
  hints: [
    'Move either median: make repo dearer, or let a bank such as Bank 4 borrow fed funds more cheaply.',
    'Use Get Fed Funds Loan or Do a Repo, at the rate where you want the median to be.',
    'For example, if the repo median is 11 %, lend Bank 4 $60 of fed funds at 6 %: the fed funds median falls to 6 %.',
  ],
  ends: CLOSING,
  conditions: [
    {
      says: 'Get the spread to 5 percentage points',
      asks: or(figure(SPREAD, 'is', 500), figure(SPREAD, 'is', -500)),
    },
    { says: 'with repo the dearer', asks: figure(SPREAD, 'moreThan', 0) },
  ],
};

const close: TaskData = {
  goal: 'Close the spread: get both medians to the same rate.',
  begins: { party: 4, act: 'doRepo' },
  hints: [
    'Leave one median where it is, and move the other to it. Any bank with free bills or a good name can borrow.',
    'Use Do a Repo at the fed funds median, or Get Fed Funds Loan at the repo median.',
    'The chart shows how much is lent at each rate. Lend enough at the one you chose that half of all the volume is reached there.',
  ],
  asks: figure(SPREAD, 'is', 0),
};

export const board = boardOf({
  about:
    'Four banks have lent one another fed funds at 5 % to 15 %, and cash by repo at 4 % and 6 %. Each new loan can move the spread between the two markets.',
  charts: ['weightedMedian', 'privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: OPENING,
  offers: REPO_OFFERS,
  tasks: [lift, widen, close],
});
