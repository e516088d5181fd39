/** Two banks with nothing between them; what their customers pay, they owe each other. */
import type { State } from '@/events/banking/ledger/state';
import type { LessonBoard, LessonOpening } from '../../course/lesson';
import { account, bank, customer, lentAccount, offers } from '../../course/opening';
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
      'You need a payment in each direction.',
      'Use Transfer Money to Someone: the payer’s bank then owes the payee’s bank.',
      'Have Customer 1 pay $30 and Customer 2 pay $20, and the banks owe each other those sums.',
    ],
    met: (progress) => isDebtMutual(now(progress)),
  },
  {
    goal: 'Pay both debts gross, each of them whole.',
    begins: { party: 1, act: 'payDues' },
    hints: [
      'Each bank pays its own debt, so you need to act for both.',
      'Use Pay Off Dues to Bank, once from each side: cash goes across, and the debt is gone.',
      'Pay to the last dollar: $30 one way and $20 the other, if those were the payments.',
    ],
    met: (progress) => isNothingDue(now(progress)) && progress.rounds.some(isDebtMutual),
  },
  taskOf({
    goal: 'Let both banks owe more than their cash at the same time, and still pay both debts, in parts if need be.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Have the customers pay back and forth until both debts are large, and let the banks take turns paying.',
      'Use Transfer Money to Someone three times or more, then Pay Off Dues to Bank: the cash that one bank pays, the other can pay with.',
      'If you paid $30 and $20 before, let Customer 1 pay $40, Customer 2 $80 and Customer 1 $20: then $60 is due against $40 of cash, and $80 against $60.',
    ],
    conditions: [
      {
        says: 'Let both banks owe more than their cash at the same time',
        holds: hasOwedBeyondCash,
      },
      {
        says: 'still pay both debts',
        holds: (progress) => isNothingDue(now(progress)) && hasOwedBeyondCash(progress),
      },
    ],
  }),
];

function isShort(state: State): boolean {
  return (
    duesOf(state, BANK_1, BANK_2) > cashOf(state, BANK_1) ||
    duesOf(state, BANK_2, BANK_1) > cashOf(state, BANK_2)
  );
}

/** Most of what each bank has is a loan: it is worth more than it owes, and soon short of cash. */
const lent: LessonOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each customer has put only $10 of their coin into the bank, and the bank has lent them $40. So it owes them $50 on deposit, and against that it has $20 in cash, half of it its own, and a loan of $40 that isn’t due yet.',
  opening: [
    bank('Bank 1', 10),
    bank('Bank 2', 10),
    customer('Customer 1', 50),
    customer('Customer 2', 50),
    ...lentAccount(2, BANK_1, 10, 40),
    ...lentAccount(3, BANK_2, 10, 40),
  ],
  tasks: [
    taskOf({
      goal: 'Make a bank owe more than its cash, and still get every debt paid.',
      begins: { party: 2, act: 'transfer' },
      hints: [
        'Bank 1 is short as soon as its customer pays away more than $20, and only a payment back can help it.',
        'Use Transfer Money to Someone once each way, then let the bank that can pay use Pay Off Dues to Bank first.',
        'Customer 1 pays $30 and Customer 2 pays $20 back: Bank 2 pays its $20, and with that Bank 1 can pay $30.',
      ],
      conditions: [
        { says: 'Make a bank owe more than its cash', holds: ({ rounds }) => rounds.some(isShort) },
        {
          says: 'get every debt paid',
          holds: (progress) => isNothingDue(now(progress)) && progress.rounds.some(isShort),
        },
      ],
    }),
  ],
};

export const board: LessonBoard = {
  about:
    'Customer 1 banks with Bank 1 and Customer 2 with Bank 2. Each bank owes its customer $50 and holds $50 in cash. The banks have no accounts with each other.',
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
  opensFrom: 'all cash',
  openings: [lent],
  offers: offers({ customer: ['transfer'], bank: ['payDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
