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
    goal: 'Do it with one payment: expand the balance sheet of Bank 1.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'The payer has to be someone whom the bank lets go below zero.',
      'Raise the overdraft limit, then use Transfer Money to Someone.',
      'With a limit of $50, a payment of $150 out of a deposit of $100 expands the bank by $50.',
    ],
    conditions: [
      {
        says: 'Do it with one payment',
        holds: (progress) => latest(progress)?.event.type === 'transfer',
      },
      {
        says: 'expand the balance sheet of Bank 1',
        holds(progress) {
          const step = latest(progress);
          return step !== undefined && growth(step, BANK) > 0;
        },
      },
    ],
  }),
  taskOf({
    goal: 'Raise the quantity of money by half, to $600 or more, with no new cash in the bank.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Money is the customers’ cash and their deposits above zero; who is below zero made the rest.',
      'Use Transfer Money to Someone out of an overdraft: the deposit that it makes is new money.',
      'The quantity of money is $400 at the opening, so overdrafts of $200 in all make it $600.',
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
    goal: 'Return it: bring the quantity of money back to $400, with nobody overdrawn.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Whoever has the new deposits pays whoever is below zero.',
      'Use Transfer Money to Someone: a deposit paid into an overdraft is gone, and so is that money.',
      'Pay each overdrawn customer just what it is below zero by, $200 in all.',
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
    'Customers 1 and 2 hold $100 in cash and $100 on deposit each, so the quantity of money is $400. How much of it there can be is up to the rules of this board.',
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
