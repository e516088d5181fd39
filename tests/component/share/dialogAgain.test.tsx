/** A board's dialog that could not be fetched is fetched when it is asked for again. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../../helpers/boards';

const network = vi.hoisted(() => ({ isDown: true }));

vi.mock('@/src/board/share/ShareDialog', async (original) => {
  const real = await original<typeof import('@/src/board/share/ShareDialog')>();
  return {
    get ShareDialog() {
      if (network.isDown) throw new Error('offline');
      return real.ShareDialog;
    },
  };
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  network.isDown = true;
});

afterEach(() => vi.unstubAllGlobals());

test('the share dialog', async () => {
  const user = userEvent.setup();
  render(<Board game={lessonGame(lessonOf(2))} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Share could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  network.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this board' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
});
