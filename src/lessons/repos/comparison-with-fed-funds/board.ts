/** The same money borrowed twice: on a promise alone, and on a promise with bills behind it. */
import type { TaskData } from '@/events/goals/tasks';
import { and, bills, debts, figure, last, or } from '../../course/goals';
import { fedFunds, repo } from '../../course/opening';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const BANKS = [1, 2, 3, 4];

const fundBothWays: TaskData = {
  goal: 'Fund one bank both ways: let it owe a fed funds loan and a repo at the same time.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Bank 1 already owes a fed funds loan, and Bank 3 already owes a repo.',
    'Use Do a Repo with Bank 1 as the borrower, or Get Fed Funds Loan for Bank 3.',
    'Any amount will do. For example, let Bank 1 borrow $20 from Bank 2 by repo at 4 %, with a haircut of 2 %: it pledges $20.41 of bills.',
  ],
  asks: or(
    ...BANKS.map((debtor) =>
      and(
        figure(debts('Fed Funds', { debtor }), 'atLeast', 1),
        figure(debts('Repos', { debtor }), 'atLeast', 1),
      ),
    ),
  ),
};

const repayBoth: TaskData = {
  goal: 'Let one bank repay both a fed funds loan and a repo, the repo at the lower rate.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'The bank that borrowed both ways is the one that can repay both.',
    'Use Pay Back a Fed Funds Loan for the whole loan, and Unwind a Repo.',
    'Bank 1 pays 5 % for its fed funds, so make its repo at 4 %. Bank 3 pays 4 % for its repo, so make its fed funds loan at 5 %.',
  ],
  asks: or(
    ...BANKS.map((debtor) =>
      figure({ kind: 'repaidRate', line: 'Repos', debtor, take: 'lowest' }, 'lessThan', {
        of: { kind: 'repaidRate', line: 'Fed Funds', debtor, take: 'highest' },
      }),
    ),
  ),
};

/** A bank has bills, and has pledged them all. */
const pledgedAll = (bank: number, at: 'now' | 'before') => [
  figure(bills(bank), 'moreThan', 0, { at }),
  figure({ kind: 'bills', party: bank, take: 'free' }, 'is', 0, { at }),
];

const borrowWithoutBills: TaskData = {
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
      asks: or(
        ...BANKS.flatMap((bank) => [
          and(...pledgedAll(bank, 'before')),
          and(...pledgedAll(bank, 'now')),
        ]),
      ),
    },
    {
      says: 'then borrow more without any',
      asks: or(
        ...BANKS.map((bank) =>
          and(
            last('getFedFundsLoan', { fields: { borrower: bank } }),
            ...pledgedAll(bank, 'before'),
          ),
        ),
      ),
    },
  ],
};

export const board = boardOf({
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
});
