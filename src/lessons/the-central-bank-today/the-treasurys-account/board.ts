/** Two days of September 2019 in small: taxes and a new issue drain reserves, and a dealer runs out of lenders. */

import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  done,
  figure,
  last,
  lastOfTask,
  line,
  RESERVES,
  settlement,
  sinceTask,
} from '../../course/goals';
import { bank } from '../../course/opening';
import {
  bills,
  DAY_AND_NOTES,
  depositor,
  FED_FUNDS,
  firstDay,
  investor,
  rate,
  sold,
  TREASURY,
  tax,
  unpaidBank,
} from '../../course/todayBoards';
import { boardOf } from '../../course/told';

const TREASURY_ID = 1;
const BANK_1 = 2;
const BANK_2 = 3;
const DEALER = 4;
const COMPANY = 5;
const CUSTOMER_1 = 6;
const FULL = 300_000;
const SOME = 50_000;

/** What the central bank is owed in repo. */
const LENT_BY_REPO = line('Repos', { party: CENTRAL_BANK });

const tasks: readonly TaskData[] = [
  {
    goal: 'Collect taxes and sell a new issue, until the Treasury’s account stands at $3,000 or more.',
    begins: { party: TREASURY_ID, act: 'collectTax' },
    hints: [
      'The Company owes taxes, and the Dealer buys what the Treasury issues.',
      'Act for the Treasury and use Collect a Tax, then Issue Debt.',
      'Collect $900 from the Company, and sell the Dealer $2,000 for 30 days at 2 %.',
    ],
    conditions: [
      {
        says: 'Collect taxes',
        asks: done('collectTax'),
      },
      {
        says: 'sell a new issue',
        asks: done('issueDebt'),
      },
      {
        says: 'until the Treasury’s account stands at $3,000 or more',
        asks: figure(settlement(TREASURY_ID), 'atLeast', FULL),
      },
    ],
  },
  {
    goal: 'Let the central bank lend $500 or more by repo, and end the day.',
    begins: { party: DEALER, act: 'doRepo', role: 'borrower' },
    hints: [
      'The Dealer has bills to pledge. Bank 2 lends some of what it has, and the central bank the rest.',
      'Choose the Dealer and use Do a Repo twice, with Bank 2 and with the central bank as the lender. Then use End the Day.',
      'Let Bank 2 lend $1,500 at 5.25 %, and the central bank $500 at 2.10 %, with a haircut of 2 %.',
    ],
    conditions: [
      {
        says: 'Let the central bank lend $500 or more by repo',
        asks: figure(LENT_BY_REPO, 'atLeast', SOME),
      },
      {
        says: 'end the day',
        // While that repo is open: it was made for the night.
        asks: sinceTask(and(last('endDay'), figure(LENT_BY_REPO, 'atLeast', SOME))),
      },
    ],
  },
  {
    goal: 'Let the Treasury spend until the banks have $3,000 or more between them again.',
    begins: { party: TREASURY_ID, act: 'spend' },
    hints: [
      'What the Treasury has taken in doesn’t stay with it for long.',
      'Act for the Treasury and use Spend, with Customer 1 as the payee.',
      'If its account stands at $3,400, spend $2,500 of it.',
    ],
    asks: and(lastOfTask('spend'), figure(RESERVES, 'atLeast', FULL)),
  },
  {
    goal: 'End another day, with no loan from the central bank left.',
    begins: { party: DEALER, act: 'unwindRepo' },
    hints: [
      'The Dealer’s repos fall due, and Bank 2 now has plenty to lend.',
      'Use Unwind a Repo for both, then Do a Repo with Bank 2, then End the Day.',
      'The Dealer’s bills are free only once it has repaid. It may be overdrawn by day, and a new repo of $2,001 with Bank 2 covers what both took.',
    ],
    conditions: [
      { says: 'End another day', asks: done('endDay') },
      {
        says: 'no loan from the central bank left',
        asks: figure(LENT_BY_REPO, 'is', 0),
      },
    ],
  },
];

export const board = boardOf({
  about:
    'Bank 1 has $1,000 at the central bank, Bank 2 has $2,000, and a securities dealer has none, and bills of $4,000. The Treasury has $500 there. Taxes fall due today.',
  charts: ['weightedMedian'],
  sliders: [],
  rules: [],
  opening: [
    ...firstDay(3000),
    rate('iorb', 210),
    TREASURY,
    bank('Bank 1'),
    bank('Bank 2'),
    unpaidBank('Dealer'),
    investor('Company'),
    investor('Customer 1'),
    ...depositor(COMPANY, BANK_1, 5000),
    ...depositor(CUSTOMER_1, BANK_2, 4000),
    bills(BANK_1, 1000),
    bills(BANK_2, 1000),
    bills(DEALER, 4000),
    sold(BANK_1, 3500),
    sold(BANK_2, 2000),
    tax(COMPANY, 500),
  ],
  offers: {
    parties: {
      bank: [...FED_FUNDS, 'doRepo', 'unwindRepo'],
      centralbank: ['doRepo', 'unwindRepo'],
      treasury: ['collectTax', 'issueDebt', 'spend'],
    },
    board: DAY_AND_NOTES,
  },
  tasks,
});
