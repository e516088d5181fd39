/** One bank that lends, and the reserve requirement that sets its lending a limit. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Figure, Goal } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import type { Cents } from '@/events/money';
import { and, by, cash, figure, grossDeposits, line, refused } from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;
const BORROWER = 1;
const HALF = 5000;

const boardOffers = offers(
  { customer: ['deposit', 'withdraw', 'transfer', 'getLoan', 'repayLoan'] },
  ['overdraft', 'reserveRequirement', 'interestRate'],
);

function loanOf(amount: Cents): BankingEvent {
  return { type: 'getLoan', customer: BORROWER, bank: BANK, amount };
}

const REQUIREMENT: Figure = { kind: 'setting', setting: 'reserveRequirement' };

const HALF_REQUIRED = figure(REQUIREMENT, 'is', HALF);

/** The reserve requirement forbids Bank 1 to lend Customer 1 this much more. */
const forbidden = (amount: Cents) => refused(loanOf(amount), 'RESERVE_REQUIREMENT');

const LENT = line('Loans');

const REQUIREMENT_MET: Goal = {
  kind: 'ratio',
  of: cash(BANK),
  to: grossDeposits(BANK),
  is: 'atLeast',
  than: 'reserveRequirement',
};

const tasks: readonly TaskData[] = [
  {
    goal: 'Set the reserve requirement to 50 %: then it forbids Bank 1 to lend Customer 1 $300.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Change the rule for the whole board first. Then act as Customer 1.',
      'Set the reserve requirement, then try Take out a Loan and read why it can’t be done.',
      'Set 50 %. Cash of $200 is half of deposits of $400, so Customer 1 can borrow $200 at most, and not $300.',
    ],
    conditions: [
      { says: 'Set the reserve requirement to 50 %', asks: HALF_REQUIRED },
      {
        says: 'it forbids Bank 1 to lend Customer 1 $300',
        asks: forbidden(30_000),
      },
    ],
  },
  {
    goal: 'Under the requirement of 50 %, lend the most that it allows, to the cent.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Act as either customer, or as both in turn. Only what the bank owes in all counts.',
      'Use Take out a Loan. Each dollar lent adds a dollar of deposits.',
      'Deposits may be twice the cash. With $200 in cash and $200 of deposits, borrow $200.',
    ],
    conditions: [
      { says: 'Under the requirement of 50 %', asks: HALF_REQUIRED },
      {
        says: 'lend the most that it allows, to the cent',
        asks: and(figure(LENT, 'moreThan', 0), REQUIREMENT_MET, forbidden(1)),
      },
    ],
  },
  {
    goal: 'Lower the requirement, and lend more.',
    begins: { party: 2, act: 'getLoan' },
    hints: [
      'Change the rule first. Then act as either customer.',
      'Set a lower reserve requirement, then use Take out a Loan.',
      'Set 40 %. Cash of $200 then supports deposits of $500, so borrow another $100.',
    ],
    ends: by('getLoan'),
    conditions: [
      {
        says: 'Lower the requirement',
        asks: figure(REQUIREMENT, 'lessThan', HALF),
      },
      {
        says: 'lend more',
        asks: figure(LENT, 'moreThan', 0, { less: 'task' }),
      },
    ],
  },
];

export const board = boardOf({
  about:
    'Customers 1 and 2 have paid $100 each into Bank 1, which holds all of it in cash. It may lend, and no rule says how much cash it must keep.',
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    account(1, BANK, 100),
    account(2, BANK, 100),
  ],
  offers: boardOffers,
  tasks,
});
