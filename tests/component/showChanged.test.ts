import { describe, expect, test } from 'vitest';
import { showChanged } from '@/src/board/sheets/showChanged';

/** A container from 100 to 500 with sheets at these tops, each 150 high; those that are changed are marked. */
function placed(
  fits: boolean,
  sheets: readonly { readonly top: number; readonly changed: boolean }[],
) {
  const container = document.createElement('div');
  container.dataset.fits = String(fits);
  container.getBoundingClientRect = () => new DOMRect(0, 100, 300, 400);
  for (const { top, changed } of sheets) {
    const sheet = document.createElement('article');
    if (changed) sheet.dataset.changed = '';
    sheet.getBoundingClientRect = () => new DOMRect(0, top, 300, 150);
    container.append(sheet);
  }
  return container;
}

const UNCHANGED = { top: 100, changed: false };

describe('what a step changed', () => {
  test('is scrolled to, the first of it', () => {
    const container = placed(false, [
      UNCHANGED,
      { top: 700, changed: true },
      { top: 520, changed: true },
    ]);
    showChanged(container);
    expect(container.scrollTop).toBe(420);
  });

  test.each([
    ['is in sight', false, [UNCHANGED, { top: 300, changed: true }]],
    ['is nothing', false, [UNCHANGED, { top: 700, changed: false }]],
    ['is on a board that fits', true, [UNCHANGED, { top: 700, changed: true }]],
  ] as const)('is left where it stands where it %s', (_, fits, sheets) => {
    const container = placed(fits, sheets);
    showChanged(container);
    expect(container.scrollTop).toBe(0);
  });
});
