/** What the address holds where a line is too long for it. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lessonGame } from '@/src/board/session/game';
import { storedOf } from '@/src/board/session/storage/stored';
import { ADDRESS_DELAY } from '@/src/board/session/useAddress';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../../helpers/boards';
import { cursorAfter } from '../../helpers/lines/lessonDriver';
import { raw } from '../../helpers/tabs';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => vi.unstubAllGlobals());

/** Opens the page with so many steps saved and another place in its address, and takes a step back. */
async function stepBack(steps: number): Promise<void> {
  window.history.replaceState(null, '', '/lectures/fundamentals/deposit-transfers#board');
  await set('lesson-2', storedOf(cursorAfter(...Array.from({ length: steps }, () => 1)), 1), raw());
  render(<Board game={lessonGame(lessonOf(2))} />);
  await screen.findByText(`Step ${steps} of ${steps}, where you left off`);
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
}

test('the line that is shown, as long as that has at most two thousand steps', async () => {
  await stepBack(2000);
  await waitFor(() => expect(window.location.hash).toMatch(/^#log=.*1999/));
});

test('none beyond that: an earlier one is not left standing', async () => {
  await stepBack(2001);
  await new Promise((resolve) => setTimeout(resolve, ADDRESS_DELAY));
  await waitFor(() => expect(window.location.hash).toBe(''));
});
