/** One bank, one customer; how cash becomes a deposit, and a deposit cash. */
import type { TaskData } from '@/events/goals/tasks';
import { cash, figure, sheetTotal } from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;
const CUSTOMER = 1;

const tasks: readonly TaskData[] = [
  {
    goal: 'Withdraw until Customer 1 holds $150 in cash.',
    begins: { party: 1, act: 'withdraw' },
    hints: [
      'Act as Customer 1. They’re the only customer here.',
      'Use Withdraw Money from Bank. The deposit falls, and Customer 1 gets cash for it.',
      'Customer 1 starts with $100 in cash. Withdraw $50.',
    ],
    asks: figure(cash(CUSTOMER), 'is', 15_000),
  },
  {
    goal: 'Deposit everything: leave Customer 1 with no cash at all.',
    begins: { party: 1, act: 'deposit' },
    hints: [
      'Act as Customer 1. All the cash outside the bank is theirs.',
      'Use Deposit Cash into Bank. Cash goes in, and the deposit rises by as much.',
      'Deposit all the cash of Customer 1: $150 if you have just met the first task.',
    ],
    asks: figure(cash(CUSTOMER), 'is', 0),
  },
  {
    goal: 'Make the balance sheet of Bank 1 as small as it can be.',
    begins: { party: 1, act: 'withdraw' },
    hints: [
      'Act as Customer 1. Bank 1 only grows and shrinks with what they bring and take away.',
      'Use Withdraw Money from Bank. Reserves and the deposit fall together.',
      'Withdraw the whole deposit. With $0 on both sides, Bank 1 can’t get any smaller.',
    ],
    asks: figure(sheetTotal(BANK), 'is', 0),
  },
];

export const board = boardOf({
  about:
    'Customer 1 came with $200 in cash and paid half of it into Bank 1. The bank holds that $100 now, and owes it.',
  opensWith:
    'Type how much Customer 1 takes out of the bank, and press Withdraw. Both balance sheets answer.',
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
});
