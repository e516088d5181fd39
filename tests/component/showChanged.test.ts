import { describe, expect, test } from 'vitest';
import { showChanged } from '@/src/board/sheets/showChanged';

/** A place from 100 to 500 with sheets at these tops, each 150 high; those that are changed are marked. */
function placed(
  fits: boolean,
  sheets: readonly { readonly top: number; readonly changed: boolean }[],
) {
  const place = document.createElement('div');
  place.dataset.fits = String(fits);
  place.getBoundingClientRect = () => new DOMRect(0, 100, 300, 400);
  for (const { top, changed } of sheets) {
    const sheet = document.createElement('article');
    if (changed) sheet.dataset.changed = '';
    sheet.getBoundingClientRect = () => new DOMRect(0, top, 300, 150);
    place.append(sheet);
  }
  return place;
}

const UNCHANGED = { top: 100, changed: false };

describe('what a step changed', () => {
  test('is scrolled to, the first of it', () => {
    const place = placed(false, [
      UNCHANGED,
      { top: 700, changed: true },
      { top: 520, changed: true },
    ]);
    showChanged(place);
    expect(place.scrollTop).toBe(420);
  });

  test.each([
    ['is in sight', false, [UNCHANGED, { top: 300, changed: true }]],
    ['is nothing', false, [UNCHANGED, { top: 700, changed: false }]],
    ['is on a board that fits', true, [UNCHANGED, { top: 700, changed: true }]],
  ] as const)('is left where it stands where it %s', (_, fits, sheets) => {
    const place = placed(fits, sheets);
    showChanged(place);
    expect(place.scrollTop).toBe(0);
  });
});
