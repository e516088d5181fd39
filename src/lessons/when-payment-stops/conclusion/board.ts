/** Three crises replayed: Silicon Valley Bank in 2023, the trust companies of 1907, Lehman Brothers in 2008. */

import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, offersOfDays, termLoan } from '../../course/dayBoards';
import {
  closed,
  DAY_ENDED,
  NO_MARGIN_CALL,
  netWorth,
  owesNone,
  setting,
} from '../../course/dayGoals';
import { and, cash, done, everDone, figure, lastOfTask, or, settlement } from '../../course/goals';
import { account, bank, customer, payment, set, system } from '../../course/opening';
import { bills, bought, depositor, sold } from '../../course/todayBoards';
import { boardOf, type ToldOpening } from '../../course/told';

/** Of 2023. */
const [FUND, SVB, OTHER_BANK] = [1, 2, 4];
const [START_UP_1, START_UP_2, HOUSEHOLD, BORROWER] = [5, 6, 7, 8];
/** Of 1907. */
const [KNICKERBOCKER, TRUST_COMPANY] = [0, 1];
const [BROKER, DEPOSITOR_1, DEPOSITOR_2, DEPOSITOR_3, MORGAN] = [2, 3, 4, 5, 6];
/** Of 2008. */
const [LEHMAN, CLEARING_BANK, MONEY_FUND] = [1, 2, 3];
const [INVESTOR, COMPANY, DEVELOPER] = [4, 5, 6];

const reprice: TaskData = {
  goal: 'Let rates rise: lower the price of bills until Silicon Valley Bank owes more than it has.',
  begins: { party: SVB, act: 'setPrice' },
  hints: [
    'Nobody has to act for it. Its bills are worth less as soon as the market says so.',
    'Use Set the Price of Bills.',
    'It holds bills of $1,090 and is worth $160, so that a price of 84.50 % is enough.',
  ],
  asks: and(lastOfTask('setPrice'), figure(netWorth(SVB), 'lessThan', 0)),
};

const run: TaskData = {
  goal: 'Have the start-ups pay so much to the Household, into the Other Bank, that Silicon Valley Bank is overdrawn.',
  begins: { party: START_UP_1, act: 'transfer', role: 'from' },
  hints: [
    'The Household’s account with the Other Bank stands for all accounts elsewhere.',
    'Act for Start-up 1 and use Transfer Money to Someone, to the Household of the Other Bank.',
    'If the bank has sold bills of $210, $420 is enough.',
  ],
  conditions: [
    {
      says: 'Have the start-ups pay so much to the Household, into the Other Bank',
      asks: or(
        ...[START_UP_1, START_UP_2].map((from) =>
          done('transfer', { fields: { from, fromBank: SVB } }),
        ),
      ),
    },
    {
      says: 'Silicon Valley Bank is overdrawn',
      asks: figure(settlement(SVB), 'lessThan', 0),
    },
  ],
};

const resolve: TaskData = {
  goal: 'Let the Insurance Fund close Silicon Valley Bank, and then end the day.',
  begins: { party: FUND, act: 'closeBank' },
  hints: [
    'The fund closes it. A bridge bank stands ready, with nothing in it.',
    'Act for the Insurance Fund and use Close a Bank, with the Bridge Bank to take over. Let that bank borrow at the discount window, and use End the Day.',
    'The Bridge Bank pays the lenders their share and is overdrawn, which it can cover by borrowing against bills.',
  ],
  conditions: [
    { says: 'Let the Insurance Fund close Silicon Valley Bank', asks: closed(SVB) },
    { says: 'then end the day', asks: and(DAY_ENDED, closed(SVB)) },
  ],
};

const suspend: TaskData = {
  goal: 'Let Knickerbocker Trust pay out its last dollar, and end the day.',
  begins: { party: DEPOSITOR_1, act: 'withdraw' },
  hints: [
    'Depositor 1 comes first, and Knickerbocker Trust has just enough for one.',
    'Act for Depositor 1 and use Withdraw Money from Bank. Then use End the Day.',
    'It has $800 in its vault.',
  ],
  asks: and(DAY_ENDED, figure(cash(KNICKERBOCKER), 'is', 0)),
};

