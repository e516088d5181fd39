/** One bank, one customer; how cash becomes a deposit, and a deposit cash. */
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { cashOf, now, sheetTotal } from '../../course/queries';
import type { Task } from '../../course/task';

const BANK = 0;
const CUSTOMER = 1;

const tasks: readonly Task[] = [
  {
    goal: 'Withdraw until Customer 1 holds $150 in cash.',
    begins: { party: 1, act: 'withdraw' },
    hints: [
      'Customer 1 acts: only its own cash and its own deposit are on this board.',
      'Use Withdraw Money from Bank: the deposit falls, and cash comes out for it.',
      'Customer 1 opens with $100 in cash, so $50 is to come out of the bank.',
    ],
    met: (progress) => cashOf(now(progress), CUSTOMER) === 15_000,
  },
  {
    goal: 'Deposit everything: leave Customer 1 with no cash at all.',
    begins: { party: 1, act: 'deposit' },
    hints: [
      'Customer 1 holds all the cash that is outside the bank.',
      'Use Deposit Cash into Bank: cash goes in, and the deposit rises by as much.',
      'Pay in all that Customer 1 holds, $150 after the task before; the deposit is then $200.',
    ],
    met: (progress) => cashOf(now(progress), CUSTOMER) === 0,
  },
  {
    goal: 'Make the balance sheet of Bank 1 as small as it can be.',
    begins: { party: 1, act: 'withdraw' },
    hints: [
      'Bank 1 does nothing by itself: its size follows what Customer 1 brings and takes away.',
      'Use Withdraw Money from Bank: reserves and deposits shrink together.',
      'Withdraw the whole deposit: with $0 on both sides, the bank can get no smaller.',
    ],
    met: (progress) => sheetTotal(now(progress), BANK) === 0,
  },
];

export const board: LessonBoard = {
  about:
    'Customer 1 came with $200 in cash and has paid half of it into Bank 1, which now holds the $100 and owes it.',
  opensWith:
    'Write how much Customer 1 takes out of the bank, and press Withdraw. Both balance sheets answer.',
  charts: ['balances'],
  sliders: ['overdraft', 'reserveRequirement', 'interestRate'],
  rules: [],
  opening: [bank('Bank 1'), customer('Customer 1', 200), account(CUSTOMER, BANK, 100)],
  offers: offers({ customer: ['deposit', 'withdraw'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
