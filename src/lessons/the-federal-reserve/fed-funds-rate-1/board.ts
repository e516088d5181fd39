/** What a market of many loans at many rates has paid: the volume weighted median. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BasisPoints } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { lastStep, stepsSince } from '../../course/queries';
import {
  centralBank,
  DAY_OF_FED_FUNDS,
  FED_FUNDS_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { medianOf } from '../../course/reserveQueries';
import { type Progress, type Task, taskOf } from '../../course/task';

const OPENING: readonly BankingEvent[] = [
  ...centralBank(100),
  member('Bank 1', 100),
  member('Bank 2', 100),
  member('Bank 3', 100),
  member('Bank 4', 100),
  ...DAY_OF_FED_FUNDS,
];

/** Whether the last event is a loan that leaves the median at this rate. */
function isMovedTo(progress: Progress, rate: BasisPoints): boolean {
  const isLoan = lastStep(progress).event.type === 'getFedFundsLoan';
  return isLoan && medianOf('Fed Funds', OPENING, progress.rounds) === rate;
}

const to15: Task = {
  goal: 'Move the volume weighted median to 15 %.',
  begins: { party: 3, act: 'getFedFundsLoan' },
  hints: [
    'Any bank with balances to spare may lend, and any other may borrow.',
    'Use Get Fed Funds Loan: the median is the rate at which half of the volume is reached.',
    'Of $100 lent so far $30 went at 15 % or less; $40 more at 15 % make that half.',
  ],
  met: (progress) => isMovedTo(progress, 1500),
};

const to10: Task = {
  goal: 'Move it on to 10 %.',
  begins: { party: 2, act: 'getFedFundsLoan' },
  hints: [
    'The lower the rates at which much is lent, the lower the median.',
    'Use Get Fed Funds Loan at 10 %; a bank may lend out of its overdraft too.',
    'When $140 have been lent, and $20 of that at 10 % or less, it takes $100 more at 10 %.',
  ],
  met: (progress) => isMovedTo(progress, 1000),
};

const to5AtOnce = taskOf({
  goal: 'Move it to 5 % with a single loan: from the opening, $80 is enough.',
  begins: { party: 1, act: 'getFedFundsLoan' },
  hints: [
    'One loan has to outweigh all that was lent at higher rates.',
    'Use Get Fed Funds Loan at 5 %, once; Bank 1 has most to lend.',
    'At the opening $90 were lent above 5 % and $10 at it, so $80 will do.',
  ],
  conditions: [
    { says: 'Move it to 5 %', holds: (progress) => isMovedTo(progress, 500) },
    {
      says: 'with a single loan',
      holds(progress) {
        const loans = stepsSince(progress).filter(({ event }) => event.type === 'getFedFundsLoan');
        return loans.length === 1;
      },
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Four banks with $100 each have lent one another balances at five rates; the first loan is repaid, and still counts as lent.',
  charts: ['weightedMedian'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: OPENING,
  offers: FED_FUNDS_OFFERS,
  tasks: [to15, to10, to5AtOnce],
};
