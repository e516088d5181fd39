import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { balancesOf, changedBalances, refusalOf } from '../../../helpers/boards';
import { ann, banks, ben, cleo, eighty, endOfDay, start } from '../../../helpers/lines/chipsBoard';
import { lend, limit, pay, repay } from '../../../helpers/lines/reserveEvents';
import { playOn } from '../../../helpers/rows';
import { account, bank, customer, net, settle, transfer } from '../../../helpers/setup';

describe('a position', () => {
  test('pays just what was pre-funded, and is smaller on the next day', () => {
    const all = playOn(start, transfer(ann, ben, 10_000));
    expect(all.book.queue).toEqual([]);
    expect(playOn(start, transfer(ann, ben, 10_001)).book.queue).toHaveLength(1);
    const next = playOn(start, eighty, endOfDay);
    expect(playOn(next, transfer(ann, ben, 2001)).book.queue).toHaveLength(1);
    expect(playOn(next, transfer(ann, ben, 2000)).book.queue).toEqual([]);
  });

  test('takes no daylight overdraft, though pre-funding may', () => {
    expect(playOn(start, limit(90_000), transfer(ann, ben, 10_001)).book.queue).toHaveLength(1);
    expect(refusalOf(banks, account(2, 1, 50_001), 'opening')).toMatchObject({
      code: 'INSUFFICIENT_DEPOSITS',
      message: 'A has $500.00 with the Central Bank; pay in $500.00 or less.',
    });
    expect(balancesOf(playOn(banks, limit(1000), account(2, 1, 51_000)))).toMatchObject({
      'account 2@0': -1000,
      'account 2@1': 51_000,
    });
  });

  test('is left alone by what banks do among themselves: that goes over the central bank', () => {
    const done = playOn(start, pay(2, 3, 15_000), lend(2, 4, 5000, 1000), repay(0, 2000));
    expect(changedBalances(start, done)).toEqual({
      'account 2@0': 27_800,
      'account 3@0': 55_000,
      'account 4@0': 42_200,
      'fed funds 0 2>4': 3000,
    });
    expect(refusalOf(start, pay(2, 3, 40_001), 'opening').code).toBe('INSUFFICIENT_DEPOSITS');
  });

  test('is needed at both ends of a payment', () => {
    const other = playOn(start, bank('D', 0, 1000), customer('Dan', 500), account(9, 8, 500));
    expect(refusalOf(other, transfer([9, 8], ann, 1), 'opening')).toEqual({
      code: 'UNKNOWN_ACCOUNT',
      field: 'fromBank',
      message: 'D has not pre-funded a position with CHIPS; choose a bank that has.',
    });
    expect(refusalOf(other, transfer(ann, [9, 8], 1), 'opening')).toMatchObject({
      code: 'UNKNOWN_ACCOUNT',
      field: 'toBank',
    });
  });

  test('does not let anyone pay more than there is on deposit', () => {
    expect(refusalOf(start, transfer(ben, ann, 20_001), 'opening').code).toBe(
      'INSUFFICIENT_DEPOSITS',
    );
  });
});

describe('the end of the day', () => {
  const owing = playOn(start, eighty);
  const refusedAs = (event: BankingEvent, round = owing) => {
    const { code, field } = refusalOf(round, event, 'opening');
    return `${code} ${field}`;
  };

  test('is for all members at once, with CHIPS, over the central bank', () => {
    expect(refusedAs(settle(2, 1))).toBe('VALUE_INVALID bank');
    expect(refusedAs(settle('all', 2))).toBe('WRONG_PARTY_TYPE with');
    expect(refusedAs({ type: 'settleDues', bank: 'all', with: 1, by: 'debit' })).toBe(
      'VALUE_INVALID by',
    );
    expect(refusedAs(net(2, 1))).toBe('NOTHING_TO_NET with');
  });

  test('comes only when something is due or waits', () => {
    expect(refusedAs(endOfDay, start)).toBe('NOTHING_DUE bank');
    expect(refusedAs(endOfDay, playOn(owing, endOfDay))).toBe('NOTHING_DUE bank');
    const waits = playOn(start, transfer(ann, cleo, 10_001));
    expect(playOn(waits, endOfDay).book.queue).toEqual([]);
  });

  test('leaves what CHIPS holds with the central bank equal to what it owes its members', () => {
    const ended = balancesOf(playOn(owing, transfer(ben, cleo, 12_000), endOfDay));
    const positions = [2, 3, 4].map((id) => ended[`account ${id}@1`] ?? 0);
    expect(positions).toEqual([2000, 6000, 5000]);
    expect(ended['account 1@0']).toBe(13_000);
  });
});
