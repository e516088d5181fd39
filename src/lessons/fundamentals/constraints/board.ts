/** One bank that lends, and the reserve requirement that sets its lending a limit. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { wouldRefuse } from '@/events/banking/board/rules';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { type Cents, coversShare, total } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { cashOf, grossDeposits, latest, now, startOf } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

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

function isHalfRequired(progress: Progress): boolean {
  return now(progress).book.settings.reserveRequirement === HALF;
}

/** Whether the reserve requirement forbids Bank 1 to lend Customer 1 this much more. */
function isForbidden(progress: Progress, amount: Cents): boolean {
  return wouldRefuse(now(progress), loanOf(amount), boardOffers)?.code === 'RESERVE_REQUIREMENT';
}

function lent(state: State): Cents {
  return total(
    state.book.credits
      .filter(({ instrument }) => instrument === 'Loans')
      .map((loan) => balanceOf(state, loan)),
  );
}

function isRequirementMet(state: State): boolean {
  const { reserveRequirement } = state.book.settings;
  return coversShare(cashOf(state, BANK), reserveRequirement, grossDeposits(state, BANK));
}

const tasks: readonly Task[] = [
  taskOf({
    goal: 'Set the reserve requirement to 50 %, so that it forbids Bank 1 to lend Customer 1 another $300.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'The rule is for the whole board; Customer 1 is the one to whom it refuses a loan.',
      'Set the reserve requirement, then try Take out a Loan and read why it is refused.',
      'Cash of $200 is 50 % of deposits of $400, so at the opening no more than $200 can be lent.',
    ],
    conditions: [
      { says: 'Set the reserve requirement to 50 %', holds: isHalfRequired },
      {
        says: 'it forbids Bank 1 to lend Customer 1 another $300',
        holds: (progress) => isForbidden(progress, 30_000),
      },
    ],
  }),
  taskOf({
    goal: 'Under the requirement of 50 %, lend the most that it allows, to the cent.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Either customer may borrow, or both: the requirement looks at what the bank owes in all.',
      'Use Take out a Loan: each dollar lent is a dollar more of deposits.',
      'Deposits may come to twice the cash: with $200 in cash and $200 of deposits, lend $200.',
    ],
    conditions: [
      { says: 'Under the requirement of 50 %', holds: isHalfRequired },
      {
        says: 'lend the most that it allows, to the cent',
        holds(progress) {
          const round = now(progress);
          return lent(round) > 0 && isRequirementMet(round) && isForbidden(progress, 1);
        },
      },
    ],
  }),
  taskOf({
    goal: 'Lower the requirement, and lend more.',
    begins: { party: 2, act: 'getLoan' },
    hints: [
      'First the rule, then a customer who borrows.',
      'Set the reserve requirement to a lower figure, then use Take out a Loan.',
      'At 40 %, cash of $200 carries deposits of $500: another $100 can be lent.',
    ],
    completes: (progress) => latest(progress)?.event.type === 'getLoan',
    conditions: [
      {
        says: 'Lower the requirement',
        holds: (progress) => now(progress).book.settings.reserveRequirement < HALF,
      },
      {
        says: 'lend more',
        holds: (progress) => lent(now(progress)) > lent(startOf(progress)),
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Customers 1 and 2 have paid $100 each into Bank 1, which holds all of it in cash. It may lend, and no reserve is required of it yet.',
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
};
