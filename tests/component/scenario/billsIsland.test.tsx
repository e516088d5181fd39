import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BillsIsland } from '@/src/board/bills/BillsIsland';
import { Watcher } from '../../helpers/watcher';

const BOARD = '@/src/board/bills/BillsBoard';

beforeEach(() => {
  Watcher.all = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock(BOARD);
  vi.resetModules();
});

async function comeNear() {
  render(
    <BillsIsland stage={1}>
      <p>Drawn on the server</p>
    </BillsIsland>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => {
    for (const watcher of Watcher.all) watcher.see(true);
  });
}

const player = () => screen.findByRole('slider', { name: 'Step' });

describe('the place of the exercise’s board', () => {
  test('is filled when one comes near', async () => {
    await comeNear();
    expect(await player()).toBeVisible();
    expect(screen.queryByText('Drawn on the server')).not.toBeInTheDocument();
  });

  test('keeps what is there where the board cannot be loaded, and asks again', async () => {
    vi.doMock(BOARD, () => {
      throw new Error('offline');
    });
    await comeNear();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The board could not be loaded\./);
    expect(screen.getByText('Drawn on the server')).toBeVisible();
    vi.doUnmock(BOARD);
    vi.resetModules();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await player()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
