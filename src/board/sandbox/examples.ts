/** Systems to start from: one per way in which banks pay one another. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { SystemType } from '@/events/banking/ledger/book';
import {
  account,
  bank,
  billsAndBalance,
  customer,
  payment,
  set,
  system,
} from '@/src/lessons/course/opening';

export interface Example {
  readonly system: SystemType;
  readonly title: string;
  /** What there is to see in it, in a sentence. */
  readonly about: string;
  readonly opening: readonly BankingEvent[];
}

/** The examples, one for each system, in the order of the systems. */
export const EXAMPLES: readonly Example[] = [
  {
    system: 'national',
    title: 'Two banks that owe each other',
    about: 'Their customers have paid one another, and nothing is settled yet.',
    opening: [
      bank('Bank 1', 50),
      bank('Bank 2', 50),
      customer('Customer 1', 100),
      customer('Customer 2', 100),
      account(2, 0, 100),
      account(3, 1, 100),
      payment(2, 0, 3, 1, 30),
      payment(3, 1, 2, 0, 10),
    ],
  },
  {
    system: 'correspondent',
    title: 'A country bank and its correspondents',
    about: 'A farmer’s payment is to be settled through accounts of his bank elsewhere.',
    opening: [
      system('correspondent'),
      bank('Country Bank', 100),
      bank('City Bank', 100),
      bank('Harbour Bank', 100),
      customer('Farmer', 100),
      customer('Miller', 100),
      customer('Merchant', 100),
      account(3, 0, 100),
      account(4, 1, 100),
      account(5, 2, 100),
      account(0, 1, 50),
      account(2, 1, 50),
      account(0, 2, 20),
      payment(3, 0, 5, 2, 40),
    ],
  },
  {
    system: 'clearinghouse',
    title: 'A clearing house with three members',
    about: 'Three payments in a ring: clear them, and see how little is left to settle.',
    opening: [
      system('clearinghouse'),
      bank('Bank 1', 50),
      bank('Bank 2', 50),
      bank('Bank 3', 150),
      customer('Customer 1', 100),
      customer('Customer 2', 100),
      customer('Customer 3', 100),
      account(4, 1, 100),
      account(5, 2, 100),
      account(6, 3, 100),
      payment(4, 1, 5, 2, 50),
      payment(5, 2, 6, 3, 70),
      payment(6, 3, 4, 1, 30),
    ],
  },
  {
    system: 'centralbank',
    title: 'A central bank and a reserve requirement',
    about: 'Banks pay with reserves, keep a tenth of deposits, and may overdraw by day.',
    opening: [
      system('centralbank'),
      set('overdraft', 50),
      set('reserveRequirement', 10),
      set('interestRate', 5),
      bank('Bank 1', 20, 100),
      bank('Bank 2', 20, 100),
      ...billsAndBalance(1, 100, 50),
      ...billsAndBalance(2, 100, 50),
      customer('Customer 1', 100),
      customer('Customer 2', 100),
      account(3, 1, 80),
      account(4, 2, 80),
    ],
  },
  {
    system: 'chips',
    title: 'A day with CHIPS',
    about: 'Three banks have paid in: pay through the day, and settle at its end.',
    opening: [
      system('chips'),
      bank('First Bank', 0, 500),
      bank('Second Bank', 0, 500),
      bank('Third Bank', 0, 500),
      account(2, 1, 100),
      account(3, 1, 100),
      account(4, 1, 50),
      customer('Ann', 300),
      customer('Ben', 200),
      customer('Cleo', 200),
      account(5, 2, 300),
      account(6, 3, 200),
      account(7, 4, 200),
    ],
  },
];
