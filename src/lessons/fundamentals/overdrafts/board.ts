/** One bank, two customers, and accounts that may go below zero. */
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { customerBalances, hasNoOverdraft, latest, now, showsKind } from '../../course/queries';
import { type Task, taskOf } from '../../course/task';

const BANK = 0;

const tasks: readonly Task[] = [
  {
    goal: 'Let a customer go at least $20 below zero.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Either of the two customers will do, but the bank must allow it first.',
      'Raise the overdraft limit of the board, then use Transfer Money to Someone.',
      'With a limit of $20, a customer with $100 on deposit can pay $120.',
    ],
    met: (progress) => customerBalances(now(progress), BANK).some((balance) => balance <= -2000),
  },
  taskOf({
    goal: 'Make one payment that expands the balance sheet of Bank 1, one that contracts it, and one that does neither.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Let the customers pay each other; what matters is whether payer and payee stand above or below zero.',
      'Transfer Money to Someone expands the bank out of an overdraft into a deposit, contracts it out of a deposit into an overdraft, and does neither between two deposits.',
      'From −$20 and $220: $20 to the overdrawn customer contracts, $50 more does neither, and $70 back expands.',
    ],
    completes: (progress) => latest(progress)?.event.type === 'transfer',
    conditions: [
      { says: 'one payment that expands the balance sheet of Bank 1', holds: showsKind(BANK, 1) },
      { says: 'one that contracts it', holds: showsKind(BANK, -1) },
      { says: 'one that does neither', holds: showsKind(BANK, 0) },
    ],
  }),
  {
    goal: 'End with no overdraft.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Whoever is above zero can pay the one who is below.',
      'Use Transfer Money to Someone; a customer who has withdrawn cash can also use Deposit Cash into Bank.',
      'Pay the overdrawn customer at least what it is below zero by.',
    ],
    met: (progress) =>
      hasNoOverdraft(now(progress), BANK) &&
      progress.rounds.some((round) => !hasNoOverdraft(round, BANK)),
  },
];

export const board: LessonBoard = {
  about:
    'Customers 1 and 2 have paid all their cash, $100 each, into Bank 1. The bank does not let them overdraw; the limit is yours to change.',
  charts: ['credit'],
  sliders: ['reserveRequirement', 'interestRate'],
  rules: ['overdraft'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
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
