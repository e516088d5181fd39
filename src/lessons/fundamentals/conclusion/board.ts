/** One bank, two customers; how payments alone can make money, and unmake it. */
import type { BankingRound } from '@/events/banking/board/rules';
import { figuresOf } from '@/events/banking/views/figures';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { cashOf, growth, hasNoOverdraft, latest, now } from '../../course/queries';
import { type Task, taskOf } from '../../course/task';

const BANK = 0;

/** Whether the quantity of money is half as much again as at the opening, or more. */
function hasGrownByHalf(round: BankingRound, opening: BankingRound): boolean {
  return 2 * figuresOf(round).money >= 3 * figuresOf(opening).money;
}

const tasks: readonly Task[] = [
  taskOf({
    goal: 'Expand the balance sheet of Bank 1, and do it with one payment from customer to customer.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as either customer, but first let them go below zero.',
      'Raise the overdraft limit, then use Transfer Money to Someone.',
      'Set a limit of $50. Then let Customer 1 pay Customer 2 $150 out of a deposit of $100: the bank grows by $50.',
    ],
    conditions: [
      {
        says: 'Expand the balance sheet of Bank 1',
        holds(progress) {
          const step = latest(progress);
          return step !== undefined && growth(step, BANK) > 0;
        },
      },
      {
        says: 'do it with one payment',
        holds: (progress) => latest(progress)?.event.type === 'transfer',
      },
    ],
  }),
  taskOf({
    goal: 'Raise the quantity of money by half, to $600 or more, with no new cash in the bank.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as a customer who may go below zero. Money is cash and deposits above zero.',
      'Raise the overdraft limit, then use Transfer Money to Someone out of an overdraft. The deposit it makes is new money.',
      'There’s $400 at the opening, so overdrafts must come to $200. Set a limit of $200, and let Customer 1 stand at −$200.',
    ],
    conditions: [
      {
        says: 'Raise the quantity of money by half, to $600 or more',
        holds: (progress) => hasGrownByHalf(now(progress), progress.opening),
      },
      {
        says: 'with no new cash in the bank',
        holds: (progress) => cashOf(now(progress), BANK) <= cashOf(progress.opening, BANK),
      },
    ],
  }),
  taskOf({
    goal: 'Undo it: bring the quantity of money back to $400, with nobody overdrawn.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Act as the customer who has the new deposits.',
      'Use Transfer Money to Someone, and pay the customer who is overdrawn. That deposit is gone, and so is the money.',
      'Pay them just as much as they are below zero, $200 in all.',
    ],
    conditions: [
      {
        says: 'bring the quantity of money back to $400',
        holds(progress) {
          const { opening, rounds } = progress;
          const isBack = figuresOf(now(progress)).money === figuresOf(opening).money;
          return isBack && rounds.some((one) => hasGrownByHalf(one, opening));
        },
      },
      {
        says: 'with nobody overdrawn',
        holds: (progress) => hasNoOverdraft(now(progress), BANK),
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Customers 1 and 2 each have $100 in cash and $100 on deposit, so the quantity of money is $400. The rules of this board say how much there can be.',
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 200),
    customer('Customer 2', 200),
    account(1, BANK, 100),
    account(2, BANK, 100),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
