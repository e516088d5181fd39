import { describe, expect, test } from 'vitest';
import { balancesOf, refusalOf, worthsOf } from '../../helpers/boards';
import { buy, limit, pay, repo, sell } from '../../helpers/lines/reserveEvents';
import { built, describeRows, playOn } from '../../helpers/rows';
import { bank, bills, customer, system } from '../../helpers/setup';

/** Central Bank 0 with bills of 200; Banks A 1 and B 2 with balances of 100, A with bills of 100. */
const start = built(
  ...[system('centralbank'), bank('A', 0, 10_000), bank('B', 0, 10_000)],
  ...[bills(0, 20_000), bills(1, 10_000)],
);

describeRows(start, [
  {
    when: 'a party comes to hold bills',
    event: bills(2, 700),
    leaves: { 'bills 2': 700 },
    postings: ['bills 2 +700 issuance'],
    gains: { 2: 700 },
  },
  {
    when: 'it comes to hold more, they are one holding',
    event: bills(1, 700),
    leaves: { 'bills 1': 10_700 },
    gains: { 1: 700 },
  },
  {
    when: 'a customer comes to hold bills',
    given: [customer('Ann', 0)],
    event: bills(3, 700),
    leaves: { 'bills 3': 700 },
    gains: { 3: 700 },
  },
  {
    when: 'the central bank buys bills, reserves are made',
    event: buy(1, 6000),
    leaves: { 'bills 0': 26_000, 'bills 1': 4000, 'account 1@0': 16_000 },
    postings: [
      'bills 1 -6000 assignment',
      'bills 0 +6000 assignment',
      'account 1@0 +6000 issuance',
    ],
    tells:
      'The Central Bank buys $60 of Treasury Bills from A and credits its balance: reserves rise by the same amount.',
  },
  {
    when: 'it buys from an overdrawn bank, the overdraft is paid off first',
    given: [limit(3000), pay(1, 2, 13_000)],
    event: buy(1, 5000),
    leaves: { 'bills 0': 25_000, 'bills 1': 5000, 'account 1@0': 2000 },
    postings: [
      ...['bills 1 -5000 assignment', 'bills 0 +5000 assignment'],
      ...['account 1@0 +3000 setOff', 'account 1@0 +2000 issuance'],
    ],
    tells:
      'The Central Bank buys $50 of Treasury Bills from A and credits its balance: $30 of it pays off its daylight overdraft, and reserves rise by $20.',
  },
  {
    when: 'it buys for just the overdraft, reserves stay',
    given: [limit(3000), pay(1, 2, 13_000)],
    event: buy(1, 3000),
    leaves: { 'bills 0': 23_000, 'bills 1': 7000, 'account 1@0': 0 },
    tells:
      'The Central Bank buys $30 of Treasury Bills from A and credits its balance: all of it pays off its daylight overdraft, and reserves stay as they are.',
  },
  {
    when: 'it buys for less than the overdraft, what is left of it is told',
    given: [limit(3000), pay(1, 2, 13_000)],
    event: buy(1, 1000),
    leaves: { 'bills 0': 21_000, 'bills 1': 9000, 'account 1@0': -2000 },
    tells:
      'The Central Bank buys $10 of Treasury Bills from A and credits its balance: all of it reduces its daylight overdraft to $20, and reserves stay as they are.',
  },
  {
    when: 'it sells bills, reserves are absorbed',
    event: sell(1, 6000),
    leaves: { 'bills 0': 14_000, 'bills 1': 16_000, 'account 1@0': 4000 },
    postings: ['account 1@0 -6000 setOff', 'bills 0 -6000 assignment', 'bills 1 +6000 assignment'],
    tells:
      'The Central Bank sells $60 of Treasury Bills to A and debits its balance: reserves fall by the same amount.',
  },
  {
    when: 'it sells to a bank that has less, the rest is overdraft and no reserves',
    given: [limit(3000)],
    event: sell(1, 12_000),
    leaves: { 'bills 0': 8000, 'bills 1': 22_000, 'account 1@0': -2000 },
    tells:
      'The Central Bank sells $120 of Treasury Bills to A and debits its balance: $20 of it becomes daylight overdraft, and reserves fall by $100.',
  },
  {
    when: 'it sells to a bank that is overdrawn, reserves stay',
    given: [limit(3000), pay(1, 2, 11_000)],
    event: sell(1, 1000),
    leaves: { 'bills 0': 19_000, 'bills 1': 11_000, 'account 1@0': -2000 },
    tells:
      'The Central Bank sells $10 of Treasury Bills to A and debits its balance: all of it raises its daylight overdraft to $20, and reserves stay as they are.',
  },
  {
    when: 'it sells to a bank without bills, a holding is opened',
    event: sell(2, 10_000),
    leaves: { 'bills 0': 10_000, 'bills 2': 10_000, 'account 2@0': 0 },
  },
]);

