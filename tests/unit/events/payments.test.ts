import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import {
  balancesOf,
  changedBalances,
  opened,
  played,
  postingsOf,
  refusalOf,
  sentenceOf,
  worthsOf,
} from '../../helpers/boards';

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
const deposit = (customer: number, amount: number): BankingEvent => ({
  type: 'deposit',
  customer,
  bank: 0,
  amount,
});
const withdraw = (customer: number, amount: number): BankingEvent => ({
  type: 'withdraw',
  customer,
  bank: 0,
  amount,
});
const pay = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'transfer',
  from,
  fromBank: 0,
  to,
  toBank: 0,
  amount,
});

interface Row {
  readonly when: string;
  readonly given: readonly BankingEvent[];
  readonly event: BankingEvent;
  readonly leaves: Readonly<Record<string, number>>;
  readonly postings: readonly string[];
  readonly sentence: string;
}

/** Lesson 2: Bank 1 holds 200 in cash; Customers 1 and 2 hold 100 each, and 100 each on deposit. */
const cashRows: readonly Row[] = [
  {
    when: 'cash is paid in',
    given: [],
    event: deposit(1, 2550),
    leaves: { 'cash 0': 22550, 'cash 1': 7450, 'account 1@0': 12550 },
    postings: ['cash 1 -2550 assignment', 'cash 0 +2550 assignment', 'account 1@0 +2550 issuance'],
    sentence:
      'Customer 1 pays $25.50 in cash into Bank 1. Customer 1’s deposit there is now $125.50.',
  },
  {
    when: 'all cash is paid in',
    given: [],
    event: deposit(2, 10000),
    leaves: { 'cash 0': 30000, 'cash 2': 0, 'account 2@0': 20000 },
    postings: [
      'cash 2 -10000 assignment',
      'cash 0 +10000 assignment',
      'account 2@0 +10000 issuance',
    ],
    sentence: 'Customer 2 pays $100 in cash into Bank 1. Customer 2’s deposit there is now $200.',
  },
  {
    when: 'cash is paid into an overdrawn account, and takes it through zero',
    given: [overdraft, pay(1, 2, 12000)],
    event: deposit(1, 5000),
    leaves: { 'cash 0': 25000, 'cash 1': 5000, 'account 1@0': 3000 },
    postings: [
      'cash 1 -5000 assignment',
      'cash 0 +5000 assignment',
      'account 1@0 +2000 setOff',
      'account 1@0 +3000 issuance',
    ],
    sentence: 'Customer 1 pays $50 in cash into Bank 1. Customer 1’s deposit there is now $30.',
  },
  {
    when: 'cash is paid into an overdrawn account, which stays overdrawn',
    given: [overdraft, pay(1, 2, 12000)],
    event: deposit(1, 500),
    leaves: { 'cash 0': 20500, 'cash 1': 9500, 'account 1@0': -1500 },
    postings: ['cash 1 -500 assignment', 'cash 0 +500 assignment', 'account 1@0 +500 setOff'],
    sentence: 'Customer 1 pays $5 in cash into Bank 1. Customer 1 is now overdrawn there by $15.',
  },
  {
    when: 'cash is taken out',
    given: [],
    event: withdraw(1, 5000),
    leaves: { 'cash 0': 15000, 'cash 1': 15000, 'account 1@0': 5000 },
    postings: ['account 1@0 -5000 setOff', 'cash 0 -5000 assignment', 'cash 1 +5000 assignment'],
    sentence:
      'Customer 1 withdraws $50 in cash from Bank 1. Customer 1’s deposit there is now $50.',
  },
  {
    when: 'an account is emptied',
    given: [],
    event: withdraw(2, 10000),
    leaves: { 'cash 0': 10000, 'cash 2': 20000, 'account 2@0': 0 },
    postings: ['account 2@0 -10000 setOff', 'cash 0 -10000 assignment', 'cash 2 +10000 assignment'],
    sentence:
      'Customer 2 withdraws $100 in cash from Bank 1. Customer 2’s account there is now empty.',
  },
  {
    when: 'more is taken out than is on the account',
    given: [overdraft],
    event: withdraw(1, 12000),
    leaves: { 'cash 0': 8000, 'cash 1': 22000, 'account 1@0': -2000 },
    postings: [
      'account 1@0 -10000 setOff',
      'account 1@0 -2000 issuance',
      'cash 0 -12000 assignment',
      'cash 1 +12000 assignment',
    ],
    sentence:
      'Customer 1 withdraws $120 in cash from Bank 1. Customer 1 is now overdrawn there by $20.',
  },
];

describe.each(cashRows)('when $when', (row) => {
  const before = played(2, row.given);
  const round = played(2, [...row.given, row.event]);

  test('the balances, the postings and the sentence are right', () => {
    expect(changedBalances(before, round)).toEqual(row.leaves);
    expect(postingsOf(round)).toEqual(row.postings);
    expect(sentenceOf(before, round)).toBe(row.sentence);
  });

  test('nobody’s net worth changes', () => {
    expect(worthsOf(round)).toEqual(worthsOf(before));
  });
});