const stopTheTrouble: TaskData = {
  goal: 'Next day let Depositor 3 draw $1,400 or more, and have J. P. Morgan bring the Trust Company’s cash back to $300.',
  begins: { party: DEPOSITOR_3, act: 'withdraw' },
  hints: [
    'The Trust Company of America has $1,500 in its vault. Somebody with cash has to put some in.',
    'Use Withdraw Money from Bank for Depositor 3, and then Deposit Cash into Bank for J. P. Morgan.',
    'If Depositor 3 draws $1,482, only $18 is left, and $300 from Morgan is enough.',
  ],
  conditions: [
    {
      says: 'let Depositor 3 draw $1,400 or more',
      asks: figure(cash(DEPOSITOR_3), 'atLeast', 140_000),
    },
    {
      says: 'bring the Trust Company’s cash back to $300',
      asks: and(
        figure(cash(TRUST_COMPANY), 'atLeast', 30_000),
        done('deposit', { fields: { customer: MORGAN } }),
      ),
    },
  ],
};

const meetTheCalls: TaskData = {
  goal: 'Let the price of bills fall to 98 % or less, and have Lehman Brothers meet every call before the day ends.',
  begins: { party: LEHMAN, act: 'setPrice' },
  hints: [
    'Lehman Brothers has unpledged bills of $700.',
    'Use Set the Price of Bills, then Pledge More Bills for each of its repos, and End the Day.',
    'At 98 % it has to pledge $102.05 for one repo, and $81.64 for the other.',
  ],
  conditions: [
    {
      says: 'Let the price of bills fall to 98 % or less',
      asks: figure(setting('billPrice'), 'atMost', 9800),
    },
    {
      says: 'meet every call before the day ends',
      asks: and(DAY_ENDED, NO_MARGIN_CALL),
    },
  ],
};

/** Lehman has failed: it owes nobody anything in repo any more, as repos of it have failed. */
const HAS_FAILED = and(owesNone(LEHMAN, 'Repos'), everDone('failRepo'));

const fail: TaskData = {
  goal: 'Let Lehman Brothers default on both repos at no loss to the Clearing Bank, and have the Money Fund write off what no bills secure.',
  begins: { party: CLEARING_BANK, act: 'failRepo' },
  hints: [
    'The two lenders keep the bills. What the Money Fund lent in addition to its repo has no bills behind it.',
    'Use Let a Borrower Default for both repos, and Write a Debt Off for the Money Fund.',
    'The Money Fund writes off $1,300 and the interest on it, and the Clearing Bank loses nothing.',
  ],
  conditions: [
    {
      says: 'Let Lehman Brothers default on both repos at no loss to the Clearing Bank',
      asks: and(HAS_FAILED, figure(netWorth(CLEARING_BANK), 'atLeast', 0)),
    },
    {
      says: 'have the Money Fund write off what no bills secure',
      asks: and(owesNone(LEHMAN, 'Fed Funds'), figure(netWorth(MONEY_FUND), 'lessThan', 0)),
    },
  ],
};

const OFFERS = offersOfDays(
  {
    customer: ['deposit', 'withdraw', 'transfer', 'repayLoan'],
    bank: [
      'pledge',
      'unwindRepo',
      'failRepo',
      'rollOver',
      'payFedFundsLoan',
      'writeOff',
      'discountLoan',
      'redeem',
    ],
    centralbank: ['openMarketPurchase', 'openMarketSale'],
    insurancefund: ['closeBank'],
  },
  ['setPrice'],
);

