/** Two banks with nothing between them; what their customers pay, they owe each other. */
import type { TaskData } from '@/events/goals/tasks';
import { and, cash, dues, ever, figure, NOTHING_DUE, or, sinceTask } from '../../course/goals';
import { account, bank, customer, lentAccount, offers } from '../../course/opening';
import { boardOf, type ToldOpening } from '../../course/told';

const BANK_1 = 0;
const BANK_2 = 1;

/** Each bank owes the other something. */
const MUTUAL = and(
  figure(dues(BANK_1, BANK_2), 'moreThan', 0),
  figure(dues(BANK_2, BANK_1), 'moreThan', 0),
);

/** A bank owes the other more than it has in cash. */
const BEYOND_CASH = [
  figure(dues(BANK_1, BANK_2), 'moreThan', { of: cash(BANK_1) }),
  figure(dues(BANK_2, BANK_1), 'moreThan', { of: cash(BANK_2) }),
] as const;

/** Both banks have owed more than their cash at the same time. */
const BOTH_BEYOND = sinceTask(and(...BEYOND_CASH));

const tasks: readonly TaskData[] = [
  {
    goal: 'Make each bank owe the other.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'You need a payment in each direction.',
      'Use Transfer Money to Someone: the payer’s bank then owes the payee’s bank.',
      'Have Customer 1 pay $30 and Customer 2 pay $20, and the banks owe each other those sums.',
    ],
    asks: MUTUAL,
  },
  {
    goal: 'Pay both debts gross, each in full.',
    begins: { party: 1, act: 'payDues' },
    hints: [
      'Each bank pays its own debt, so you need to act for both.',
      'Use Pay Off Dues to Bank, once from each side: cash goes across, and the debt is gone.',
      'Pay to the last dollar: $30 one way and $20 the other, if those were the payments.',
    ],
    asks: and(NOTHING_DUE, ever(MUTUAL)),
  },
  {
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
        asks: BOTH_BEYOND,
      },
      {
        says: 'still pay both debts',
        asks: and(NOTHING_DUE, BOTH_BEYOND),
      },
    ],
  },
];

/** A bank has owed more than its cash. */
const HAS_BEEN_SHORT = ever(or(...BEYOND_CASH));

/** Most of what each bank has is a loan: it owns more than it owes, and is soon short of cash. */
const lent: ToldOpening = {
  id: 'lent',
  title: 'banks that have lent',
  about:
    'Each customer has put only $10 of their coin into the bank, and the bank has lent them $40. So it owes them $50 on deposit, and against that it has $20 in cash, half from its owners, and a loan of $40 that isn’t due yet.',
  opening: [
    bank('Bank 1', 10),
    bank('Bank 2', 10),
    customer('Customer 1', 50),
    customer('Customer 2', 50),
    ...lentAccount(2, BANK_1, 10, 40),
    ...lentAccount(3, BANK_2, 10, 40),
  ],
  tasks: [
    {
      goal: 'Make a bank owe more than its cash, and still get every debt paid.',
      begins: { party: 2, act: 'transfer' },
      hints: [
        'Bank 1 is short as soon as its customer pays away more than $20, and only a payment back can help it.',
        'Use Transfer Money to Someone once each way, then let the bank that can pay use Pay Off Dues to Bank first.',
        'Customer 1 pays $30 and Customer 2 pays $20 back: Bank 2 pays its $20, and with that Bank 1 can pay $30.',
      ],
      conditions: [
        { says: 'Make a bank owe more than its cash', asks: HAS_BEEN_SHORT },
        {
          says: 'get every debt paid',
          asks: and(NOTHING_DUE, HAS_BEEN_SHORT),
        },
      ],
    },
  ],
};

export const board = boardOf({
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
  opensFrom: 'banks that haven’t lent',
  openings: [lent],
  offers: offers({ customer: ['transfer'], bank: ['payDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
