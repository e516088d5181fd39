/** How the sheets of a tier share its width. */
import { describe, expect, test } from 'vitest';
import { columnsOf } from '@/src/board/sheets/lineRoom';

const room = (assets: number, liabilities: number) => ({ rows: 1, assets, liabilities });

/** The share of each column. */
const shares = (columns: string) =>
  [...columns.matchAll(/minmax\(0, ([\d.]+)fr\)/g)].map(([, share]) => Number(share));

describe('the columns of a tier', () => {
  test('are alike where the lines are', () => {
    expect(shares(columnsOf([[room(20, 20), room(25, 15)]]))).toEqual([1, 1]);
  });

  test('are wider where the lines are, up to a third', () => {
    expect(shares(columnsOf([[room(24, 24), room(20, 16), room(18, 18)]]))).toEqual([
      1.2, 0.9, 0.9,
    ]);
    expect(shares(columnsOf([[room(90, 90), room(10, 10), room(10, 10)]]))).toEqual([
      1.35, 0.741, 0.741,
    ]);
  });

  test('are those of its other row too, which stands under them', () => {
    const rows = [
      [room(10, 10), room(20, 20), room(10, 10)],
      [room(24, 24), room(8, 8), room(10, 10)],
    ];
    expect(shares(columnsOf(rows))).toEqual([1.333, 1.111, 0.741]);
  });

  test('are there for a party whose room is not known', () => {
    expect(shares(columnsOf([[undefined, undefined]]))).toEqual([1, 1]);
  });
});
