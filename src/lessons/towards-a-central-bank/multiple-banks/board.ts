/** Two banks with nothing between them; what their customers pay, they owe each other. */
import type { State } from '@/events/banking/ledger/state';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { cashOf, duesOf, isNothingDue, now } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

const BANK_1 = 0;
const BANK_2 = 1;

function isDebtMutual(state: State): boolean {
  return duesOf(state, BANK_1, BANK_2) > 0 && duesOf(state, BANK_2, BANK_1) > 0;
}

function isDebtBeyondCash(state: State): boolean {
  return (
    duesOf(state, BANK_1, BANK_2) > cashOf(state, BANK_1) &&
    duesOf(state, BANK_2, BANK_1) > cashOf(state, BANK_2)
  );
}

function hasOwedBeyondCash({ rounds, since }: Progress): boolean {
  return rounds.slice(since).some(isDebtBeyondCash);
}

const tasks: readonly Task[] = [
  {
    goal: 'Make each bank owe the other.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Both customers have to pay, each out of the account at its own bank.',
      'Use Transfer Money to Someone: the payer’s bank then owes the payee’s bank.',
      'Let Customer 1 pay $30 and Customer 2 pay $20: the banks owe each other just that.',
    ],
    met: (progress) => isDebtMutual(now(progress)),
  },
  {
    goal: 'Pay both debts gross, each of them whole.',
    begins: { party: 1, act: 'payDues' },
    hints: [
      'Each bank pays for itself.',
      'Use Pay Off Dues to Bank, once for each bank: cash goes across, and the debt is gone.',
      'Pay each debt to the last dollar: $30 one way and $20 the other, where the customers paid just that.',
    ],
    met: (progress) => isNothingDue(now(progress)) && progress.rounds.some(isDebtMutual),
  },
  taskOf({
    goal: 'Let each bank owe more than the cash it holds, and still pay both debts.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'The customers pay to and fro until both debts are large; then the banks pay by turns.',
      'Use Transfer Money to Someone three times or more, then Pay Off Dues to Bank: what one bank pays, the other can pay with.',
      'Customer 1 pays $40, Customer 2 $80, Customer 1 $20: $60 is due against $40 of cash, and $80 against $60.',
    ],
    conditions: [
      { says: 'Let each bank owe more than the cash it holds', holds: hasOwedBeyondCash },
      {
        says: 'still pay both debts',
        holds: (progress) => isNothingDue(now(progress)) && hasOwedBeyondCash(progress),
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Customer 1 banks with Bank 1 and Customer 2 with Bank 2. Each bank owes its customer $50 and holds $50 in cash; the banks have no accounts with each other.',
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
  opening: [
    bank('Bank 1'),
    bank('Bank 2'),
    customer('Customer 1', 50),
    customer('Customer 2', 50),
    account(2, BANK_1, 50),
    account(3, BANK_2, 50),
  ],
  offers: offers({ customer: ['transfer'], bank: ['payDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
