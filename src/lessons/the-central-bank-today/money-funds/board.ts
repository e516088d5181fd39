/** A money fund that can leave its money with a bank, lend it to the central bank, or lend it to the Treasury. */

import type { TaskData } from '@/events/goals/tasks';
import { atRate, owed, rateNow } from '../../course/dayGoals';
import { and, done, figure, last, lastOfTask, RESERVES, sinceTask } from '../../course/goals';
import { bank } from '../../course/opening';
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
import { boardOf } from '../../course/told';

const BANK_1 = 2;
const MONEY_FUND = 3;
const CUSTOMER_1 = 4;
const MUCH = 600_000;

/** What the central bank owes in its facility. */
const IN_FACILITY = owed('Facility Repos');

const tasks: readonly TaskData[] = [
  {
    goal: 'Let the Money Fund lend the central bank $6,000 or more for a night.',
    begins: { party: MONEY_FUND, act: 'reverseRepoFacility' },
    hints: [
      'The Money Fund is the one that acts.',
      'Choose it and use Use the Reverse Repo Facility.',
      'Of its $12,000, lend $9,000 and keep $3,000 on deposit.',
    ],
    asks: figure(IN_FACILITY, 'atLeast', MUCH),
  },
  {
    goal: 'End the day, and let the central bank pay the fund back more than it lent.',
    begins: { party: 0, act: 'endDay' },
    hints: [
      'A night has to pass, and then the central bank owes principal and interest.',
      'Use End the Day. Then act for the central bank and use Repay a Debt.',
      'A loan of $9,000 at 4.25 % comes back as $9,001.06.',
    ],
    conditions: [
      { says: 'End the day', asks: done('endDay') },
      {
        says: 'let the central bank pay the fund back more than it lent',
        asks: sinceTask(
          and(
            last('redeem'),
            figure(IN_FACILITY, 'is', 0),
            figure(RESERVES, 'moreThan', { of: IN_FACILITY, at: 'before' }, { less: 'before' }),
          ),
        ),
      },
    ],
  },
  {
    goal: 'Draw the fund away from the facility: let it lend the Treasury $6,000 or more at a better rate.',
    begins: { party: 1, act: 'issueDebt' },
    hints: [
      'The Treasury borrows, and the Money Fund is the buyer of its debt.',
      'Act for the Treasury and use Issue Debt.',
      'Let the fund buy $9,000 for 28 days at 4.35 %.',
    ],
    asks: figure(
      {
        kind: 'debts',
        line: 'Treasury Debt',
        take: 'count',
        creditor: MONEY_FUND,
        where: [
          atRate('moreThan', rateNow('onRrp')),
          { term: 'amount', is: 'atLeast', than: MUCH },
        ],
      },
      'atLeast',
      1,
    ),
  },
  {
    goal: 'Let the Treasury spend until banks hold as much at the central bank as they began with.',
    begins: { party: 1, act: 'spend' },
    hints: [
      'What the Treasury pays out comes back to the banks.',
      'Act for the Treasury and use Spend, with Customer 1 as the payee.',
      'If the fund has lent it $9,000, spend $9,000.',
    ],
    asks: and(lastOfTask('spend'), figure(RESERVES, 'atLeast', 0, { less: 'opening' })),
  },
];

export const board = boardOf({
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
});
