/** The same money borrowed twice: on a promise alone, and on a promise with bills behind it. */

import { billsOf, unpledgedBills } from '@/events/banking/ledger/securities';
import type { State } from '@/events/banking/ledger/state';
import type { BasisPoints } from '@/events/money';
import { debtorOf } from '../../../../events/banking/ledger/ends';
import type { LessonBoard } from '../../course/lesson';
import { fedFunds, repo } from '../../course/opening';
import { lastStep, stepsSince } from '../../course/queries';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { banksOf, closedDebt, openDebts } from '../../course/reserveQueries';
import { type Task, taskOf } from '../../course/task';

const fundBothWays: Task = {
  goal: 'Fund one bank both ways: let it owe a fed funds loan and a repo at the same time.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Bank 1 already owes a fed funds loan, and Bank 3 already owes a repo.',
    'Use Do a Repo with Bank 1 as the borrower, or Get Fed Funds Loan for Bank 3.',
    'Any amount will do. For example, let Bank 1 borrow $20 from Bank 2 by repo at 4 %, with a haircut of 2 %: it pledges $20.41 of bills.',
  ],
  met(progress) {
    const { after } = lastStep(progress);
    return banksOf(after).some((bank) =>
      (['Fed Funds', 'Repos'] as const).every((instrument) =>
        openDebts(after, instrument).some((debt) => debtorOf(debt) === bank),
      ),
    );
  },
};

const repayBoth: Task = {
  goal: 'Let one bank repay both a fed funds loan and a repo, the repo at the lower rate.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'The bank that borrowed both ways is the one that can repay both.',
    'Use Pay Back a Fed Funds Loan for the whole loan, and Unwind a Repo.',
    'Bank 1 pays 5 % for its fed funds, so make its repo at 4 %. Bank 3 pays 4 % for its repo, so make its fed funds loan at 5 %.',
  ],
  met(progress) {
    const closed = stepsSince(progress).flatMap((step) => closedDebt(step) ?? []);
    const lowest = new Map<number, BasisPoints>();
    for (const debt of closed) {
      const { instrument, interestRate: rate } = debt;
      const bank = debtorOf(debt);
      if (instrument === 'Repos') lowest.set(bank, Math.min(rate, lowest.get(bank) ?? rate));
    }
    return closed.some((debt) => {
      const { instrument, interestRate: rate } = debt;
      return instrument === 'Fed Funds' && (lowest.get(debtorOf(debt)) ?? rate) < rate;
    });
  },
};

function hasPledgedAll(state: State, bank: number): boolean {
  return billsOf(state, bank) > 0 && unpledgedBills(state, bank) === 0;
}

const borrowWithoutBills = taskOf({
  goal: 'Let a bank pledge every bill it has, and then borrow more without any.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Take Bank 1. Once all its bills are pledged it can’t do another repo, and only its name is left to borrow on.',
    'Use Do a Repo until all its bills are pledged, then Get Fed Funds Loan.',
    'For example, borrow $98 by repo with a haircut of 2 %, which takes $100 of bills, and then $20 of fed funds.',
  ],
  conditions: [
    {
      says: 'Let a bank pledge every bill it has',
      holds(progress) {
        const { before, after } = lastStep(progress);
        return [before, after].some((state) =>
          banksOf(state).some((bank) => hasPledgedAll(state, bank)),
        );
      },
    },
    {
      says: 'then borrow more without any',
      holds(progress) {
        const { before, event } = lastStep(progress);
        return event.type === 'getFedFundsLoan' && hasPledgedAll(before, event.borrower);
      },
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Bank 1 has borrowed $50 from Bank 2 at 5 % on its name alone, and Bank 3 as much from Bank 4 at 4 % on pledged bills.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [
    ...centralBank(100),
    ...alike(4, { balance: 100, bills: 100 }),
    fedFunds(1, 2, 50, 5),
    repo(3, 4, 50, 4, 2),
  ],
  offers: REPO_OFFERS,
  tasks: [fundBothWays, repayBoth, borrowWithoutBills],
};
