import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { creditIdsOf } from '@/events/banking/ledger/book';
import { BLANK } from '@/events/banking/ledger/state';
import {
  balancesOf,
  changedBalances,
  opened,
  openingOf,
  played,
  postingsOf,
  refusalOf,
  sentenceOf,
  worthsOf,
} from '../../helpers/boards';

const correspondent: BankingEvent = { type: 'setSystem', system: 'correspondent' };
const national: BankingEvent = { type: 'setSystem', system: 'national' };
const clearing: BankingEvent = { type: 'setSystem', system: 'clearinghouse' };
const create = (name: string, partyType: 'bank' | 'customer', cash: number): BankingEvent => ({
  type: 'createBank',
  name,
  partyType,
  cash,
  deposit: 0,
});
const open = (holder: number, issuer: number, amount: number): BankingEvent => ({
  type: 'openAccount',
  holder,
  issuer,
  amount,
});
const founded = [clearing, create('First', 'bank', 0), create('Next', 'bank', 5000)];
const two = [create('First', 'bank', 20000), create('Ann', 'customer', 5000)];

/** The rounds of an opening: before its last event, and after it. */
function lastOf(events: readonly BankingEvent[]): { before: BankingRound; round: BankingRound } {
  return { before: opened(events.slice(0, -1), BLANK), round: opened(events, BLANK) };
}

interface Row {
  readonly when: string;
  readonly events: readonly BankingEvent[];
  readonly leaves: Readonly<Record<string, number>>;
  readonly postings: readonly string[];
  readonly worths: readonly number[];
  readonly sentence: string;
}

const rows: readonly Row[] = [
  {
    when: 'a bank comes with cash',
    events: [create('First', 'bank', 20000)],
    leaves: { 'cash 0': 20000 },
    postings: ['cash 0 +20000 assignment'],
    worths: [20000],
    sentence: 'First opens its doors with $200 in cash.',
  },
  {
    when: 'a bank comes with nothing',
    events: [create('First', 'bank', 0)],
    leaves: {},
    postings: [],
    worths: [0],
    sentence: 'First opens its doors.',
  },
  {
    when: 'a customer comes with cash',
    events: two,
    leaves: { 'cash 1': 5000 },
    postings: ['cash 1 +5000 assignment'],
    worths: [20000, 5000],
    sentence: 'Ann joins with $50 in cash.',
  },
  {
    when: 'a customer comes with nothing',
    events: [...two, create('Bob', 'customer', 0)],
    leaves: {},
    postings: [],
    worths: [20000, 5000, 0],
    sentence: 'Bob joins.',
  },
  {
    when: 'a customer opens an account with cash',
    events: [...two, open(1, 0, 4000)],
    leaves: { 'cash 0': 24000, 'cash 1': 1000, 'account 1@0': 4000 },
    postings: [
      ...['cash 1 -4000 assignment', 'cash 0 +4000 assignment', 'account 1@0 +4000 issuance'],
    ],
    worths: [20000, 5000],
    sentence: 'Ann opens an account with First and pays in $40.',
  },
  {
    when: 'a customer opens an account with nothing',
    events: [...two, open(1, 0, 0)],
    leaves: {},
    postings: [],
    worths: [20000, 5000],
    sentence: 'Ann opens an account with First.',
  },
  {
    when: 'a bank opens an account with another',
    events: [
      correspondent,
      create('First', 'bank', 20000),
      create('Next', 'bank', 0),
      open(0, 1, 100),
    ],
    leaves: { 'cash 0': 19900, 'cash 1': 100, 'account 0@1': 100 },
    postings: [
      ...['cash 0 -100 assignment', 'cash 1 +100 assignment', 'account 0@1 +100 issuance'],
    ],
    worths: [20000, 0],
    sentence: 'First opens an account with Next and pays in $1.',
  },
  {
    when: 'a clearing house is founded',
    events: [clearing],
    leaves: { 'cash 0': 20000 },
    postings: ['cash 0 +20000 assignment'],
    worths: [20000],
    sentence:
      'Banks clear their payments through a house, founded with $200 in specie, and settle in its certificates.',
  },
  {
    when: 'a bank founds a clearing house',
    events: founded,
    leaves: { 'cash 2': 5000, 'account 2@0': 10000 },
    postings: ['cash 2 +5000 assignment', 'account 2@0 +10000 issuance'],
    worths: [0, 10000, 15000],
    sentence:
      'Next opens its doors with $50 in cash and certificates of $100 with the Clearing House.',
  },
  {
    when: 'a bank joins a clearing house that others founded',
    events: [...founded, create('Third', 'bank', 12000)],
    leaves: { 'cash 0': 30000, 'cash 3': 2000, 'account 3@0': 10000 },
    postings: [
      ...['cash 3 +12000 assignment', 'cash 3 -10000 assignment', 'cash 0 +10000 assignment'],
      'account 3@0 +10000 issuance',
    ],
    worths: [0, 10000, 15000, 12000],
    sentence:
      'Third opens its doors, brings $120 in cash and pays $100 of it in for certificates of $100 with the Clearing House.',
  },
];

