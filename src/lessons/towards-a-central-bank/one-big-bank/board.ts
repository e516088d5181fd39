/** One bank for everybody; every payment is an entry on its books. */
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  asAtOpening,
  by,
  ever,
  figure,
  grossDeposits,
  noNewCash,
  noOverdraft,
  payment,
} from '../../course/goals';
import { account, bank, customer, offers } from '../../course/opening';
import { boardOf } from '../../course/told';

const BANK = 0;

/** What gross deposits are to be raised to, in cents. */
const RAISED = 15_000;

const HAS_RISEN = figure(grossDeposits(BANK), 'atLeast', RAISED);

const tasks: readonly TaskData[] = [
  {
    goal: 'Show each of the three kinds of payment: one that leaves Bank 1 as large as it was, one that expands it, one that contracts it.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Customers 3 and 4 have deposits to pay from, and Customers 1 and 2 can pay only if the bank lets them go below zero.',
      'Raise the overdraft limit, and use Transfer Money to Someone three times.',
      'Set the limit to $50: $20 from Customer 3 to Customer 4 leaves the bank as it is, $30 from Customer 1 to Customer 2 expands it, and $30 from Customer 3 to Customer 1 contracts it.',
    ],
    ends: by('transfer'),
    conditions: [
      { says: 'one that leaves Bank 1 as large as it was', asks: payment(BANK, 'is') },
      { says: 'one that expands it', asks: payment(BANK, 'moreThan') },
      { says: 'one that contracts it', asks: payment(BANK, 'lessThan') },
    ],
  },
  {
    goal: 'Raise gross deposits to $150 or more, with no new cash in the bank.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Let Customers 1 and 2 do the paying: the bank lets them go below zero.',
      'Use Transfer Money to Someone from an account at zero or below: whatever the payer owes the bank, the payee holds as a new deposit.',
      'The bank holds $100 in cash, so overdrafts of $50 in all bring gross deposits to $150.',
    ],
    conditions: [
      {
        says: 'Raise gross deposits to $150 or more',
        asks: HAS_RISEN,
      },
      {
        says: 'with no new cash in the bank',
        asks: noNewCash(BANK),
      },
    ],
  },
  {
    goal: 'Now undo it: bring gross deposits back to $100, with nobody overdrawn.',
    begins: { party: 3, act: 'transfer' },
    hints: [
      'Have the customers with deposits pay the ones below zero.',
      'Use Transfer Money to Someone, and deposit or withdraw if the bank’s cash is no longer $100.',
      'Pay each overdrawn customer exactly the amount overdrawn, $50 in all.',
    ],
    conditions: [
      {
        says: 'bring gross deposits back to $100',
        asks: and(asAtOpening(grossDeposits(BANK)), ever(HAS_RISEN)),
      },
      {
        says: 'with nobody overdrawn',
        asks: noOverdraft(BANK),
      },
    ],
  },
];

export const board = boardOf({
  about:
    'All four customers bank with Bank 1. Customers 1 and 2 hold $100 in cash and have empty accounts. Customers 3 and 4 have split theirs: $50 in cash, $50 on deposit.',
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    customer('Customer 3', 100),
    customer('Customer 4', 100),
    account(1, BANK),
    account(2, BANK),
    account(3, BANK, 50),
    account(4, BANK, 50),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
