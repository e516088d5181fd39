/** Two banks that are paid interest on reserves, and one with money to lend that the law pays nothing. */

import type { Trade } from '@/events/banking/views/time/reserves';
import { creditorOf } from '../../../../events/banking/ledger/ends';
import type { LessonBoard } from '../../course/lesson';
import { bank } from '../../course/opening';
import {
  latest,
  now,
  type PlayedEvent,
  startOf,
  stepsFrom,
  stepsSince,
} from '../../course/queries';
import { openDebts } from '../../course/reserveQueries';
import { type Progress, type Task, taskOf } from '../../course/task';
import {
  DAY_AND_RATES,
  FED_FUNDS,
  firstDay,
  funded,
  rate,
  unpaidBank,
} from '../../course/todayBoards';
import { rateSet, tradeOf } from '../../course/todayQueries';

const HOME_LOAN_BANK = 3;
const QUARTER_POINT = 25;

/** The loans of fed funds that the Home Loan Bank makes in some steps, in order. */
function lentByHomeLoanBank(steps: readonly PlayedEvent[]): readonly Trade[] {
  return steps.flatMap((step) => {
    const trade = tradeOf(step);
    const isMeant = trade?.instrument === 'Fed Funds' && trade.lenderId === HOME_LOAN_BANK;
    return isMeant ? [trade] : [];
  });
}

/** Whether a loan pays its lender more than the facility, and its borrower less than reserves earn. */
function isBetween(progress: Progress, trade: Trade | undefined): boolean {
  if (!trade) return false;
  const round = now(progress);
  return trade.rate > rateSet(round, 'onRrp') && trade.rate < rateSet(round, 'iorb');
}

/** Whether the day ends while a loan of the Home Loan Bank stands that costs less than reserves earn. */
function earnsOnBorrowedReserves(progress: Progress): boolean {
  const step = latest(progress);
  if (step?.event.type !== 'endDay') return false;
  return openDebts(step.before, 'Fed Funds').some(
    (debt) =>
      creditorOf(debt) === HOME_LOAN_BANK && debt.interestRate < rateSet(step.before, 'iorb'),
  );
}

/** Whether the last loan goes to another bank than the first, at a higher rate, and still leaves it a gain. */
function isOutbid(progress: Progress): boolean {
  const [first] = lentByHomeLoanBank(stepsFrom(progress));
  const last = lentByHomeLoanBank(stepsSince(progress)).at(-1);
  if (!first || !last || !isBetween(progress, last)) return false;
  return last.borrowerId !== first.borrowerId && last.rate > first.rate;
}

const tasks: readonly Task[] = [
  {
    goal: 'Let a bank borrow from the Home Loan Bank, below interest on reserves and above what the facility pays.',
    begins: { party: 1, act: 'getFedFundsLoan' },
    hints: [
      'The Home Loan Bank lends, and either of the other two borrows.',
      'Choose Paris Bank and use Get Fed Funds Loan with the Home Loan Bank as the lender.',
      'Reserves earn 4.40 % and the facility pays 4.25 %: any rate in between suits both, such as 4.27 % on $9,000.',
    ],
    met: (progress) =>
      lentByHomeLoanBank(stepsSince(progress)).some((one) => isBetween(progress, one)),
  },
  {
    goal: 'End the day while the borrower earns more on that money than it pays for it.',
    begins: { party: 1, act: 'endDay' },
    hints: [
      'Leave the money where it is, at the central bank.',
      'Use End the Day: interest on reserves is credited, and interest on the loan accrues.',
      'On $9,000 a bank earns $1.10 a night at 4.40 %, and at 4.27 % it pays $1.07.',
    ],
    met: earnsOnBorrowedReserves,
  },
  {
    goal: 'Let the other bank bid more for the Home Loan Bank’s money, at a rate that still leaves a gain.',
    begins: { party: 2, act: 'getFedFundsLoan' },
    hints: [
      'The first loan falls due, and the Home Loan Bank can now choose its borrower.',
      'Use Pay Back a Fed Funds Loan, then let Tokyo Bank use Get Fed Funds Loan.',
      'If Paris Bank paid 4.27 %, let Tokyo Bank pay 4.33 %.',
    ],
    met: isOutbid,
  },
  taskOf({
    goal: 'Raise interest on reserves by a quarter of a point or more, and let the Home Loan Bank lend above what reserves earned before.',
    begins: { party: 0, act: 'setRate' },
    hints: [
      'The central bank changes its rate, and nobody needs more reserves than before.',
      'Use Set a Rate for interest on reserves, and then Get Fed Funds Loan again.',
      'Set interest on reserves to 4.65 %, and let a bank borrow at 4.58 %.',
    ],
    conditions: [
      {
        says: 'Raise interest on reserves by a quarter of a point or more',
        holds: (progress) =>
          rateSet(now(progress), 'iorb') >= rateSet(startOf(progress), 'iorb') + QUARTER_POINT,
      },
      {
        says: 'let the Home Loan Bank lend above what reserves earned before',
        holds: (progress) =>
          lentByHomeLoanBank(stepsSince(progress)).some(
            (one) => one.rate > rateSet(startOf(progress), 'iorb') && isBetween(progress, one),
          ),
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Two branches of foreign banks have $9,000 each at the central bank, which pays them 4.40 % a year. The Home Loan Bank has $18,000 there and is paid nothing.',
  charts: ['weightedMedian'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(),
    rate('iorb', 440),
    rate('onRrp', 425),
    bank('Paris Bank'),
    bank('Tokyo Bank'),
    unpaidBank('Home Loan Bank'),
    ...funded(1, 9000),
    ...funded(2, 9000),
    ...funded(HOME_LOAN_BANK, 18_000),
  ],
  offers: {
    parties: { bank: [...FED_FUNDS, 'reverseRepoFacility'], centralbank: ['redeem'] },
    board: DAY_AND_RATES,
  },
  tasks,
};