describe('Treasury Bills', () => {
  test('mature after one period at 5 %, and remember what they were opened with', () => {
    expect(playOn(start, buy(1, 6000)).book.securities).toMatchObject([
      { id: 0, maturity: 1, interest: 500, principal: 20_000 },
      { id: 1, maturity: 1, interest: 500, principal: 10_000 },
    ]);
    expect(worthsOf(start)).toEqual([20_000, 20_000, 10_000]);
  });

  test('stay a holding when all are sold', () => {
    const sold = playOn(start, buy(1, 10_000));
    expect(balancesOf(sold)).toMatchObject({ 'bills 1': 0, 'account 1@0': 20_000 });
    expect(playOn(sold, sell(1, 500)).column).toHaveLength(sold.column.length);
  });

  test('cannot be bought beyond what the bank holds', () => {
    expect(refusalOf(start, buy(1, 10_001), 'opening')).toEqual({
      code: 'INSUFFICIENT_BILLS',
      field: 'amount',
      message: 'A holds $100.00 of Treasury Bills; buy $100.00 or less.',
    });
    expect(refusalOf(start, buy(2, 1), 'opening').message).toBe(
      'B holds $0.00 of Treasury Bills; no amount would do now.',
    );
  });

  test('cannot be bought while they are pledged', () => {
    const pledged = playOn(start, repo(1, 2, 4000, 0, 0));
    expect(refusalOf(pledged, buy(1, 6001), 'opening')).toEqual({
      code: 'BILLS_PLEDGED',
      field: 'amount',
      message: 'A has pledged $40.00 of its $100.00 of Treasury Bills; buy $60.00 or less.',
    });
    expect(() => playOn(pledged, buy(1, 6000))).not.toThrow();
  });

  test('cannot be sold on by a bank that has only received them', () => {
    const pledged = playOn(start, repo(1, 2, 4000, 0, 0));
    expect(refusalOf(pledged, buy(2, 1), 'opening').code).toBe('INSUFFICIENT_BILLS');
  });

  test('cannot be sold beyond the bank’s balance, nor beyond what the central bank has', () => {
    expect(refusalOf(start, sell(1, 10_001), 'opening').code).toBe('INSUFFICIENT_DEPOSITS');
    const rich = playOn(start, limit(50_000));
    expect(refusalOf(rich, sell(1, 60_001), 'opening').code).toBe('DAYLIGHT_OVERDRAFT_LIMIT');
    expect(refusalOf(rich, sell(1, 20_001), 'opening')).toEqual({
      code: 'INSUFFICIENT_BILLS',
      field: 'amount',
      message: 'The Central Bank holds $200.00 of Treasury Bills; sell $200.00 or less.',
    });
    const pledged = playOn(rich, repo(0, 2, 15_000, 0, 0));
    expect(refusalOf(pledged, sell(1, 5001), 'opening').code).toBe('BILLS_PLEDGED');
  });
});
