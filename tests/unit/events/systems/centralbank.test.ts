import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { balancesOf, refusalOf, sheetsOf, worthsOf } from '../../../helpers/boards';
import { limit, pay } from '../../../helpers/lines/reserveEvents';
import { built, describeRows, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  customer,
  deposit,
  loan,
  repayLoan,
  system,
  transfer,
  withdraw,
} from '../../../helpers/setup';

const blank = built(system('centralbank'));

describeRows(blank, [
  {
    when: 'a bank joins, what it pays in is specie, and its cash is notes',
    event: bank('A', 5000, 10_000),
    leaves: { 'cash 0': 15_000, 'notes 0': 5000, 'cash 1': 5000, 'account 1@0': 10_000 },
    postings: [
      'cash 0 +15000 assignment',
      'notes 0 +5000 issuance',
      'cash 1 +5000 issuance',
      'account 1@0 +10000 issuance',
    ],
    gains: { 1: 15_000 },
  },
  {
    when: 'a bank joins with nothing',
    event: bank('A'),
    leaves: {},
    postings: [],
  },
  {
    when: 'a customer arrives with notes, against specie',
    event: customer('Ann', 700),
    leaves: { 'cash 0': 700, 'notes 0': 700, 'cash 1': 700 },
    gains: { 1: 700 },
  },
]);

/**
 * Central Bank 0 with specie of 300; Bank A 1: vault 150, balance 100; Bank B 2:
 * vault 30, balance 20; Ann 3 with 100 at A, Ben 4 with 30 at B. Notes: 180.
 */
const start = playOn(
  blank,
  ...[bank('A', 5000, 10_000), bank('B', 0, 2000), customer('Ann', 10_000), customer('Ben', 3000)],
  ...[account(3, 1, 10_000), account(4, 2, 3000)],
);
const [ann, ben] = [[3, 1] as const, [4, 2] as const];

