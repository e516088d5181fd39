/** Everybody who has a part in setting the rate, and the committee's decision of 26 July 2023. */

import type { Figure, TermIs } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import { atRate, DAY_ENDED, lent, owed, rateNow, setting } from '../../course/dayGoals';
import { and, figure, last, settlement, sinceTask } from '../../course/goals';
import { bank } from '../../course/opening';
import {
  bills,
  DAY_AND_RATES,
  depositor,
  FED_FUNDS,
  firstDay,
  funded,
  investor,
  rate,
  sold,
  TREASURY,
  unpaidBank,
} from '../../course/todayBoards';
import { boardOf } from '../../course/told';

const TREASURY_ID = 1;
const BANK_1 = 2;
const FOREIGN_BANK = 3;
const HOME_LOAN_BANK = 4;
const MONEY_FUND = 5;
const COMPANY = 6;
const MUCH = 600_000;

/** The rates that the Federal Reserve set on 26 July 2023, in basis points. */
const DECIDED = { iorb: 540, onRrp: 530, discount: 550 } as const;

/** How many loans of such terms were made on the day, in fed funds, at the window and in the facility. */
const loansOfDay = (...where: TermIs[]): Figure => ({
  kind: 'sum',
  of: (['Fed Funds', 'Discount Loans', 'Facility Repos'] as const).map(
    (instrument): Figure => ({
      kind: 'made',
      line: instrument,
      in: 'day',
      take: 'count',
      ...(where.length > 0 && { where }),
    }),
  ),
});

const tasks: readonly TaskData[] = [
  {
    goal: 'Decide as the Fed did: 5.40 % on reserves, 5.30 % in the facility and 5.50 % at the window.',
    begins: { party: 0, act: 'setRate' },
    hints: [
      'The central bank sets three rates, a quarter of a point above where each stands.',
      'Use Set a Rate three times: interest on reserves, the reverse repo facility, the discount rate.',
      'From 5.15 % to 5.40 %, from 5.05 % to 5.30 %, and from 5.25 % to 5.50 %.',
    ],
    conditions: [
      {
        says: '5.40 % on reserves',
        asks: figure(setting('iorb'), 'is', DECIDED.iorb),
      },
      {
        says: '5.30 % in the facility',
        asks: figure(setting('onRrp'), 'is', DECIDED.onRrp),
      },
      {
        says: '5.50 % at the window',
        asks: figure(setting('discount'), 'is', DECIDED.discount),
      },
    ],
  },
  {
    goal: 'Let the Home Loan Bank lend to a bank at a rate that beats the facility and leaves the borrower a gain.',
    begins: { party: FOREIGN_BANK, act: 'getFedFundsLoan' },
    hints: [
      'The Foreign Bank borrows in order to leave the money where it is.',
      'Choose it and use Get Fed Funds Loan with the Home Loan Bank as the lender.',
      'Between 5.30 % and 5.40 %: the market settled at 5.33 %.',
    ],
    asks: lent('Fed Funds', {
      creditor: HOME_LOAN_BANK,
      where: [atRate('moreThan', rateNow('onRrp')), atRate('lessThan', rateNow('iorb'))],
    }),
  },
  {
    goal: 'Let the Money Fund lend the central bank $6,000 or more.',
    begins: { party: MONEY_FUND, act: 'reverseRepoFacility' },
    hints: [
      'The fund earns less on its deposit than the facility pays.',
      'Choose it and use Use the Reverse Repo Facility.',
      'Let it lend $9,000, and watch Bank 1’s balance as well.',
    ],
    asks: figure(owed('Facility Repos'), 'atLeast', MUCH),
  },
  {
    goal: 'Overdraw Bank 1 by a tax larger than its balance, and cover it in fed funds above interest on reserves and below the discount rate.',
    begins: { party: TREASURY_ID, act: 'collectTax' },
    hints: [
      'The Company pays its taxes, and then a bank that earns on its reserves lends to Bank 1.',
      'Act for the Treasury and use Collect a Tax, then Get Fed Funds Loan for Bank 1.',
      'If Bank 1 has $2,000, a tax of $3,000 leaves it at −$1,000; let the Foreign Bank lend $1,000 at 5.45 %.',
    ],
    conditions: [
      {
        says: 'Overdraw Bank 1 by a tax larger than its balance',
        asks: sinceTask(and(last('collectTax'), figure(settlement(BANK_1), 'lessThan', 0))),
      },
      {
        says: 'cover it in fed funds above interest on reserves and below the discount rate',
        asks: and(
          figure(settlement(BANK_1), 'atLeast', 0),
          lent('Fed Funds', {
            debtor: BANK_1,
            where: [atRate('moreThan', rateNow('iorb')), atRate('lessThan', rateNow('discount'))],
          }),
        ),
      },
    ],
  },
  {
    goal: 'End a day with loans in it, none below the facility’s rate and none above the discount rate.',
    begins: { party: 0, act: 'endDay' },
    hints: [
      'Everybody has to be covered, and whatever falls due today has to be paid.',
      'Use End the Day.',
      'If every loan of the day was made between 5.30 % and 5.50 %, you have set a rate.',
    ],
    asks: and(
      DAY_ENDED,
      figure(loansOfDay(), 'atLeast', 1),
      figure(loansOfDay(atRate('lessThan', rateNow('onRrp'))), 'is', 0),
      figure(loansOfDay(atRate('moreThan', rateNow('discount'))), 'is', 0),
    ),
  },
];

export const board = boardOf({
  about:
    'On 26 July 2023 the central bank pays 5.15 % on reserves and 5.05 % in its facility, and asks 5.25 % at its window. Banks, a Home Loan Bank and a money fund wait.',
  charts: ['weightedMedian'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(5000),
    rate('iorb', 515),
    rate('onRrp', 505),
    rate('discount', 525),
    TREASURY,
    bank('Bank 1'),
    bank('Foreign Bank'),
    unpaidBank('Home Loan Bank'),
    investor('Money Fund'),
    investor('Company'),
    ...depositor(MONEY_FUND, BANK_1, 12_000, 475),
    ...depositor(COMPANY, BANK_1, 6000),
    ...funded(FOREIGN_BANK, 6000),
    ...funded(HOME_LOAN_BANK, 12_000),
    bills(BANK_1, 1000),
    sold(BANK_1, 7000),
  ],
  offers: {
    parties: {
      customer: ['transfer', 'reverseRepoFacility'],
      bank: [...FED_FUNDS, 'discountLoan', 'reverseRepoFacility', 'redeem'],
      centralbank: ['openMarketPurchase', 'openMarketSale', 'redeem'],
      treasury: ['issueDebt', 'collectTax', 'spend', 'redeem'],
    },
    board: DAY_AND_RATES,
  },
  tasks,
});
