/** What a market of many loans at many rates has paid: the volume-weighted median. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { TaskData } from '@/events/goals/tasks';
import type { BasisPoints } from '@/events/money';
import { and, figure, last } from '../../course/goals';
import {
  centralBank,
  DAY_OF_FED_FUNDS,
  FED_FUNDS_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const OPENING: readonly BankingEvent[] = [
  ...centralBank(100),
  member('Bank 1', 100),
  member('Bank 2', 100),
  member('Bank 3', 100),
  member('Bank 4', 100),
  ...DAY_OF_FED_FUNDS,
];

/** The last event is a loan that leaves the median at this rate. */
const movedTo = (rate: BasisPoints) =>
  and(last('getFedFundsLoan'), figure({ kind: 'median', market: 'Fed Funds' }, 'is', rate));

const to15: TaskData = {
  goal: 'Move the volume-weighted median to 15 %.',
  begins: { party: 3, act: 'getFedFundsLoan' },
  hints: [
    'Let any bank borrow from any other that has a balance to spare.',
    'Use Get Fed Funds Loan at 15 %, with an amount large enough that half of all volume is lent at 15 % or less.',
    'So far $100 has been lent, $30 of it at 15 % or less. Lend $40 more at 15 %, and half is reached.',
  ],
  asks: movedTo(1500),
};

const to10: TaskData = {
  goal: 'Now move the median on to 10 %.',
  begins: { party: 2, act: 'getFedFundsLoan' },
  hints: [
    'Lend enough at a low rate, and the median falls.',
    'Use Get Fed Funds Loan at 10 %. Choose a lender whose balance is large enough, since daylight credit doesn’t last the night.',
    'If $140 has been lent, $20 of it at 10 % or less, lend $100 more at 10 %, in one loan or several.',
  ],
  asks: movedTo(1000),
};

const to5AtOnce: TaskData = {
  goal: 'From the opening, move the median to 5 % with a single loan: $80 is enough.',
  begins: { party: 1, act: 'getFedFundsLoan' },
  hints: [
    'Step back to the opening. One loan at 5 % has to outweigh all that was lent at higher rates.',
    'Use Get Fed Funds Loan at 5 %, once, with Bank 1 as the lender: it has the most.',
    'At the opening $90 was lent above 5 % and $10 at it. Let Bank 3 borrow the missing $80 from Bank 1.',
  ],
  conditions: [
    { says: 'move the median to 5 %', asks: movedTo(500) },
    {
      says: 'with a single loan',
      asks: { kind: 'act', act: { type: 'getFedFundsLoan' }, in: 'task', is: 'is', times: 1 },
    },
  ],
};

export const board = boardOf({
  about:
    'Four banks began with $100 each and have lent one another balances at five rates. The first loan is repaid, and still counts. So does every loan since the opening.',
  charts: ['weightedMedian'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: OPENING,
  offers: FED_FUNDS_OFFERS,
  tasks: [to15, to10, to5AtOnce],
});