describeRows(start, [
  {
    when: 'a customer pays in notes',
    given: [withdraw(3, 1, 4000)],
    event: deposit(3, 1, 1000),
    leaves: { 'cash 1': 12_000, 'cash 3': 3000, 'account 3@1': 7000 },
    postings: ['cash 3 -1000 assignment', 'cash 1 +1000 assignment', 'account 3@1 +1000 issuance'],
  },
  {
    when: 'the vault pays a withdrawal whole',
    event: withdraw(3, 1, 10_000),
    leaves: { 'cash 1': 5000, 'cash 3': 10_000, 'account 3@1': 0 },
    postings: ['account 3@1 -10000 setOff', 'cash 1 -10000 assignment', 'cash 3 +10000 assignment'],
  },
  {
    when: 'the vault is short, the bank draws notes on its balance for the rest',
    given: [loan(3, 1, 20_000)],
    event: withdraw(3, 1, 22_000),
    leaves: {
      'cash 1': 0,
      'cash 3': 22_000,
      'account 3@1': 8000,
      'account 1@0': 3000,
      'notes 0': 25_000,
    },
    postings: [
      ...['account 3@1 -22000 setOff', 'cash 1 -15000 assignment', 'cash 3 +15000 assignment'],
      ...['account 1@0 -7000 setOff', 'notes 0 +7000 issuance', 'cash 3 +7000 issuance'],
    ],
    tells:
      'Ann withdraws $220 in cash from A. Ann’s deposit there is now $80. A’s vault is $70 short, so it draws notes from its balance with the Central Bank.',
  },
  {
    when: 'the vault is empty, all is drawn',
    given: [loan(3, 1, 20_000), withdraw(3, 1, 15_000)],
    event: withdraw(3, 1, 1000),
    leaves: { 'cash 3': 16_000, 'account 3@1': 14_000, 'account 1@0': 9000, 'notes 0': 19_000 },
    postings: [
      ...['account 3@1 -1000 setOff', 'account 1@0 -1000 setOff'],
      ...['notes 0 +1000 issuance', 'cash 3 +1000 issuance'],
    ],
  },
  {
    when: 'a customer pays another’s bank, balances move at once',
    event: transfer(ann, ben, 3000),
    leaves: {
      'account 3@1': 7000,
      'account 4@2': 6000,
      'account 1@0': 7000,
      'account 2@0': 5000,
    },
    postings: [
      ...['account 3@1 -3000 setOff', 'account 4@2 +3000 issuance'],
      ...['account 1@0 -3000 novation', 'account 2@0 +3000 novation'],
    ],
    gains: { 3: -3000, 4: 3000 },
    tells:
      'Ann pays Ben $30. On the books of the Central Bank the sum passes from A to B; A has $70 left there.',
  },
  {
    when: 'the payer’s bank goes into its daylight overdraft',
    given: [limit(1000)],
    event: transfer(ben, ann, 3000),
    leaves: {
      'account 3@1': 13_000,
      'account 4@2': 0,
      'account 1@0': 13_000,
      'account 2@0': -1000,
    },
    gains: { 3: 3000, 4: -3000 },
    tells:
      'Ben pays Ann $30. On the books of the Central Bank the sum passes from B to A; B is overdrawn there by $10.',
  },
  {
    when: 'a bank pays a bank through zero',
    given: [limit(2000)],
    event: pay(1, 2, 12_000),
    leaves: { 'account 1@0': -2000, 'account 2@0': 14_000 },
    postings: [
      ...['account 1@0 -10000 novation', 'account 1@0 -2000 issuance'],
      ...['account 2@0 +2000 issuance', 'account 2@0 +10000 novation'],
    ],
    gains: { 1: -12_000, 2: 12_000 },
    tells: 'A pays B $120 on the books of the central bank and is overdrawn there by $20.',
  },
  {
    when: 'a bank pays all that it has',
    event: pay(1, 2, 10_000),
    leaves: { 'account 1@0': 0, 'account 2@0': 12_000 },
    gains: { 1: -10_000, 2: 10_000 },
    tells: 'A pays B $100 on the books of the central bank and has nothing left there.',
  },
  {
    when: 'a bank pays an overdrawn bank through zero',
    given: [limit(2000), pay(1, 2, 12_000)],
    event: pay(2, 1, 5000),
    leaves: { 'account 1@0': 3000, 'account 2@0': 9000 },
    postings: [
      ...['account 2@0 -3000 novation', 'account 2@0 -2000 setOff'],
      ...['account 1@0 +2000 setOff', 'account 1@0 +3000 novation'],
    ],
    gains: { 1: 5000, 2: -5000 },
  },
  {
    when: 'a loan is repaid in notes, the vault takes them',
    given: [loan(3, 1, 5000), withdraw(3, 1, 5000)],
    event: repayLoan(0, 2000, 'cash'),
    leaves: { 'cash 1': 12_000, 'cash 3': 3000, 'loans 0 3>1': 3000 },
  },
]);

describe('a board with a central bank', () => {
  test('starts with no hole in any sheet: assets of the central bank are what it owes', () => {
    expect(balancesOf(start)).toMatchObject({ 'cash 0': 30_000, 'notes 0': 18_000 });
    expect(worthsOf(start)).toEqual([0, 15_000, 2000, 10_000, 3000]);
  });

  test('shows notes as its liability, and overdrafts of banks as daylight overdrafts', () => {
    const [atCentral, atA] = sheetsOf(playOn(start, limit(2000), pay(1, 2, 12_000)));
    expect(atCentral).toMatchObject({
      assets: [
        { instrument: 'Daylight Overdrafts', thirdParty: 1, amount: 2000 },
        { instrument: 'Reserves', thirdParty: null, amount: 30_000 },
      ],
      liabilities: [
        { instrument: 'Bank Deposits', thirdParty: 2, amount: 14_000 },
        { instrument: 'Notes', thirdParty: null, amount: 18_000 },
      ],
      netWorth: 0,
    });
    expect(atA?.liabilities).toContainEqual({
      instrument: 'Daylight Overdrafts',
      thirdParty: 0,
      amount: 2000,
    });
  });

  test('lets nobody but banks pay in on joining', () => {
    const paying = { ...customer('Cleo', 0), deposit: 1 } as const;
    expect(refusalOf(blank, paying, 'opening')).toMatchObject({
      code: 'AMOUNT_INVALID',
      field: 'deposit',
    });
  });

  test('has no accounts between banks', () => {
    expect(refusalOf(start, account(1, 2, 0), 'opening').code).toBe('WRONG_PARTY_TYPE');
  });

  test('has no dues to net or settle', () => {
    const net: BankingEvent = { type: 'netDues', bank: 1, with: 2 };
    const settle: BankingEvent = { type: 'settleDues', bank: 1, with: 2 };
    expect(refusalOf(start, net, 'opening').code).toBe('NOTHING_TO_NET');
    expect(refusalOf(start, settle, 'opening').code).toBe('NOT_OFFERED');
  });
});

