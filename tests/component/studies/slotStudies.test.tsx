/** What a board has from above it in Explore, and what it counts for whoever hands in from it. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BankingGame, lessonGame } from '@/src/board/session/game';
import { BoardSlots } from '@/src/board/session/slots';
import { readTries } from '@/src/board/session/tries';
import { Board } from '@/src/board/stage/Board';
import type { Study } from '@/src/board/studies/study';
import { lessonOf } from '../../helpers/boards';
import { Beside, lookAt } from '../../helpers/companion';

const game = lessonGame(lessonOf(2));

const load = async () => ({ default: () => <p>Told from above.</p> });

const STUDIES: readonly Study[] = [
  { id: 'above', label: 'From above', isFor: ({ lesson }) => lesson?.id === 2, load },
];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(shown: BankingGame, studies?: readonly Study[]) {
  const slots = { shareParts: [], loadBanner: null, ...(studies && { studies }) };
  render(
    <BoardSlots value={slots}>
      <Beside>
        <Board game={shown} />
      </Beside>
    </BoardSlots>,
  );
  await screen.findByText('Start');
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('a look from above stands after those of the board, and is fetched when it is opened', async () => {
  await open(game, STUDIES);
  await lookAt('Explore');
  await screen.findByRole('region', { name: 'Look closer' });
  const named = tabs();
  expect(named.indexOf('From above')).toBe(named.indexOf('Other systems') + 1);
  await userEvent.click(screen.getByRole('tab', { name: 'From above' }));
  expect(await screen.findByText('Told from above.')).toBeVisible();
});

test('it is left out where it has nothing to tell, and where a page fills no slots', async () => {
  await open(lessonGame(lessonOf(3)), STUDIES);
  await lookAt('Explore');
  await screen.findByRole('region', { name: 'Look closer' });
  expect(tabs()).toContain('Other systems');
  expect(tabs()).not.toContain('From above');
});

test('a refusal is counted at the task at hand, a step is not', async () => {
  await open(game);
  const pay = async (amount: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount ($)' }), {
      target: { value: amount },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Customer 1' }));
  const action = screen.getByRole('combobox', { name: 'Action' });
  await userEvent.selectOptions(action, 'Transfer Money to Someone');
  await pay('30');
  expect(readTries(game.storageKey).refused).toEqual([]);
  await pay('9000');
  await waitFor(() =>
    expect(readTries(game.storageKey).refused).toEqual([
      { task: 1, code: expect.stringMatching(/^[A-Z_]+$/), count: 1 },
    ]),
  );
});
