/** Another line laid beside a published one: both are there to be compared, and the published one is shown. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { payment } from '../../helpers/cursors';
import { Seeing } from '../../helpers/screen/seeing';

const logOf = (lesson: number, ...amounts: readonly number[]): string => {
  const events = amounts.map((amount) => payment(1, 2, amount));
  const log: Log = { world: 'banking', lesson, events };
  return fileTextOf(log);
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Seeing);
  localStorage.clear();
  window.history.replaceState(null, '', '/community/assignments/a/hand-ins/b');
});

afterEach(() => vi.unstubAllGlobals());

const status = () => document.querySelector('.board-status')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(beside: string) {
  const { container } = render(
    <ScenarioBoard logText={logOf(2, 1000, 2000, 3000)} title="Second" beside={beside}>
      -
    </ScenarioBoard>,
  );
  await waitFor(() => expect(status()).toContain('Start · 3 steps'));
  return container;
}

test('parts from it on the track, and is compared with it', async () => {
  const container = await open(logOf(2, 1000, 2500));
  expect(container.querySelectorAll('.track-branch')).not.toHaveLength(0);
  await press('Last step');
  expect(status()).toContain('Step 3 of 3');
  await userEvent.click(screen.getByRole('tab', { name: 'Explore' }));
  const compare = await screen.findByRole('tab', { name: 'Compare' });
  await userEvent.click(compare);
  expect(
    await screen.findByText(/This line at step 3; the other one ends at step 2/),
  ).toBeVisible();
});

test.each([
  ['of another board', logOf(3, 1000)],
  ['that cannot be read', '{}'],
])('is left out where it is %s', async (_, beside) => {
  const container = await open(beside);
  expect(container.querySelectorAll('.track-branch')).toHaveLength(0);
});
