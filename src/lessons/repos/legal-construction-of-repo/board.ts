/** When a borrower defaults on a repo, the lender keeps bills for what it is owed, and gives back what is left. */

import type { ClosedDebt, Goal } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { repo } from '../../course/opening';
import {
  billHolders,
  centralBank,
  FAILED_REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

/** The last event let the borrower default on such a repo. */
const failed = (debt: ClosedDebt): Goal => ({ kind: 'closed', in: 'last', by: 'failRepo', debt });

const closeOut: TaskData = {
  goal: 'Let a borrower default, so that the lender keeps the bills that it is owed.',
  begins: { party: 2, act: 'failRepo' },
  hints: [
    'Bank 1 owes Bank 2 $101.92. Suppose that it doesn’t buy its bills back.',
    'Pick Bank 2 and use Let a Borrower Default.',
    'Bank 2 keeps all $100 of the bills. That’s more than it lent, and less than it is owed.',
  ],
  asks: failed({}),
};

const withHaircut: TaskData = {
  goal: 'Let the borrower default on a repo with a haircut of 10 %, so that the lender is paid in full and the rest goes back.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Let Bank 1 borrow from Bank 2. The bills must be worth more than cash and interest together.',
    'Use Do a Repo with a haircut of 10 % and a rate below 11 %, then Let a Borrower Default.',
    'For example, lend $45 at 4 %: Bank 1 pledges $50 of bills, and Bank 2 keeps $46.80 of them.',
  ],
  conditions: [
    {
      says: 'with a haircut of 10 %',
      asks: failed({ haircut: 1000 }),
    },
    {
      says: 'the lender is paid in full and the rest goes back',
      asks: failed({ collateral: 'more' }),
    },
  ],
};

const withoutHaircut: TaskData = {
  goal: 'Let the borrower default on a repo with a haircut of 0 %, so that the lender loses its interest.',
  begins: { party: 2, act: 'doRepo' },
  hints: [
    'Without a haircut, Bank 1’s bills are worth what Bank 2 lent on them, and no more.',
    'Use Do a Repo with a haircut of 0 % and any rate above 0 %, then Let a Borrower Default.',
    'For example, lend $50 at 4 % against $50 of bills: Bank 2 keeps all of them and loses the $2 of interest.',
  ],
  conditions: [
    {
      says: 'with a haircut of 0 %',
      asks: failed({ haircut: 0 }),
    },
    {
      says: 'the lender loses its interest',
      asks: failed({ collateral: 'less' }),
    },
  ],
};

export const board = boardOf({
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
});