/** To scale: Knickerbocker Trust had deposits of some $62 million, and paid out some $8 million. */
const trusts: ToldOpening = {
  id: 'trusts-1907',
  title: 'October 1907',
  about:
    'Tuesday, 22 October 1907. A dollar stands for $10,000. Most of what each of two trust companies owns is a loan to a Broker; the rest is cash.',
  opening: [
    system('national'),
    CLOCK,
    set('interestRate', 6),
    bank('Knickerbocker Trust', 500),
    bank('Trust Company of America', 500),
    customer('Broker'),
    customer('Depositor 1', 300),
    customer('Depositor 2'),
    customer('Depositor 3', 1000),
    customer('J. P. Morgan', 2000),
    account(BROKER, KNICKERBOCKER),
    account(BROKER, TRUST_COMPANY),
    account(DEPOSITOR_1, KNICKERBOCKER, 300),
    account(DEPOSITOR_2, KNICKERBOCKER),
    account(DEPOSITOR_3, TRUST_COMPANY, 1000),
    account(MORGAN, TRUST_COMPANY),
    termLoan(BROKER, KNICKERBOCKER, 5900, 90),
    termLoan(BROKER, TRUST_COMPANY, 5000, 90),
    payment(BROKER, KNICKERBOCKER, DEPOSITOR_1, KNICKERBOCKER, 500),
    payment(BROKER, KNICKERBOCKER, DEPOSITOR_2, KNICKERBOCKER, 5400),
    payment(BROKER, TRUST_COMPANY, DEPOSITOR_3, TRUST_COMPANY, 5000),
  ],
  tasks: [suspend, stopTheTrouble],
};

/** An overnight repo at a haircut of 2 %, in dollars. */
const overnight = (borrower: number, lender: number, amount: number) =>
  ({ type: 'doRepo', borrower, lender, amount: amount * 100, rate: 200, haircut: 200 }) as const;

const lehman: ToldOpening = {
  id: 'lehman-2008',
  title: 'September 2008',
  about:
    'Wednesday, 10 September 2008. Lehman Brothers owes $8,820, due tomorrow, on bills that stand for all its securities. The Money Fund has lent it $1,300 more without any, and Lehman Brothers itself has lent $1,000 to a Developer.',
  opening: [
    system('centralbank'),
    CLOCK,
    set('overdraft', 10_000),
    bank('Lehman Brothers'),
    bank('Clearing Bank'),
    bank('Money Fund'),
    customer('Investor'),
    customer('Company'),
    customer('Developer'),
    bills(0, 1000),
    ...depositor(INVESTOR, MONEY_FUND, 40_000),
    ...depositor(COMPANY, CLEARING_BANK, 8000),
    bills(LEHMAN, 700),
    sold(LEHMAN, 9000),
    account(DEVELOPER, LEHMAN),
    termLoan(DEVELOPER, LEHMAN, 1000, 90),
    payment(DEVELOPER, LEHMAN, COMPANY, CLEARING_BANK, 1000),
    overnight(LEHMAN, CLEARING_BANK, 4900),
    overnight(LEHMAN, MONEY_FUND, 3920),
    {
      type: 'getFedFundsLoan',
      borrower: LEHMAN,
      lender: MONEY_FUND,
      amount: 130_000,
      rate: 300,
      term: 2,
    },
  ],
  tasks: [meetTheCalls, fail],
};

export const board = boardOf({
  about:
    'Silicon Valley Bank before March 2023. A dollar stands for $100 million. It owes depositors $1,730, and all but $90 of that is above the insured limit of $30. Bills of $1,090 stand for its bonds.',
  charts: ['credit'],
  sliders: [],
  rules: [],
  opening: [
    system('centralbank'),
    CLOCK,
    { type: 'insureDeposits', limit: 3000, amount: 100_000 },
    set('interestRate', 6),
    set('overdraft', 500),
    bank('Silicon Valley Bank'),
    bank('Bridge Bank'),
    bank('Other Bank'),
    customer('Start-up 1'),
    customer('Start-up 2'),
    customer('Household'),
    customer('Borrower'),
    bills(0, 200),
    bills(SVB, 160),
    bills(OTHER_BANK, 1000),
    bought(OTHER_BANK, 700),
    ...depositor(START_UP_1, SVB, 850),
    ...depositor(START_UP_2, SVB, 133),
    ...depositor(HOUSEHOLD, SVB, 30),
    account(HOUSEHOLD, OTHER_BANK),
    account(BORROWER, SVB),
    termLoan(BORROWER, SVB, 717, 90),
    payment(BORROWER, SVB, START_UP_2, SVB, 717),
    sold(SVB, 930),
    {
      type: 'getFedFundsLoan',
      borrower: SVB,
      lender: OTHER_BANK,
      amount: 15_000,
      rate: 460,
      term: 30,
    },
  ],
  opensFrom: 'March 2023',
  openings: [trusts, lehman],
  offers: OFFERS,
  tasks: [reprice, run, resolve],
});
