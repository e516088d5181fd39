/** Folded sheets that are drawn whole take no more than their room, and as many are as it holds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseUnfolded, type Foldable, wholeHeight } from '@/src/board/sheets/chooseUnfolded';

const sheet = fc
  .record({
    row: fc.nat(3),
    folded: fc.integer({ min: 20, max: 60 }),
    growth: fc.nat(200),
    rank: fc.constantFrom(0 as const, 1 as const, 2 as const),
    isCut: fc.boolean(),
  })
  .map(({ growth, ...rest }): Foldable => ({ ...rest, whole: rest.folded + growth }));

const sheets = fc.array(sheet, { maxLength: 12 });

/** What the rows take with some of the sheets whole. */
const heightWith = (all: readonly Foldable[], chosen: readonly number[]): number =>
  wholeHeight(
    all.map((one, index) => ({ ...one, whole: chosen.includes(index) ? one.whole : one.folded })),
  );

test('what is chosen fits, and no other would fit beside it', () => {
  fc.assert(
    fc.property(sheets, fc.nat(800), (all, spare) => {
      const room = heightWith(all, []) + spare;
      const chosen = chooseUnfolded(all, room);
      expect(heightWith(all, chosen)).toBeLessThanOrEqual(room);
      const others = all.flatMap((one, index) =>
        chosen.includes(index) || one.isCut || one.whole === one.folded ? [] : [index],
      );
      for (const other of others) {
        expect(heightWith(all, [...chosen, other])).toBeGreaterThan(room);
      }
      expect(chosen.some((index) => all[index]?.isCut)).toBe(false);
    }),
  );
});

test('with all the room there is, all are whole that are not cut', () => {
  fc.assert(
    fc.property(sheets, (all) => {
      const grown = all.flatMap((one, index) => (one.isCut ? [] : [index]));
      const chosen = chooseUnfolded(all, wholeHeight(all));
      expect([...chosen].sort((one, other) => one - other)).toEqual(grown);
    }),
  );
});

test('those of an earlier rank come first, however they stand', () => {
  const one: Foldable = { row: 0, folded: 20, whole: 60, rank: 2, isCut: false };
  const all = [one, { ...one, row: 1, rank: 1 as const }, { ...one, row: 2, rank: 0 as const }];
  expect(chooseUnfolded(all, 60 + 40)).toEqual([2]);
  expect(chooseUnfolded(all, 60 + 80)).toEqual([2, 1]);
});

test('a sheet that is no higher whole is whole, as its other side may hide a line', () => {
  const full: Foldable = { row: 0, folded: 60, whole: 60, rank: 2, isCut: false };
  expect(chooseUnfolded([full], 60)).toEqual([0]);
});

test('a sheet beside a higher one takes no more room', () => {
  const high: Foldable = { row: 0, folded: 60, whole: 60, rank: 1, isCut: false };
  const low: Foldable = { row: 0, folded: 20, whole: 60, rank: 2, isCut: false };
  expect(chooseUnfolded([high, low], 60)).toEqual([0, 1]);
});
