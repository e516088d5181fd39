import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useChangedInSight } from '@/src/board/sheets/useChangedInSight';

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

/** Shows a step, and whatever comes after it. */
function show(container: HTMLElement, first: { readonly step: string; readonly passes: boolean }) {
  const { rerender } = renderHook(
    ({ step, passes }) => useChangedInSight({ current: container }, step, null, () => passes),
    { initialProps: first },
  );
  return rerender;
}

const UNCHANGED = { top: 100, changed: false };

describe('what a step changed', () => {
  test('is scrolled to, the first of it', () => {
    const container = placed(false, [
      UNCHANGED,
      { top: 700, changed: true },
      { top: 520, changed: true },
    ]);
    show(container, { step: 'one', passes: false });
    expect(container.scrollTop).toBe(420);
  });

  test('is scrolled to once, as the sheets are fitted, and at the next step again', () => {
    const container = placed(false, [UNCHANGED, { top: 520, changed: true }]);
    const go = show(container, { step: 'one', passes: true });
    expect(container.scrollTop).toBe(0);
    go({ step: 'one', passes: false });
    expect(container.scrollTop).toBe(420);
    container.scrollTop = 7;
    go({ step: 'one', passes: false });
    expect(container.scrollTop).toBe(7);
    go({ step: 'two', passes: false });
    expect(container.scrollTop).toBe(427);
  });

  test.each([
    ['is in sight', false, [UNCHANGED, { top: 300, changed: true }]],
    ['is nothing', false, [UNCHANGED, { top: 700, changed: false }]],
    ['is on a board that fits', true, [UNCHANGED, { top: 700, changed: true }]],
  ] as const)('is left where it stands where it %s', (_, fits, sheets) => {
    const container = placed(fits, sheets);
    show(container, { step: 'one', passes: false });
    expect(container.scrollTop).toBe(0);
  });
});
