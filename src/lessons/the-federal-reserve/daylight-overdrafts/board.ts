/** Banks pay one another on the books of the central bank, and may be overdrawn there during the day. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { settlementBalance } from '@/events/banking/systems/reserves';
import type { LessonBoard } from '../../course/lesson';
import { lastStep } from '../../course/queries';
import {
  centralBank,
  FED_FUNDS_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { closesRound, isAnyOverdrawn, isRefused } from '../../course/reserveQueries';
import type { Task } from '../../course/task';

const BANK_1 = 1;

/** A payment that Bank 2 can just make at the start: its balance, and all of its overdraft. */
const BANK_2_PAYS_30: BankingEvent = { type: 'bankTransfer', from: 2, to: 3, amount: 3000 };

const overdrawToTheLimit: Task = {
  goal: 'Let Bank 1 pay until it is overdrawn as far as it may be.',
  begins: { party: 1, act: 'bankTransfer' },
  hints: [
    'Bank 1 has nothing with the central bank, and yet it can pay.',
    'Use Transfer Money to Bank, from Bank 1 to either of the others.',
    'With a limit of $10 it can pay $10, in one payment or in several.',
  ],
  met(progress) {
    const { after } = lastStep(progress);
    const { overdraft } = after.book.settings;
    return overdraft > 0 && settlementBalance(after, BANK_1) === -overdraft;
  },
};

const haveOneRefused: Task = {
  goal: 'At the start Bank 2 could pay $30. Let it pay others until a payment of $30 to Bank 3 would be refused.',
  begins: { party: 2, act: 'bankTransfer' },
  hints: [
    'Bank 2 started with $20, and the overdraft let it pay $30 out of that.',
    'Let Bank 2 pay someone first, or lower the overdraft that is allowed.',
    'Once its balance and the overdraft together come to less than $30, it is refused.',
  ],
  met: (progress) =>
    isRefused(lastStep(progress).after, BANK_2_PAYS_30, FED_FUNDS_OFFERS, [
      'DAYLIGHT_OVERDRAFT_LIMIT',
      'INSUFFICIENT_DEPOSITS',
    ]),
};

const endTheDay: Task = {
  goal: 'End the day with no bank overdrawn.',
  begins: { party: 1, act: 'getFedFundsLoan' },
  hints: [
    'A bank that is below zero needs a payment from another, or a loan.',
    'Use Transfer Money to Bank towards it, or let it use Get Fed Funds Loan.',
    'An overdraft of $10 is gone with the first $10 that comes in.',
  ],
  met(progress) {
    const step = lastStep(progress);
    return closesRound(step) && !isAnyOverdrawn(step.after);
  },
};

export const board: LessonBoard = {
  about:
    'Banks 2 and 3 have $20 each with the central bank, and Bank 1 has nothing there. Each may go $10 below zero during the day.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [...centralBank(10), member('Bank 1', 0), member('Bank 2', 20), member('Bank 3', 20)],
  offers: FED_FUNDS_OFFERS,
  tasks: [overdrawToTheLimit, haveOneRefused, endTheDay],
};
