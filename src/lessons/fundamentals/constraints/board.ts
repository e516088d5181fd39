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
    goal: 'Set the reserve requirement to 50 %: then it forbids Bank 1 to lend Customer 1 $300.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Change the rule for the whole board first. Then act as Customer 1.',
      'Set the reserve requirement, then try Take out a Loan and read why it can’t be done.',
      'Set 50 %. Cash of $200 is half of deposits of $400, so Customer 1 can borrow $200 at most, and not $300.',
    ],
    conditions: [
      { says: 'Set the reserve requirement to 50 %', holds: isHalfRequired },
      {
        says: 'it forbids Bank 1 to lend Customer 1 $300',
        holds: (progress) => isForbidden(progress, 30_000),
      },
    ],
  }),
  taskOf({
    goal: 'Under the requirement of 50 %, lend the most that it allows, to the cent.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Act as either customer, or as both in turn. Only what the bank owes in all counts.',
      'Use Take out a Loan. Each dollar lent adds a dollar of deposits.',
      'Deposits may be twice the cash. With $200 in cash and $200 of deposits, borrow $200.',
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
      'Change the rule first. Then act as either customer.',
      'Set a lower reserve requirement, then use Take out a Loan.',
      'Set 40 %. Cash of $200 then carries deposits of $500, so borrow another $100.',
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
};