describe('what a bank may pay', () => {
  const codeOf = (events: readonly BankingEvent[], event: BankingEvent) =>
    refusalOf(playOn(start, ...events), event, 'opening');

  test('is its balance, without an overdraft', () => {
    expect(() => playOn(start, pay(1, 2, 10_000))).not.toThrow();
    expect(codeOf([], pay(1, 2, 10_001))).toEqual({
      code: 'INSUFFICIENT_DEPOSITS',
      field: 'amount',
      message: 'A has $100.00 with the Central Bank; pay $100.00 or less.',
    });
  });

  test('is its balance and the daylight overdraft', () => {
    expect(() => playOn(start, limit(500), pay(1, 2, 10_500))).not.toThrow();
    expect(codeOf([limit(500)], pay(1, 2, 10_501))).toEqual({
      code: 'DAYLIGHT_OVERDRAFT_LIMIT',
      field: 'amount',
      message:
        'A has $100.00 with the Central Bank and may owe up to $5.00 during the day; pay $105.00 or less.',
    });
    expect(codeOf([limit(500), pay(1, 2, 10_500)], pay(1, 2, 1)).message).toBe(
      'A is overdrawn by $5.00 with the Central Bank and may owe up to $5.00 during the day; no amount would do now.',
    );
  });

  test('binds the payments of its customers, whose own deposits come first', () => {
    const lent = [loan(3, 1, 5000)];
    expect(codeOf(lent, transfer(ann, ben, 15_001)).code).toBe('INSUFFICIENT_DEPOSITS');
    expect(codeOf(lent, transfer(ann, ben, 15_000)).message).toBe(
      'A has $100.00 with the Central Bank; pay $100.00 or less.',
    );
    expect(codeOf([...lent, limit(4999)], transfer(ann, ben, 15_000)).code).toBe(
      'DAYLIGHT_OVERDRAFT_LIMIT',
    );
    expect(() => playOn(start, ...lent, limit(5000), transfer(ann, ben, 15_000))).not.toThrow();
  });

  test('never lets customers be overdrawn: the limit is the banks’', () => {
    expect(codeOf([limit(100_000)], transfer(ann, ben, 10_001)).code).toBe('INSUFFICIENT_DEPOSITS');
    expect(codeOf([limit(100_000)], withdraw(3, 1, 10_001)).code).toBe('INSUFFICIENT_DEPOSITS');
  });

  test('in notes is its vault and its balance, never its overdraft', () => {
    expect(codeOf([loan(3, 1, 90_000), limit(50_000)], withdraw(3, 1, 25_001))).toEqual({
      code: 'INSUFFICIENT_CASH',
      field: 'amount',
      message: 'A has $250.00 in its vault and with the central bank; withdraw $250.00 or less.',
    });
    const overdrawn = [loan(3, 1, 90_000), limit(50_000), pay(1, 2, 20_000)];
    expect(codeOf(overdrawn, withdraw(3, 1, 15_001)).message).toMatch(/withdraw \$150\.00 or less/);
    expect(() => playOn(start, ...overdrawn, withdraw(3, 1, 15_000))).not.toThrow();
  });
});
