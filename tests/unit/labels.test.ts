import { describe, expect, test } from 'vitest';
import { lineLabel } from '@/events/views/labels';
import { balanceSheet, type SheetLine } from '@/events/views/sheet';
import { openingOf, played } from '../helpers/boards';
import { payment } from '../helpers/places';

type Sides = Pick<SheetLine, 'instrument' | 'side'>;

function lineOf({ instrument, side }: Sides, name: string | null): SheetLine {
  const thirdPartyDetail = name === null ? null : { id: 7, name };
  return { key: 'k', id: 0, kind: 'credit', amount: 100, instrument, side, thirdPartyDetail };
}

describe('a line is called', () => {
  test.each([
    ['Customer Deposits', 'asset', 'At Bank 2'],
    ['Customer Deposits', 'liability', 'Bank 2'],
    ['Bank Deposits', 'asset', 'At Bank 2'],
    ['Bank Deposits', 'liability', 'Bank 2'],
    ['Customer Overdrafts', 'asset', 'Overdraft of Bank 2'],
    ['Customer Overdrafts', 'liability', 'Overdraft at Bank 2'],
    ['Bank Overdrafts', 'asset', 'Overdraft of Bank 2'],
    ['Bank Overdrafts', 'liability', 'Overdraft at Bank 2'],
    ['Due Froms', 'asset', 'Due from Bank 2'],
    ['Due Tos', 'liability', 'Due to Bank 2'],
    ['Loan To', 'asset', 'Loan To Bank 2'],
    ['Repo', 'liability', 'Repo Bank 2'],
  ] as const)('by its counterparty: %s as %s', (instrument, side, label) => {
    expect(lineLabel(lineOf({ instrument, side }, 'Bank 2'), 'bank')).toBe(label);
  });

  test('cash where a customer holds it, reserves where a bank does', () => {
    const cash = lineOf({ instrument: 'Reserves', side: 'asset' }, null);
    expect(lineLabel(cash, 'customer')).toBe('Cash');
    expect(lineLabel(cash, 'bank')).toBe('Reserves');
  });

  test('by any name a party may have', () => {
    const deposit = { instrument: 'Customer Deposits', side: 'asset' } as const;
    for (const name of ['$& @ $1', "$' Sons", '@', '$$']) {
      expect(lineLabel(lineOf(deposit, name), 'customer')).toBe(`At ${name}`);
    }
  });
});

describe('no two lines of one column are called the same', () => {
  test.each([
    ['in lesson 2', openingOf(2)],
    ['in lesson 10', openingOf(10)],
    ['with an overdraft', played(2, [{ type: 'setOverdraft', value: 100 }, payment(1, 2, 10_050)])],
  ])('%s', (_what, round) => {
    for (const { id, type } of round.book.parties) {
      const sheet = balanceSheet(round, id);
      for (const groups of [sheet.assets, sheet.liabilities]) {
        const labels = groups.flatMap(({ lines }) => lines.map((line) => lineLabel(line, type)));
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
  });
});
