import { describe, expect, test } from 'vitest';
import { type RecordRow, type RowMode, recordRows } from '@/events/banking/views/rows';
import { plain } from '@/events/phrase';
import { note, payment } from '../../helpers/cursors';
import { lineOn } from './support';

/** A row in short: its number, its sentence, and the entries of each party, assets | liabilities. */
function inShort({ number, sentence, cells }: RecordRow): readonly string[] {
  const entries = (list: RecordRow['cells'][number]['assets']): string =>
    list
      .map(
        ({ instrumentType, symbol, amount, notationType, counterpartyId, counterpartyName }) =>
          `${symbol}${amount} ${instrumentType} ${notationType} ${counterpartyId} ${counterpartyName}`,
      )
      .join(', ');
  const sides = cells.map(
    ({ partyId, assets, liabilities }) =>
      `${partyId}: ${entries(assets)} | ${entries(liabilities)}`,
  );
  return [`${number} ${plain(sentence)}`, ...sides];
}

const line = lineOn(2, [
  { type: 'setOverdraft', value: 5000 },
  payment(1, 2, 3000),
  note('A remark.'),
  { type: 'deposit', customer: 1, bank: 0, amount: 500 },
]);

const numbers = (mode: RowMode, shown: number): readonly number[] =>
  recordRows(line, mode, shown).map(({ number }) => number);

describe('the spreadsheet of records', () => {
  test('has both sides of the sheet of every party, and the sentence of the round', () => {
    expect(recordRows(line, 'latest', 1).map(inShort)).toEqual([
      [
        '1 Customer 1 pays Customer 2 $30. On the books of Bank 1 the sum passes from one account to the other.',
        '0:  | -3000 deposits novation 1 Customer 1, +3000 deposits novation 2 Customer 2',
        '1: -3000 deposits novation 0 Bank 1 | ',
        '2: +3000 deposits novation 0 Bank 1 | ',
      ],
    ]);
    expect(recordRows(line, 'latest', 2).map(inShort)[0]?.slice(1)).toEqual([
      '0: +500 cash assignment 1 Customer 1 | +500 deposits issuance 1 Customer 1',
      '1: -500 cash assignment 0 Bank 1, +500 deposits issuance 0 Bank 1 | ',
      '2:  | ',
    ]);
  });

  test('has a row for the shown round, for the last two up to it, or for all up to it', () => {
    expect(numbers('latest', 2)).toEqual([2]);
    expect(numbers('each', 2)).toEqual([1, 2]);
    expect(numbers('each', 1)).toEqual([0, 1]);
    expect(numbers('all', 1)).toEqual([-4, -3, -2, -1, 0, 1]);
    expect(numbers('all', 2)).toEqual([-4, -3, -2, -1, 0, 1, 2]);
  });

  test('has no more rows than are asked for, the latest', () => {
    const numbered = recordRows(line, 'all', 1, 3).map(({ number }) => number);
    expect(numbered).toEqual([-1, 0, 1]);
    expect(recordRows(line, 'latest', 1, 3)).toHaveLength(1);
  });

  test('goes back into the opening, and no further', () => {
    expect(numbers('each', -4)).toEqual([-4]);
    expect(numbers('latest', -5)).toEqual([]);
    expect(numbers('latest', 9)).toEqual([2]);
  });

  test('has no row for a setting or a note', () => {
    const said = recordRows(line, 'all', 2).map(({ sentence }) => plain(sentence));
    expect(said.filter((text) => /remark|overdraft/i.test(text))).toEqual([]);
  });

  test('has a cell for a party before it came, so that rows align', () => {
    for (const row of recordRows(line, 'all', 2)) {
      expect(row.cells.map(({ partyId }) => partyId)).toEqual([0, 1, 2]);
    }
  });
});
