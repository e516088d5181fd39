/** Two banks that are paid interest on reserves, and one with money to lend that the law pays nothing. */

import type { Figure, Goal, MadeFigure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { atRate, lent, rateNow, setting } from '../../course/dayGoals';
import { and, by, figure } from '../../course/goals';
import { bank } from '../../course/opening';
import {
  DAY_AND_RATES,
  FED_FUNDS,
  firstDay,
  funded,
  rate,
  unpaidBank,
} from '../../course/todayBoards';
import { boardOf } from '../../course/told';

const HOME_LOAN_BANK = 3;
const QUARTER_POINT = 25;

/** What a rate must be that pays its lender more than the facility, and its borrower less than reserves earn. */
const BETWEEN = [atRate('moreThan', rateNow('onRrp')), atRate('lessThan', rateNow('iorb'))];

/** The day ends while a loan of the Home Loan Bank stands that costs less than reserves earn. */
const EARNS_ON_BORROWED: Goal = {
  kind: 'endsWith',
  ...by('endDay'),
  of: figure(
    {
      kind: 'debts',
      line: 'Fed Funds',
      take: 'count',
      creditor: HOME_LOAN_BANK,
      where: [atRate('lessThan', rateNow('iorb'))],
    },
    'atLeast',
    1,
    { at: 'before' },
  ),
};

/** What the first or the last loan of the Home Loan Bank was made at, or to whom. */
const made = (take: MadeFigure['take'], span: MadeFigure['in']): Figure => ({
  kind: 'made',
  line: 'Fed Funds',
  creditor: HOME_LOAN_BANK,
  in: span,
  take,
});

/** The last loan goes to another bank than the first, at a higher rate, and still leaves it a gain. */
const outbid = (since: MadeFigure['in']): Goal =>
  and(
    figure(made('lastDebtor', 'task'), 'isNot', { of: made('firstDebtor', since) }),
    figure(made('lastRate', 'task'), 'moreThan', { of: made('firstRate', since) }),
    figure(made('lastRate', 'task'), 'moreThan', rateNow('onRrp')),
    figure(made('lastRate', 'task'), 'lessThan', rateNow('iorb')),
  );

/** A first bid that left no room for another may be made anew, lower, before it is outbid. */
const OUTBID: Goal = { kind: 'or', of: [outbid('opening'), outbid('task')] };

const tasks: readonly TaskData[] = [
  {
    goal: 'Let a bank borrow from the Home Loan Bank, below interest on reserves and above what the facility pays.',
    begins: { party: 1, act: 'getFedFundsLoan' },
    hints: [
      'The Home Loan Bank lends, and either of the other two borrows.',
      'Choose Paris Bank and use Get Fed Funds Loan with the Home Loan Bank as the lender.',
      'Reserves earn 4.40 % and the facility pays 4.25 %: any rate in between suits both, such as 4.27 % on $9,000.',
    ],
    asks: lent('Fed Funds', { creditor: HOME_LOAN_BANK, where: BETWEEN }),
  },
  {
    goal: 'End the day while the borrower earns more on that money than it pays for it.',
    begins: { party: 1, act: 'endDay' },
    hints: [
      'Leave the money where it is, at the central bank.',
      'Use End the Day: interest on reserves is credited, and interest on the loan accrues.',
      'On $9,000 a bank earns $1.10 a night at 4.40 %, and at 4.27 % it pays $1.07.',
    ],
    asks: EARNS_ON_BORROWED,
  },
  {
    goal: 'Let the other bank bid more for the Home Loan Bank’s money, at a rate that still leaves a gain.',
    begins: { party: 2, act: 'getFedFundsLoan' },
    hints: [
      'The first loan falls due, and the Home Loan Bank can now choose its borrower.',
      'Use Pay Back a Fed Funds Loan, then let Tokyo Bank use Get Fed Funds Loan.',
      'If Paris Bank paid 4.27 %, let Tokyo Bank pay 4.33 %.',
    ],
    asks: OUTBID,
  },
  {
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
        asks: figure(setting('iorb'), 'atLeast', QUARTER_POINT, { less: 'task' }),
      },
      {
        says: 'let the Home Loan Bank lend above what reserves earned before',
        asks: lent('Fed Funds', {
          creditor: HOME_LOAN_BANK,
          where: [atRate('moreThan', { of: setting('iorb'), at: 'task' }), ...BETWEEN],
        }),
      },
    ],
  },
];

export const board = boardOf({
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
});
