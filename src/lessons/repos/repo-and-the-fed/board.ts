/** The central bank adds reserves for a while by repo, and takes some away for a while by reverse repo. */

import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import type { TaskData } from '@/events/goals/tasks';
import { and, figure, last, line } from '../../course/goals';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

/** What the central bank has added by repos that are open: it has lent it. */
const ADDED = line('Repos', { party: CENTRAL_BANK });

/** What it has drained by reverse repos that are open: it has borrowed it. */
const DRAINED = line('Repos', { party: CENTRAL_BANK, side: 'liability' });

const addReserves: TaskData = {
  goal: 'Add $60 of reserves by repo with the central bank.',
  begins: { party: 0, act: 'doRepo', role: 'lender' },
  hints: [
    'Let the central bank lend, and let a bank borrow on its bills.',
    'Use Do a Repo with the central bank as the lender of cash.',
    'For example, let Bank 1 borrow $60 at 4 % with a haircut of 2 %. Several repos that add up to $60 count as well.',
  ],
  asks: and(last('doRepo'), figure(ADDED, 'is', 6000)),
};

const drainReserves: TaskData = {
  goal: 'Drain $40 of reserves by reverse repo with the central bank.',
  begins: { party: 0, act: 'doRepo', role: 'borrower' },
  hints: [
    'Now let the central bank borrow on its bills. What a bank lends to it is no longer reserves.',
    'Use Do a Repo with the central bank as the borrower and a bank as the lender.',
    'For example, let Bank 3 lend it $40 at 4 %. Several repos that add up to $40 count as well.',
  ],
  asks: and(last('doRepo'), figure(DRAINED, 'is', 4000)),
};

const runOff: TaskData = {
  goal: 'Let both run off: unwind every repo with the central bank.',
  begins: { party: 0, act: 'unwindRepo' },
  hints: [
    'Begin with the repo in which the central bank borrows. It has re-pledged the bills that it received, and needs them back.',
    'Use Unwind a Repo, first where the central bank borrows and then where it lends.',
    'At 4 %, the reverse repo of $40 gives back $41.60 of reserves, and the repo of $60 takes $62.40.',
  ],
  asks: and(last('unwindRepo'), figure(ADDED, 'is', 0), figure(DRAINED, 'is', 0)),
};

export const board = boardOf({
  about:
    'Three banks have $100 each at the central bank and $100 each in bills. The central bank holds $300 of bills. Repos with it change how many reserves there are.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [...centralBank(100), ...alike(3, { balance: 100, bills: 100 })],
  offers: REPO_OFFERS,
  tasks: [addReserves, drainReserves, runOff],
});