/** Payments on one bank's books: payer and payee each through zero or not. */
const transferRows: readonly Row[] = [
  {
    when: 'neither account goes through zero',
    given: [],
    event: pay(1, 2, 3000),
    leaves: { 'account 1@0': 7000, 'account 2@0': 13000 },
    postings: ['account 1@0 -3000 novation', 'account 2@0 +3000 novation'],
    sentence:
      'Customer 1 pays Customer 2 $30. On the books of Bank 1 the sum passes from one account to the other.',
  },
  {
    when: 'the payer’s account goes through zero',
    given: [overdraft],
    event: pay(1, 2, 12000),
    leaves: { 'account 1@0': -2000, 'account 2@0': 22000 },
    postings: [
      'account 1@0 -10000 novation',
      'account 1@0 -2000 issuance',
      'account 2@0 +2000 issuance',
      'account 2@0 +10000 novation',
    ],
    sentence:
      'Customer 1 pays Customer 2 $120. Customer 1 is now overdrawn by $20, and the books of Bank 1 grow by $20.',
  },
  {
    when: 'the payee’s account goes through zero',
    given: [overdraft, pay(1, 2, 12000)],
    event: pay(2, 1, 5000),
    leaves: { 'account 1@0': 3000, 'account 2@0': 17000 },
    postings: [
      'account 2@0 -3000 novation',
      'account 2@0 -2000 setOff',
      'account 1@0 +2000 setOff',
      'account 1@0 +3000 novation',
    ],
    sentence:
      'Customer 2 pays Customer 1 $50. $20 of the sum pays off Customer 1’s overdraft, and the books of Bank 1 shrink by $20.',
  },
  {
    when: 'both accounts go through zero',
    given: [overdraft, pay(1, 2, 12000)],
    event: pay(2, 1, 25000),
    leaves: { 'account 1@0': 23000, 'account 2@0': -3000 },
    postings: [
      'account 2@0 -22000 novation',
      'account 2@0 -3000 issuance',
      'account 1@0 +2000 setOff',
      'account 1@0 +1000 issuance',
      'account 1@0 +22000 novation',
    ],
    sentence:
      'Customer 2 pays Customer 1 $250. Customer 2 is now overdrawn by $30, $20 of the sum pays off Customer 1’s overdraft, and the books of Bank 1 grow by $10.',
  },
  {
    when: 'as much overdraft is made as is paid off',
    given: [overdraft, pay(1, 2, 12000)],
    event: pay(2, 1, 24000),
    leaves: { 'account 1@0': 22000, 'account 2@0': -2000 },
    postings: [
      'account 2@0 -22000 novation',
      'account 2@0 -2000 issuance',
      'account 1@0 +2000 setOff',
      'account 1@0 +22000 novation',
    ],
    sentence:
      'Customer 2 pays Customer 1 $240. Customer 2 is now overdrawn by $20, $20 of the sum pays off Customer 1’s overdraft, and the books of Bank 1 keep their size.',
  },
  {
    when: 'an overdrawn customer goes deeper and another earns a deposit',
    given: [overdraft, pay(1, 2, 12000)],
    event: pay(1, 2, 1000),
    leaves: { 'account 1@0': -3000, 'account 2@0': 23000 },
    postings: ['account 1@0 -1000 issuance', 'account 2@0 +1000 issuance'],
    sentence:
      'Customer 1 pays Customer 2 $10. Customer 1 is now overdrawn by $30, and the books of Bank 1 grow by $10.',
  },
  {
    when: 'a deposit pays off part of an overdraft',
    given: [overdraft, pay(1, 2, 12000)],
    event: pay(2, 1, 500),
    leaves: { 'account 1@0': -1500, 'account 2@0': 21500 },
    postings: ['account 2@0 -500 setOff', 'account 1@0 +500 setOff'],
    sentence:
      'Customer 2 pays Customer 1 $5. The whole sum reduces Customer 1’s overdraft to $15, and the books of Bank 1 shrink by $5.',
  },
];

describe.each(transferRows)('when, on one bank’s books, $when', (row) => {
  const before = played(2, row.given);
  const round = played(2, [...row.given, row.event]);

  test('the balances, the postings and the sentence are right', () => {
    expect(changedBalances(before, round)).toEqual(row.leaves);
    expect(postingsOf(round)).toEqual(row.postings);
    expect(sentenceOf(before, round)).toBe(row.sentence);
  });

  test('the payer is worth as much less as the payee is worth more', () => {
    if (row.event.type !== 'transfer') throw new Error('these rows are payments');
    const worths = worthsOf(before).map((worth, id) => {
      if (row.event.type !== 'transfer') return worth;
      const { from, to, amount } = row.event;
      return worth + (id === to ? amount : 0) - (id === from ? amount : 0);
    });
    expect(worthsOf(round)).toEqual(worths);
  });
});

describe('an overdraft limit that is lowered', () => {
  const lowered = played(2, [overdraft, pay(1, 2, 13_000), { type: 'setOverdraft', value: 1000 }]);

  test('calls nothing in', () => {
    expect(balancesOf(lowered)).toMatchObject({ 'account 1@0': -3000 });
  });

  test('lets whoever is beyond it pay in, and pay nothing out until it is kept again', () => {
    expect(refusalOf(lowered, pay(1, 2, 1), 'opening').message).toBe(
      'Customer 1 is overdrawn by $30.00 with Bank 1 and may be overdrawn by up to $10.00; no amount would do now.',
    );
    const within = opened([deposit(1, 2100)], lowered);
    expect(refusalOf(within, pay(1, 2, 101), 'opening').code).toBe('OVERDRAFT_LIMIT');
    expect(balancesOf(opened([pay(1, 2, 100)], within))).toMatchObject({
      'account 1@0': -1000,
    });
  });
});
