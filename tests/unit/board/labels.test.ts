import { describe, expect, test } from 'vitest';
import { groupLabel, lineLabel } from '@/events/banking/views/labels';
import { balanceSheet, type SheetLine, sheetLines } from '@/events/banking/views/sheet';
import { LESSONS } from '@/src/lessons/course/all';
import { openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

type Sides = Pick<SheetLine, 'instrument' | 'side'>;

function lineOf(
  { instrument, side }: Sides,
  name: string | null,
  kind: SheetLine['kind'] = 'credit',
): SheetLine {
  const thirdPartyDetail = name === null ? null : { id: 7, name };
  return { key: 'k', id: 0, kind, amount: 100, instrument, side, thirdPartyDetail };
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
    ['Daylight Overdrafts', 'asset', 'Daylight overdraft of Bank 2'],
    ['Daylight Overdrafts', 'liability', 'Daylight overdraft at Bank 2'],
    ['CH Certificates', 'asset', 'Certificates of Bank 2'],
    ['CH Certificates', 'liability', 'Certificates held by Bank 2'],
    ['CH Loans', 'asset', 'CH loan to Bank 2'],
    ['CH Loans', 'liability', 'CH loan from Bank 2'],
    ['Loan To', 'asset', 'Loan to Bank 2'],
    ['Loan From', 'liability', 'Loan from Bank 2'],
    ['fed funds to', 'asset', 'Fed funds to Bank 2'],
    ['fed funds from', 'liability', 'Fed funds from Bank 2'],
    ['Mortgage To', 'asset', 'Mortgage to Bank 2'],
    ['Mortgage From', 'liability', 'Mortgage from Bank 2'],
    ['Repo', 'liability', 'Repo with Bank 2'],
    ['Repo', 'asset', 'Repo with Bank 2'],
    ['Reverse Repo', 'asset', 'Reverse repo with Bank 2'],
    ['Reverse Repo', 'liability', 'Reverse repo with Bank 2'],
    ['Repo with the Facility', 'asset', 'Overnight reverse repo with Bank 2'],
    ['Reverse Repo Facility', 'liability', 'Overnight reverse repo with Bank 2'],
  ] as const)('by its counterparty: %s as %s', (instrument, side, label) => {
    expect(lineLabel(lineOf({ instrument, side }, 'Bank 2'), 'bank')).toBe(label);
  });

  test('over several lines as they are grouped; the facility by the central bank’s word', () => {
    expect(groupLabel('Repo with the Facility')).toBe('Overnight reverse repos');
    expect(groupLabel('Reverse Repo')).toBe('Reverse Repo');
    expect(groupLabel('Customer Deposits')).toBe('Customer Deposits');
  });

  test('cash where a customer holds it, reserves where a bank does', () => {
    const cash = lineOf({ instrument: 'Reserves', side: 'asset' }, null, 'reserves');
    expect(lineLabel(cash, 'customer')).toBe('Cash');
    expect(lineLabel(cash, 'bank')).toBe('Reserves');
  });

  test('specie where a house or a central bank holds it', () => {
    const cash = lineOf({ instrument: 'Reserves', side: 'asset' }, null, 'reserves');
    expect(lineLabel(cash, 'clearinghouse')).toBe('Specie');
    expect(lineLabel(cash, 'centralbank')).toBe('Specie');
  });

  test('bills and notes by what they are, whoever has or owes them', () => {
    const bills = lineOf({ instrument: 'Treasury Bills', side: 'asset' }, null, 'securities');
    expect(lineLabel(bills, 'bank')).toBe('Treasury Bills');
    const notes = lineOf({ instrument: 'Notes', side: 'liability' }, null, 'notes');
    expect(lineLabel(notes, 'centralbank')).toBe('Notes');
  });

  test('in a phrase of its own on every board: none falls back on its instrument', () => {
    for (const { id } of LESSONS) {
      const round = openingOf(id);
      for (const { id: partyId, type } of round.book.parties) {
        for (const line of sheetLines(round, partyId)) {
          const name = line.thirdPartyDetail?.name ?? '';
          expect(lineLabel(line, type)).not.toBe(`${line.instrument} ${name}`);
        }
      }
    }
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
