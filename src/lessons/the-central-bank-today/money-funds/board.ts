/** A money fund that can leave its money with a bank, lend it to the central bank, or lend it to the Treasury. */

import { balanceOf } from '@/events/banking/ledger/state';
import { creditorOf } from '../../../../events/banking/ledger/ends';
import type { LessonBoard } from '../../course/lesson';
import { bank } from '../../course/opening';
import { latest, now } from '../../course/queries';
import { openDebts, totalReserves } from '../../course/reserveQueries';
import { type Task, taskOf } from '../../course/task';
import {
  bills,
  DAY_AND_RATES,
  depositor,
  firstDay,
  investor,
  rate,
  TREASURY,
  tax,
} from '../../course/todayBoards';
import { owedBy, rateSet, stepsOf } from '../../course/todayQueries';

const BANK_1 = 2;
const MONEY_FUND = 3;
const CUSTOMER_1 = 4;
const MUCH = 600_000;

const tasks: readonly Task[] = [
  {
    goal: 'Let the Money Fund lend the central bank $6,000 or more for a night.',
    begins: { party: MONEY_FUND, act: 'reverseRepoFacility' },
    hints: [
      'The Money Fund is the one that acts.',
      'Choose it and use Use the Reverse Repo Facility.',
      'Of its $12,000, lend $9,000 and keep $3,000 on deposit.',
    ],
    met: (progress) => owedBy(now(progress), 'Facility Repos') >= MUCH,
  },
  taskOf({
    goal: 'End the day, and let the central bank pay the fund back more than it lent.',
    begins: { party: 0, act: 'endDay' },
    hints: [
      'A night has to pass, and then the central bank owes principal and interest.',
      'Use End the Day. Then act for the central bank and use Repay a Debt.',
      'A loan of $9,000 at 4.25 % comes back as $9,001.06.',
    ],
    conditions: [
      { says: 'End the day', holds: (progress) => stepsOf(progress, 'endDay').length > 0 },
      {
        says: 'let the central bank pay the fund back more than it lent',
        holds: (progress) =>
          stepsOf(progress, 'redeem').some(
            ({ before, after }) =>
              owedBy(after, 'Facility Repos') === 0 &&
              totalReserves(after) - totalReserves(before) > owedBy(before, 'Facility Repos'),
          ),
      },
    ],
  }),
  {
    goal: 'Draw the fund away from the facility: let it lend the Treasury $6,000 or more at a better rate.',
    begins: { party: 1, act: 'issueDebt' },
    hints: [
      'The Treasury borrows, and the Money Fund is the buyer of its debt.',
      'Act for the Treasury and use Issue Debt.',
      'Let the fund buy $9,000 for 28 days at 4.35 %.',
    ],
    met(progress) {
      const round = now(progress);
      return openDebts(round, 'Treasury Debt').some(
        (debt) =>
          creditorOf(debt) === MONEY_FUND &&
          debt.interestRate > rateSet(round, 'onRrp') &&
          balanceOf(round, debt) >= MUCH,
      );
    },
  },
  {
    goal: 'Let the Treasury spend until banks hold as much at the central bank as they began with.',
    begins: { party: 1, act: 'spend' },
    hints: [
      'What the Treasury pays out comes back to the banks.',
      'Act for the Treasury and use Spend, with Customer 1 as the payee.',
      'If the fund has lent it $9,000, spend $9,000.',
    ],
    met: (progress) =>
      latest(progress)?.event.type === 'spend' &&
      totalReserves(now(progress)) >= totalReserves(progress.opening),
  },
];

export const board: LessonBoard = {
  about:
    'A money fund keeps $12,000 with Bank 1 at 4.00 %. Bank 1 earns 4.40 % on its reserves, and the central bank takes in money from the fund at 4.25 %.',
  charts: ['balances'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(),
    rate('iorb', 440),
    rate('onRrp', 425),
    TREASURY,
    bank('Bank 1'),
    investor('Money Fund'),
    investor('Customer 1'),
    ...depositor(MONEY_FUND, BANK_1, 12_000, 400),
    ...depositor(CUSTOMER_1, BANK_1, 6000),
    bills(BANK_1, 1000),
    tax(CUSTOMER_1, 2000),
  ],
  offers: {
    parties: {
      customer: ['reverseRepoFacility'],
      centralbank: ['redeem'],
      treasury: ['issueDebt', 'spend', 'redeem'],
    },
    board: DAY_AND_RATES,
  },
  tasks,
};
