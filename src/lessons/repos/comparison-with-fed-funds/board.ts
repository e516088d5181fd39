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
    'Bank 1 owes a fed funds loan already, and Bank 3 a repo.',
    'Let Bank 1 Do a Repo, or let Bank 3 use Get Fed Funds Loan.',
    'Any amount will do: $20 of cash at a haircut of 2 % take $20.41 of bills.',
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
  goal: 'Let one bank repay both, the repo having cost the lower rate.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'It is the bank that borrowed both ways that repays.',
    'Use Pay Back a Fed Funds Loan for all of it, and Unwind a Repo.',
    'The loan of Bank 1 cost 5 %, so its repo must have cost less than that; that of Bank 3 must cost more than its repo’s 4 %.',
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
    'A bank whose bills are all pledged can do no further repo of its own; its name is all it has left to offer.',
    'Use Do a Repo for all of its bills, then Get Fed Funds Loan.',
    'At a haircut of 2 %, $98 of cash take $100 of bills.',
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
