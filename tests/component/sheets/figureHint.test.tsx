import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../../helpers/boards';
import { Beside, lookAt } from '../../helpers/companion';

const game = lessonGame(lessonOf(2));
const WORDS = /Press any figure to see which steps made it up/;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the board, or opens it again, and gives a way to leave it. */
async function open() {
  const { unmount } = render(<Board game={game} />, { wrapper: Beside });
  await screen.findByText('Start');
  await lookAt('Explore');
  await screen.findByRole('region', { name: 'Look closer' });
  return unmount;
}

describe('the invitation to press a figure', () => {
  test('goes once it is put away, and stays away', async () => {
    const leave = await open();
    const beside = within(screen.getByRole('region', { name: 'Look closer' }));
    expect(beside.getByText(WORDS)).toBeVisible();
    await userEvent.click(beside.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    leave();
    await open();
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  test('stands over the sheets, too, and goes from beside them with it', async () => {
    await open();
    const [beside, over, ...more] = screen.getAllByText(WORDS);
    expect(more).toEqual([]);
    expect(beside).toBeVisible();
    // A line of its own, which is there where the sentence leaves it room; nobody has to hear it with each step.
    expect(over).toHaveClass('board-note');
    expect(over).toHaveAttribute('aria-live', 'off');
    if (over) await userEvent.click(within(over).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  test('goes with the first figure that is pressed', async () => {
    await open();
    const [figure] = screen.getAllByRole('button', { name: /what makes it up$/ });
    if (figure) await userEvent.click(figure);
    await screen.findByRole('dialog');
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    expect(localStorage.length).toBe(1);
  });

  test('does not come where figures cannot be pressed', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Ledger' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });
});
