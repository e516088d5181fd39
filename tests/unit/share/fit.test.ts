import { describe, expect, test } from 'vitest';
import { nodeAt } from '@/events/timeline/timeline';
import { shownAt } from '@/src/board/sentence/lineView';
import { fitOf, foldedOf, type Outline, outlineOf, pagesOf, smallest } from '@/src/board/share/fit';
import { partyView } from '@/src/board/sheets/partyView';
import { tiersOf } from '@/src/board/sheets/tiers';
import { openingCursorOf } from '../../helpers/cursors';

/** The outlines of a lesson's accounts as it opens. */
function outlinesOf(lesson: number): readonly Outline[] {
  const { timeline, at } = openingCursorOf(lesson);
  const state = shownAt(timeline, at);
  return nodeAt(timeline, at).round.book.parties.map((party) =>
    outlineOf(state, partyView(state, party, 'off', [])),
  );
}

/** Those of each tier of the stage. */
function outlinesByTier(lesson: number) {
  const { timeline, at } = openingCursorOf(lesson);
  const outlines = outlinesOf(lesson);
  return tiersOf(nodeAt(timeline, at).round.book).map((tier) =>
    tier.map(({ id }) => outlines.slice(id, id + 1)),
  );
}

const tierLengths = (lesson: number) => outlinesByTier(lesson).map(({ length }) => length);

/** Accounts that are to hold nothing else, all of one tier. */
const alone = (outlines: readonly Outline[]) => [outlines.map((outline) => [outline])];

const projector = { width: 1820, height: 760 };
const phone = { width: 370, height: 560 };

describe('accounts on a screen', () => {
  test('are larger where there are fewer of them, and on a larger screen', () => {
    const few = fitOf(alone(outlinesOf(2)), projector);
    const many = fitOf(alone(outlinesOf(10)), projector);
    const small = fitOf(alone(outlinesOf(2)), { width: 900, height: 400 });
    expect(few?.size).toBeGreaterThan(many?.size ?? Number.NaN);
    expect(few?.size).toBeGreaterThan(small?.size ?? Number.NaN);
  });

  test('stand side by side where the screen is wide, one under the other where it is narrow', () => {
    expect(fitOf(alone(outlinesOf(10)), projector)?.columns).toBe(3);
    expect(fitOf(alone(outlinesOf(2)), phone)?.columns).toBe(1);
  });

  test('stand in tiers as on the stage, each tier in one row where it can be read', () => {
    const tall = { width: 1820, height: 1200 };
    expect(tierLengths(10)).toEqual([3, 3]);
    expect(fitOf(outlinesByTier(10), projector)?.columns).toBe(3);
    expect(tierLengths(13)).toEqual([1, 4, 4]);
    // Folded to their headings and totals, nine find room in their tiers where they do not whole.
    const folded = outlinesByTier(13).map((tier) => tier.map((versions) => versions.map(foldedOf)));
    expect(fitOf(outlinesByTier(13), projector)).toBeNull();
    expect(fitOf(folded, projector)?.columns).toBe(4);
    expect(fitOf(outlinesByTier(2), phone)?.columns).toBe(1);
    // Six abreast could not be read from the last row.
    expect(fitOf(alone(outlinesOf(10)), tall)?.columns).toBe(3);
  });

  test('are never smaller than the last row reads', () => {
    for (const lesson of [1, 2, 10, 12]) {
      const fit = fitOf(alone(outlinesOf(lesson)), projector);
      if (fit) expect(fit.size).toBeGreaterThanOrEqual(smallest(projector));
    }
    expect(fitOf(alone([...outlinesOf(10), ...outlinesOf(10)]), projector)).toBeNull();
  });

  test('have every word of a label on one line', () => {
    const row = (label: number, word: number, figures: number) => ({ label, word, figures });
    const bank = (word: number): Outline => ({
      ...{
        heading: 6,
        left: Array.from({ length: 4 }, () => row(4, word, 4.4)),
        right: [row(4.5, 2.5, 1.7)],
      },
    });
    const room = { width: 1214, height: 600 };
    const fit = fitOf([[[bank(4.4)], [bank(4.4)]]], room);
    const broken = fitOf([[[bank(1)], [bank(1)]]], room);
    if (!fit || !broken) throw new Error('both fit');
    expect(fit.size).toBeLessThan(broken.size);
    const width = (room.width / fit.size - (fit.columns - 1) * 1.6) / fit.columns;
    expect(width / 2 - 4.4 - 0.9).toBeGreaterThanOrEqual(4.4);
    // A word that fits nowhere is broken.
    expect(fitOf([[[bank(90)]]], room)).toEqual(fitOf([[[bank(1)]]], room));
  });

  test('have room for the step that takes the most, and not for more than any step takes', () => {
    const [bank] = outlinesOf(10);
    const [customer] = outlinesOf(10).slice(-1);
    if (!bank || !customer) throw new Error('two accounts');
    const wide = { width: 1820, height: 420 };
    const both = fitOf([[[bank]], [[customer]]], wide);
    // The one is long while the other is short: the two are never long together.
    expect(fitOf([[[bank, customer]], [[customer, bank]]], wide)).toEqual(both);
    expect(fitOf([[[bank]], [[bank]]], wide)?.size).toBeLessThan(both?.size ?? Number.NaN);
  });

  test('have room for the longest of what they are to hold', () => {
    const [bank] = outlinesOf(10);
    const [customer] = outlinesOf(10).slice(-1);
    if (!bank || !customer) throw new Error('two accounts');
    expect(fitOf([[[customer, bank]]], projector)).toEqual(fitOf([[[bank]]], projector));
    const wide = { width: 1820, height: 300 };
    expect(fitOf([[[customer]]], wide)?.size).toBeGreaterThan(
      fitOf([[[customer, bank]]], wide)?.size ?? Number.NaN,
    );
  });
});

describe('pages of accounts', () => {
  test('are of one length, so that no account is left over for a page of its own', () => {
    const nine = [...outlinesOf(10), ...outlinesOf(10)].slice(0, 9);
    const lengths = pagesOf(nine, projector).map(({ length }) => length);
    const [most, ...others] = lengths;
    expect(others.length).toBeGreaterThan(0);
    for (const length of others) expect(length).toBeGreaterThanOrEqual((most ?? 0) - 1);
  });

  test('hold every account once and in order, each page as many as fit', () => {
    const outlines = [...outlinesOf(10), ...outlinesOf(10)];
    const pages = pagesOf(outlines, projector);
    expect(pages.flat()).toEqual(outlines.map((_, index) => index));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(
        fitOf(alone(page.flatMap((place) => outlines[place] ?? [])), projector),
      ).not.toBeNull();
    }
  });

  test('are one where all fit, and none where there is nothing', () => {
    expect(pagesOf(outlinesOf(2), projector)).toEqual([[0, 1, 2]]);
    expect(pagesOf([], projector)).toEqual([]);
  });

  test('give an account that fits nowhere a page of its own', () => {
    const outlines = outlinesOf(10).slice(0, 2);
    expect(pagesOf(outlines, { width: 200, height: 60 })).toEqual([[0], [1]]);
  });
});
