/** A repo on both balance sheets: cash lent against bills that stay, pledged, with the borrower. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { TaskData } from '@/events/goals/tasks';
import { and, bills, figure, last, or, refused } from '../../course/goals';
import {
  alike,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

/** The sale of a single cent of bills to the central bank. */
function leastSale(bank: number): BankingEvent {
  return { type: 'buySecurities', bank, amount: 1 };
}

const doARepo: TaskData = {
  goal: 'Do a repo: let a bank borrow against its Treasury Bills.',
  begins: { party: 1, act: 'doRepo' },
  hints: [
    'Let Bank 1 borrow and Bank 2 lend: each has bills to pledge and a balance to lend.',
    'Use Do a Repo, and choose the borrower, the lender, the cash, the rate and the haircut.',
    'For example, lend $49 at 4 % with a haircut of 2 %: Bank 1 pledges $50 of bills.',
  ],
  asks: last('doRepo'),
};

const showThePledge: TaskData = {
  goal: 'Show that pledged bills can’t be sold: get a bank to the point where it has bills and can’t sell a cent of them.',
  begins: { party: 0, act: 'buySecurities' },
  hints: [
    'Pledged bills still stand on a bank’s sheet. It can sell only those that are free.',
    'Use Do a Repo until all its bills are pledged, or let the central bank buy the free ones with Buy Treasury Securities.',
    'For example, after a repo of $49 let Bank 1 borrow another $49 with a haircut of 2 %: all its $100 of bills are pledged.',
  ],
  asks: or(
    ...[1, 2].map((bank) =>
      and(figure(bills(bank), 'moreThan', 0), refused(leastSale(bank), 'BILLS_PLEDGED')),
    ),
  ),
};

const unwind: TaskData = {
  goal: 'Unwind a repo with interest.',
  begins: { party: 1, act: 'unwindRepo' },
  hints: [
    'The bank that borrowed pays back the cash with interest, and its bills are free again.',
    'Use Unwind a Repo. A repo made at 0 % doesn’t count.',
    'For example, $49 lent at 4 % goes back as $50.96.',
  ],
  conditions: [
    {
      says: 'Unwind a repo',
      asks: last('unwindRepo'),
    },
    {
      says: 'with interest',
      asks: { kind: 'closed', in: 'last', debt: { bearsInterest: true } },
    },
  ],
};

export const board = boardOf({
  about:
    'Two banks have $100 each with the central bank and $100 each in Treasury Bills, on which they can borrow.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [...centralBank(100), ...alike(2, { balance: 100, bills: 100 })],
  offers: REPO_OFFERS,
  tasks: [doARepo, showThePledge, unwind],
});
