import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { type BalanceSheet, balanceSheet, type SheetGroup } from '@/events/banking/views/sheet';
import { openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

/** Groups in short: instrument, total, and each counterparty's part. */
function inShort(groups: readonly SheetGroup[]): readonly string[] {
  return groups.map(({ instrument, total, lines }) => {
    const parts = lines.map(
      ({ thirdPartyDetail, amount }) => `${thirdPartyDetail?.name ?? '-'} ${amount}`,
    );
    return `${instrument} ${total} = ${parts.join(' + ')}`;
  });
}

function sheetsOf(round: BankingRound): readonly BalanceSheet[] {
  return round.book.parties.map(({ id }) => balanceSheet(round, id));
}

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
const allCash: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 10_000 };

describe('a balance sheet', () => {
  test('groups its lines by instrument, cash first, with a total each', () => {
    const { assets, liabilities } = balanceSheet(openingOf(10), 0);
    expect(inShort(assets)).toEqual([
      'Reserves 30000 = - 30000',
      'Bank Deposits 20000 = Bank 2 10000 + Bank 3 10000',
      'Due Froms 2500 = Bank 2 1500 + Bank 3 1000',
    ]);
    expect(inShort(liabilities)).toEqual([
      'Bank Deposits 20000 = Bank 2 10000 + Bank 3 10000',
      'Customer Deposits 8500 = Customer 1 8500',
      'Due Tos 4000 = Bank 2 2000 + Bank 3 2000',
    ]);
  });

  test('has net worth as what is left, below zero where more is owed than held', () => {
    expect(balanceSheet(openingOf(10), 0)).toMatchObject({
      partyId: 0,
      total: 52_500,
      netWorth: 20_000,
    });
    const poor = played(2, [overdraft, allCash, payment(1, 2, 23_000)]);
    expect(balanceSheet(poor, 1)).toMatchObject({ assets: [], total: 0, netWorth: -3000 });
  });

  test('shows what is below zero on the other side', () => {
    const round = played(2, [overdraft, payment(1, 2, 13_000)]);
    expect(inShort(balanceSheet(round, 1).liabilities)).toEqual([
      'Customer Overdrafts 3000 = Bank 1 3000',
    ]);
    expect(inShort(balanceSheet(round, 0).assets)).toEqual([
      'Reserves 20000 = - 20000',
      'Customer Overdrafts 3000 = Customer 1 3000',
    ]);
  });

  test('lists no zero balance', () => {
    expect(inShort(balanceSheet(played(2, [allCash]), 1).assets)).toEqual([
      'Customer Deposits 20000 = Bank 1 20000',
    ]);
  });

  test.each([
    ['of lesson 2', openingOf(2)],
    ['of lesson 10', openingOf(10)],
    ['with an overdraft', played(2, [overdraft, payment(1, 2, 13_000)])],
  ])('foots %s, and all that is owed is owned by somebody', (_what, round) => {
    const sum = (groups: readonly SheetGroup[]): number =>
      groups.flatMap(({ lines }) => lines).reduce((total, { amount }) => total + amount, 0);
    const sheets = sheetsOf(round);
    for (const { assets, liabilities, netWorth, total } of sheets) {
      expect(sum(assets)).toBe(total);
      expect(sum(liabilities) + netWorth).toBe(total);
      for (const group of [...assets, ...liabilities]) expect(sum([group])).toBe(group.total);
    }
    const claims = (side: 'assets' | 'liabilities'): number =>
      sum(sheets.flatMap((sheet) => sheet[side].filter((one) => one.instrument !== 'Reserves')));
    expect(claims('assets')).toBe(claims('liabilities'));
  });
});

describe('a line', () => {
  const keysOf = ({ assets, liabilities }: BalanceSheet): readonly string[] =>
    [...assets, ...liabilities].flatMap(({ lines }) => lines.map(({ key }) => key));

  test('has a key of its own on its sheet', () => {
    for (const sheet of sheetsOf(openingOf(10))) {
      const keys = keysOf(sheet);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThan(0);
    }
  });

  test('keeps it from round to round', () => {
    const later = balanceSheet(played(2, [payment(1, 2, 3000)]), 0);
    expect(keysOf(later)).toEqual(keysOf(balanceSheet(openingOf(2), 0)));
  });

  test('carries the id of its account, cash that of its party', () => {
    const { assets } = balanceSheet(openingOf(2), 2);
    expect(assets.flatMap(({ lines }) => lines.map(({ kind, id }) => [kind, id]))).toEqual([
      ['reserves', 2],
      ['account', 1],
    ]);
  });
});
