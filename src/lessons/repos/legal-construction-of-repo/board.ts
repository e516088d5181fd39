/** When a repo fails, the lender keeps bills for what it is owed, and gives back what is left. */

import type { CreditAccount } from '@/events/banking/ledger/book';
import { collateralOf } from '@/events/banking/ledger/securities';
import type { Cents } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { repo } from '../../course/opening';
import { lastStep } from '../../course/queries';
import {
  billHolders,
  centralBank,
  FAILED_REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { closedDebt } from '../../course/reserveQueries';
import { type Progress, type Task, taskOf } from '../../course/task';

/** The repo that the last event let fail, if it did. */
function failedRepo(progress: Progress): CreditAccount | undefined {
  const step = lastStep(progress);
  return step.event.type === 'failRepo' ? closedDebt(step) : undefined;
}

/** What its bills were worth beyond cash and interest; below zero what they fell short of it. */
function surplus(failed: CreditAccount): Cents {
  return collateralOf(failed) - failed.principal - failed.interest;
}

const closeOut: Task = {
  goal: 'Let a repo fail, so that its lender keeps the bills that it is owed.',
  begins: { party: 2, act: 'failRepo' },
  hints: [
    'Bank 1 owes Bank 2 $101.92. Suppose that it doesn’t buy its bills back.',
    'Pick Bank 2 and use Let a Repo Fail.',
    'Bank 2 keeps all $100 of the bills. That’s more than it lent, and less than it is owed.',
  ],
  met: (progress) => failedRepo(progress) !== undefined,
};

const withHaircut = taskOf({
  goal: 'Let a repo with a haircut of 10 % fail, so that the lender is paid in full and the rest goes back.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Let Bank 1 borrow from Bank 2. The bills must be worth more than cash and interest together.',
    'Use Do a Repo with a haircut of 10 % and a rate below 11 %, then Let a Repo Fail.',
    'For example, lend $45 at 4 %: Bank 1 pledges $50 of bills, and Bank 2 keeps $46.80 of them.',
  ],
  conditions: [
    {
      says: 'with a haircut of 10 %',
      holds: (progress) => failedRepo(progress)?.haircut === 1000,
    },
    {
      says: 'the lender is paid in full and the rest goes back',
      holds(progress) {
        const failed = failedRepo(progress);
        return failed !== undefined && surplus(failed) > 0;
      },
    },
  ],
});

const withoutHaircut = taskOf({
  goal: 'Let a repo with a haircut of 0 % fail, so that the lender goes short of its interest.',
  begins: { party: 2, act: 'doRepo' },
  hints: [
    'Without a haircut, Bank 1’s bills are worth what Bank 2 lent on them, and no more.',
    'Use Do a Repo with a haircut of 0 % and any rate above 0 %, then Let a Repo Fail.',
    'For example, lend $50 at 4 % against $50 of bills: Bank 2 keeps all of them and loses the $2 of interest.',
  ],
  conditions: [
    {
      says: 'with a haircut of 0 %',
      holds: (progress) => failedRepo(progress)?.haircut === 0,
    },
    {
      says: 'the lender goes short of its interest',
      holds(progress) {
        const failed = failedRepo(progress);
        return failed !== undefined && surplus(failed) < 0;
      },
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Bank 1 has borrowed $98 from Bank 2 at 4 %, and has pledged $100 of its $200 of bills. It can buy them back, or fail to.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [
    ...centralBank(100),
    ...billHolders([
      { name: 'Bank 1', balance: 50, bills: 200 },
      { name: 'Bank 2', balance: 150, bills: 0 },
    ]),
    repo(1, 2, 98, 4, 2),
  ],
  offers: FAILED_REPO_OFFERS,
  tasks: [closeOut, withHaircut, withoutHaircut],
};
