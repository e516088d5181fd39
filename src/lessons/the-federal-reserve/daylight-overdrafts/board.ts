/** Banks pay one another on the books of the central bank, and may be overdrawn there during the day. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { and, CLOSING, figure, NOBODY_OVERDRAWN, refused, settlement } from '../../course/goals';
import {
  centralBank,
  FED_FUNDS_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const BANK_1 = 1;

/** How far a bank may go below zero. */
const LIMIT: Figure = { kind: 'setting', setting: 'overdraft' };

/** A payment that Bank 2 can just make at the start: its balance, and all of its overdraft. */
const BANK_2_PAYS_30: BankingEvent = { type: 'bankTransfer', from: 2, to: 3, amount: 3000 };

const overdrawToTheLimit: TaskData = {
  goal: 'Let Bank 1 pay until it’s overdrawn as far as the limit allows.',
  begins: { party: 1, act: 'bankTransfer' },
  hints: [
    'Bank 1 has nothing with the central bank. It can pay all the same, by going below zero.',
    'For Bank 1, use Transfer Money to Bank, and pay either of the others.',
    'With a limit of $10 it can pay $10 in all, at once or bit by bit.',
  ],
  asks: and(
    figure(LIMIT, 'moreThan', 0),
    figure(settlement(BANK_1), 'is', { of: LIMIT, share: -10_000 }),
  ),
};

const haveOneRefused: TaskData = {
  goal: 'At the start Bank 2 could pay $30 in one sum. Let it pay others until a payment of $30 to Bank 3 would be refused.',
  begins: { party: 2, act: 'bankTransfer' },
  hints: [
    'Bank 2 started with $20 and may go $10 below zero, so it could pay $30. Use some of that up.',
    'Let Bank 2 use Transfer Money to Bank, or lower the Overdraft limit under Settings and notes.',
    'If Bank 2 still has $20, paying $1 to Bank 1 is enough: after it, Bank 2 can pay no more than $29.',
  ],
  asks: refused(BANK_2_PAYS_30, 'DAYLIGHT_OVERDRAFT_LIMIT', 'INSUFFICIENT_DEPOSITS'),
};

const endTheDay: TaskData = {
  goal: 'End the day with no bank overdrawn.',
  begins: { party: 1, act: 'getFedFundsLoan' },
  hints: [
    'Look for a bank below zero. It needs a payment from another bank, or a loan.',
    'Let another bank pay it by Transfer Money to Bank, or let it use Get Fed Funds Loan.',
    'If Bank 1 is overdrawn by $10, let it borrow $10 from Bank 3, or from whichever bank has that much. A bank that is itself overdrawn is no use: daylight credit doesn’t last the night.',
  ],
  asks: { kind: 'endsWith', ...CLOSING, of: NOBODY_OVERDRAWN },
};

export const board = boardOf({
  about:
    'Banks 2 and 3 have $20 each with the central bank, and Bank 1 has nothing there. During the day each may go $10 below zero.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [...centralBank(10), member('Bank 1', 0), member('Bank 2', 20), member('Bank 3', 20)],
  offers: FED_FUNDS_OFFERS,
  tasks: [overdrawToTheLimit, haveOneRefused, endTheDay],
});