describe.each(rows)('when $when', ({ events, leaves, postings, worths, sentence }) => {
  const { before, round } = lastOf(events);

  test('the balances, the postings, the worths and the sentence are right', () => {
    expect(changedBalances(before, round)).toEqual(leaves);
    expect(postingsOf(round)).toEqual(postings);
    expect(worthsOf(round)).toEqual(worths);
    expect(sentenceOf(before, round)).toBe(sentence);
    expect(round.count).toBe(events.length);
  });
});

describe('an opening', () => {
  test('chooses the system, or leaves banks on their own', () => {
    const { before, round } = lastOf([correspondent]);
    expect([before.book.system, round.book.system]).toEqual(['national', 'correspondent']);
    expect(lastOf([national]).round.book.system).toBe('national');
    expect(sentenceOf(BLANK, lastOf([national]).round)).toBe(
      'Banks stand alone and owe one another what their customers pay.',
    );
  });

  test('numbers parties and accounts from 0, and lists accounts at both parties', () => {
    const { book } = opened(
      [...two, create('Bob', 'customer', 100), open(2, 0, 100), open(1, 0, 0)],
      BLANK,
    );
    expect(book.accounts.map(({ id, instrument }) => [id, instrument])).toEqual([
      [0, 'Customer Deposits'],
      [1, 'Customer Deposits'],
    ]);
    expect(book.parties.map(({ id, accountIds }) => [id, accountIds])).toEqual([
      [0, [0, 1]],
      [1, [1]],
      [2, [0]],
    ]);
    expect(book.reserves.map(({ id, cashReserves }) => [id, cashReserves])).toEqual([
      [0, 20000],
      [1, 5000],
      [2, 100],
    ]);
  });

  test.each([national, correspondent])('has nothing to pay into on joining after %o', (system) => {
    for (const type of ['bank', 'customer'] as const) {
      const paying = { ...create('Next', type, 100), deposit: 1 };
      expect(refusalOf(opened([system], BLANK), paying, 'opening')).toMatchObject({
        code: 'AMOUNT_INVALID',
        field: 'deposit',
      });
    }
  });

  test('tells bank deposits from customer deposits', () => {
    const { book } = openingOf(10);
    expect(book.accounts.map(({ instrument }) => instrument)).toEqual([
      ...Array.from({ length: 6 }, () => 'Bank Deposits'),
      ...Array.from({ length: 3 }, () => 'Customer Deposits'),
    ]);
  });

  test('gives dues ids of their own, and lists them at both banks while they stand', () => {
    const { book } = openingOf(10);
    expect(book.credits.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(book.parties.map(({ id }) => creditIdsOf(book, id).length)).toEqual([4, 4, 4, 0, 0, 0]);
    expect(book.credits[0]).toMatchObject({
      instrument: 'Dues',
      subordinateId: 0,
      superiorId: 1,
      principal: 2000,
      interest: 0,
      interestRate: 0,
    });
  });
});

describe('settings and notes', () => {
  test.each([
    [{ type: 'setOverdraft', value: 2050 }, 'The overdraft limit is now $20.50.'],
    [{ type: 'setReserveRequirement', value: 1000 }, 'The reserve requirement is now 10.00 %.'],
    [{ type: 'setInterestRate', value: 525 }, 'The interest rate on new loans is now 5.25 %.'],
    [{ type: 'note', text: 'Nothing left\nthe bank.' }, 'Nothing left\nthe bank.'],
  ] as const)('%o moves nothing and tells what it is', (event, sentence) => {
    const before = openingOf(2);
    const round = played(2, [event]);
    expect(sentenceOf(before, round)).toBe(sentence);
    expect(balancesOf(round)).toEqual(balancesOf(before));
    expect(round.postings).toEqual([]);
    expect(round.count).toBe(before.count);
  });
});
