/** When sheets are fitted to their room, and when they stay as they are drawn. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFit } from '@/src/board/sheets/useFit';
import { forgetResizing, Resizing, resizeAll } from '../../helpers/screen/resizing';

/** Pixels that the sheets take, by how close their lines stand. */
const HEIGHTS: Readonly<Record<string, number>> = { 0: 500, 1: 400, 2: 300, 3: 200, 4: 100 };

const NO_MERGES: readonly never[] = [];
beforeEach(() => vi.stubGlobal('ResizeObserver', Resizing));

afterEach(() => {
  vi.unstubAllGlobals();
  forgetResizing();
});

/** Sheets in a room of this height. How often it is looked whether they fit is counted: each look lays them out. */
function sheetsIn(height: number) {
  const element = document.createElement('div');
  const room = { height, looks: 0 };
  Object.defineProperties(element, {
    clientWidth: { value: 1000 },
    scrollWidth: { value: 1000 },
    clientHeight: { get: () => room.height },
    scrollHeight: {
      get: () => {
        room.looks += 1;
        return Math.max(room.height, HEIGHTS[element.dataset.density ?? ''] ?? 0);
      },
    },
  });
  const container = { current: element };
  const { rerender } = renderHook(
    ({ shown, isPassing }: { readonly shown: string; readonly isPassing: boolean }) =>
      useFit(container, shown, 'line', NO_MERGES, () => isPassing),
    { initialProps: { shown: 'first', isPassing: false } },
  );
  return {
    room,
    density: () => element.dataset.density,
    draw: (shown: string, isPassing = false) => rerender({ shown, isPassing }),
    resize(to: number) {
      room.height = to;
      act(resizeAll);
    },
  };
}

test('sheets are fitted once as long as they and their room stay the same', () => {
  const sheets = sheetsIn(450);
  expect(sheets.density()).toBe('1');
  const { looks } = sheets.room;
  sheets.draw('first');
  sheets.resize(450);
  expect(sheets.room.looks).toBe(looks);
  sheets.draw('second');
  expect(sheets.room.looks).toBeGreaterThan(looks);
});

test('sheets that are about to be drawn anew are not fitted', () => {
  const sheets = sheetsIn(450);
  const { looks } = sheets.room;
  sheets.draw('passing', true);
  expect(sheets.room.looks).toBe(looks);
  sheets.draw('second');
  expect(sheets.room.looks).toBeGreaterThan(looks);
});

test('a pixel more or less leaves what fits as it is drawn', () => {
  const sheets = sheetsIn(401);
  expect(sheets.density()).toBe('1');
  const { looks } = sheets.room;
  sheets.resize(400);
  expect(sheets.density()).toBe('1');
  expect(sheets.room.looks).toBe(looks + 1);
  sheets.resize(399);
  expect(sheets.density()).toBe('2');
});

test('other room has them fitted anew, from the roomiest way on', () => {
  const sheets = sheetsIn(250);
  expect(sheets.density()).toBe('3');
  sheets.resize(520);
  expect(sheets.density()).toBe('0');
});
