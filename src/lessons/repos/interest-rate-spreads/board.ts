/** Two markets for the same money, and the spread between what they charge. */

import { assertDefined } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BasisPoints } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { fedFunds, repo } from '../../course/opening';
import { lastStep } from '../../course/queries';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { closesRound, medianOf } from '../../course/reserveQueries';
import { type Progress, type Task, taskOf } from '../../course/task';

const OPENING: readonly BankingEvent[] = [
  ...centralBank(100),
  ...alike(4, { balance: 150, bills: 200 }),
  fedFunds(1, 2, 20, 5),
  fedFunds(2, 3, 30, 10),
  fedFunds(3, 4, 50, 15),
  repo(1, 3, 40, 4, 2),
  repo(2, 4, 60, 6, 2),
];

/** The repo median less the fed funds median, after the last event. */
function spread({ rounds }: Progress): BasisPoints {
  const repos = assertDefined(medianOf('Repos', OPENING, rounds), 'repo in the opening');
  const loans = assertDefined(
    medianOf('Fed Funds', OPENING, rounds),
    'fed funds loan in the opening',
  );
  return repos - loans;
}

const lift: Task = {
  goal: 'Bring the repo median above the fed funds median.',
  begins: { party: 3, act: 'doRepo' },
  hints: [
    'The board opens with repos at 6 % and fed funds at 10 %, half of the volume counted.',
    'Use Do a Repo at a high rate, Get Fed Funds Loan at a low one, or both.',
    'Repos of more than $100 at 11 % outweigh the $100 that were made at 6 % and less.',
  ],
  met: (progress) => spread(progress) > 0,
};

const widen = taskOf({
  goal: 'Bring the spread to 5 percentage points, the repos the dearer.',
  begins: { party: 4, act: 'getFedFundsLoan' },
  hints: [
    'Either median may move: repos dearer, or fed funds cheaper.',
    'Use Get Fed Funds Loan or Do a Repo, at the rate where that median is to be.',
    'With repos at 11 %, $60 of fed funds at 6 % bring that median to 6 %.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    {
      says: 'Bring the spread to 5 percentage points',
      holds: (progress) => Math.abs(spread(progress)) === 500,
    },
    { says: 'the repos the dearer', holds: (progress) => spread(progress) > 0 },
  ],
});

const close: Task = {
  goal: 'Close the spread.',
  begins: { party: 4, act: 'doRepo' },
  hints: [
    'The two medians are to be the same.',
    'Lend in either market at the rate of the other’s median.',
    'Half of the volume counts: see in the chart how much is missing at that rate.',
  ],
  met: (progress) => spread(progress) === 0,
};

export const board: LessonBoard = {
  about:
    'Four banks have lent one another fed funds at 5 % to 15 %, and by repo at 4 % and 6 %. The spread between the two markets is what their loans make it.',
  charts: ['weightedMedian', 'privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: OPENING,
  offers: REPO_OFFERS,
  tasks: [lift, widen, close],
};
