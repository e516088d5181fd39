/** A repo on both balance sheets: cash lent against bills that stay, pledged, with the borrower. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { billsOf } from '@/events/banking/ledger/securities';
import type { LessonBoard } from '../../course/lesson';
import { lastStep } from '../../course/queries';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { banksOf, closedDebt, isRefused } from '../../course/reserveQueries';
import { type Task, taskOf } from '../../course/task';

/** The sale of a single cent of bills to the central bank. */
function leastSale(bank: number): BankingEvent {
  return { type: 'buySecurities', bank, amount: 1 };
}

const doARepo: Task = {
  goal: 'Do a repo: let a bank borrow against its Treasury Bills.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Both banks have bills to pledge and balances to lend.',
    'Use Do a Repo: choose who borrows, who lends, the rate and the haircut.',
    'With a haircut of 2 %, $49 of cash take $50 of bills.',
  ],
  met: (progress) => lastStep(progress).event.type === 'doRepo',
};

const showThePledge: Task = {
  goal: 'Show that pledged bills cannot be sold: leave a bank with bills of which it cannot sell a cent.',
  begins: { party: 0, act: 'buySecurities' },
  hints: [
    'A bank’s pledged bills still stand on its sheet; only those that are free can go.',
    'Use Do a Repo until all its bills are pledged, or let the central bank Buy Treasury Securities that are free.',
    'With a haircut of 2 %, $98 of cash take all of a bank’s $100 of bills.',
  ],
  met(progress) {
    const { after } = lastStep(progress);
    return banksOf(after).some(
      (bank) =>
        billsOf(after, bank) > 0 &&
        isRefused(after, leastSale(bank), REPO_OFFERS, ['BILLS_PLEDGED']),
    );
  },
};

const unwind = taskOf({
  goal: 'Unwind a repo with interest.',
  begins: { party: 1, act: 'unwindRepo' },
  hints: [
    'The borrower gives back the cash with interest, and has its bills free again.',
    'Use Unwind a Repo; a repo made at 0 % does not count.',
    'At 4 %, $50 go back as $52.',
  ],
  conditions: [
    {
      says: 'Unwind a repo',
      holds: (progress) => lastStep(progress).event.type === 'unwindRepo',
    },
    {
      says: 'with interest',
      holds: (progress) => (closedDebt(lastStep(progress))?.interest ?? 0) > 0,
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Two banks have $100 each with the central bank and $100 each in Treasury Bills, on which they can borrow.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [...centralBank(100), ...alike(2, { balance: 100, bills: 100 })],
  offers: REPO_OFFERS,
  tasks: [doARepo, showThePledge, unwind],
};
