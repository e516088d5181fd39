/** The address of a board whose codec cannot be fetched: it stays, and nothing fails for it. */
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lessonGame } from '@/src/board/session/game';
import { ADDRESS_DELAY, useAddressBar } from '@/src/board/session/useAddress';
import { lessonOf } from '../../helpers/boards';
import { cursorAfter } from '../../helpers/lines/lessonDriver';

const asked = vi.hoisted(() => ({ times: 0 }));

vi.mock('@/src/board/session/links', () => {
  asked.times += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

const unhandled = vi.fn();

afterEach(() => {
  process.off('unhandledRejection', unhandled);
});

test('a step that the address cannot follow rejects nothing', async () => {
  process.on('unhandledRejection', unhandled);
  const game = lessonGame(lessonOf(2));
  const shown = { game, isFollowing: true, isOwn: true };
  const { rerender } = renderHook((place) => useAddressBar({ ...shown, ...place }), {
    initialProps: cursorAfter(1),
  });
  rerender(cursorAfter(1, 2));
  await vi.waitFor(() => expect(asked.times).toBe(1), { timeout: ADDRESS_DELAY * 5 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unhandled).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
});
