/** The central bank adds reserves for a while by repo, and takes some away for a while by reverse repo. */

import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import type { Cents } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import type { PlayedEvent } from '../../course/queries';
import { lastStep } from '../../course/queries';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { repoBalance } from '../../course/reserveQueries';
import type { Task } from '../../course/task';

/** What the central bank has added by repos that are open: it has lent it. */
const added = (state: State): Cents => repoBalance(state, null, CENTRAL_BANK);

/** What it has drained by reverse repos that are open: it has borrowed it. */
const drained = (state: State): Cents => repoBalance(state, CENTRAL_BANK, null);

const isRepo = ({ event }: PlayedEvent): boolean => event.type === 'doRepo';

const addReserves: Task = {
  goal: 'Add $60 of reserves by repo with the central bank.',
  begins: { party: 0, act: 'doRepo', role: 'lender' },
  hints: [
    'The central bank lends, a bank borrows on its bills.',
    'Use Do a Repo with the central bank as lender.',
    'In all $60 of cash, from one repo or from several; each bank has $100 of bills to pledge.',
  ],
  met(progress) {
    const step = lastStep(progress);
    return isRepo(step) && added(step.after) === 6000;
  },
};

const drainReserves: Task = {
  goal: 'Drain $40 of reserves by reverse repo with the central bank.',
  begins: { party: 0, act: 'doRepo', role: 'borrower' },
  hints: [
    'Now the central bank borrows against bills, and what it borrows is reserves no longer.',
    'Use Do a Repo with the central bank as borrower and a bank as lender.',
    'In all $40 of cash; the banks’ balances fall by as much.',
  ],
  met(progress) {
    const step = lastStep(progress);
    return isRepo(step) && drained(step.after) === 4000;
  },
};

const runOff: Task = {
  goal: 'Let both run off: unwind every repo with the central bank.',
  begins: { party: 0, act: 'unwindRepo' },
  hints: [
    'The central bank pledges on the bills it has received, and must have them back before it can return them.',
    'Use Unwind a Repo: first where the central bank borrows, then where it lends.',
    'At 4 %, the repo of $60 takes back $62.40, and the reverse repo of $40 gives back $41.60.',
  ],
  met(progress) {
    const { event, after } = lastStep(progress);
    return event.type === 'unwindRepo' && added(after) === 0 && drained(after) === 0;
  },
};

export const board: LessonBoard = {
  about:
    'Three banks have $100 each with the central bank and $100 each in bills; the central bank holds $300 of bills. Repos with it change how many reserves there are.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [...centralBank(100), ...alike(3, { balance: 100, bills: 100 })],
  offers: REPO_OFFERS,
  tasks: [addReserves, drainReserves, runOff],
};
