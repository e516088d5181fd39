import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exercisesOf } from '@/events/bills/exercises';
import { loadBills } from '@/src/board/bills/loadBills';
import { Beside, lookAt } from '../../helpers/companion';
import { stageAt } from '../../unit/bills/support';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', stageAt(1).path);
});

afterEach(() => vi.unstubAllGlobals());

const exercises = () => within(screen.getByRole('region', { name: 'Tasks' }));

/** Over the form: what an act has met, as it is heard, and what is next. */
const line = () => {
  const task = document.querySelector<HTMLElement>('[data-part=task]');
  if (!task) throw new Error('there is no task at hand');
  return task;
};
const told = () => within(line()).getAllByRole('status')[0]?.textContent;
const next = () => within(line()).getByText(/^Task \d of \d:$/).parentElement?.textContent;

const done = () =>
  exercises()
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.state);

/** Opens the board of the first part, or opens it again, and gives a way to leave it. */
async function open(said: string | RegExp) {
  const { BillsBoard, game } = loadBills(1);
  const { unmount } = render(<BillsBoard game={game} />, { wrapper: Beside });
  await screen.findByText(said);
  await lookAt('Tasks');
  return unmount;
}

async function ask(amount: string) {
  const field = screen.getByRole('textbox', { name: 'Amount in marcs' });
  fireEvent.change(field, { target: { value: amount } });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
}

test('exercises are ticked as they are done, in any order, refusals too', async () => {
  const leave = await open('Start');
  expect(done()).toEqual(['next', 'later', 'later']);
  const [first] = exercisesOf(1);
  expect(next()).toBe(`Task 1 of 3: ${first?.goal}`);
  await ask('20');
  expect(done()).toEqual(['next', 'met', 'later']);
  expect(told()).toBe('Task 2 is done.');
  expect(next()).toMatch(/^Task 1 of 3: /);
  await ask('2.50');
  expect(done()).toEqual(['met', 'met', 'next']);
  expect(told()).toBe('Task 1 is done.');
  expect(next()).toMatch(/^Task 3 of 3: /);
  await waitFor(() => expect(window.location.hash).toMatch(/^#log=/));
  leave();
  await open(/^Step 1 of 1/);
  expect(done()[0]).toBe('met');
});
