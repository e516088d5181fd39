/** A lesson's page whose board can be started from several openings: each keeps its own steps. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LessonLog } from '@/events/banking/log';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { BoardIsland } from '@/src/board/island/BoardIsland';
import { loadBoard } from '@/src/board/island/lessonBoard';
import { askForRound } from '@/src/board/session/reading';
import { demonstrationOf } from '@/src/lessons/demonstrations';
import { lessonOf } from '../../helpers/boards';
import { Beside, lookAt } from '../../helpers/companion';
import { Watcher } from '../../helpers/watcher';

beforeEach(() => {
  Watcher.all = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const settled: LessonLog['events'] = [{ type: 'settleDues', bank: 3, with: 0 }];
const log = (opening?: string): LessonLog => ({
  ...{ world: 'banking', lesson: 12, events: settled },
  ...(opening === undefined ? {} : { opening }),
});
const linkTo = (shared: LessonLog) => `#${fragmentOf(encodeLink(shared), null)}`;

async function open(lessonId = 12): Promise<void> {
  render(
    <Beside>
      <BoardIsland
        lessonId={lessonId}
        load={loadBoard}
        demonstration={demonstrationOf(lessonOf(lessonId)).log}
      >
        <p>Drawn on the server</p>
      </BoardIsland>
    </Beside>,
  );
  await act(async () => Watcher.all[0]?.see(true));
  await screen.findByRole('slider', { name: 'Step' }, { timeout: 15_000 });
}

const choices = () => screen.findAllByLabelText<HTMLSelectElement>('Start from');

async function choose(name: string): Promise<void> {
  const [choice] = await choices();
  if (!choice) throw new Error('there is no choice');
  await userEvent.selectOptions(choice, name);
}

/** The loan on a sheet is what only the second opening has. */
const isLent = () => document.body.textContent.includes('Loan to');

describe('a board with two openings', () => {
  test('starts from the lesson’s own, and from the other when that is chosen', async () => {
    await open();
    const [choice] = await choices();
    expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual([
      'banks that haven’t lent',
      'banks that have lent',
    ]);
    expect(isLent()).toBe(false);
    await choose('banks that have lent');
    await waitFor(() => expect(isLent()).toBe(true));
    await waitFor(() => expect(window.location.hash).toMatch(/^#log=/));
    await choose('banks that haven’t lent');
    await waitFor(() => expect(isLent()).toBe(false));
    await waitFor(() => expect(window.location.hash).toBe(''));
  }, 60_000);

  test('keeps what was done from each of them', async () => {
    window.history.replaceState(null, '', linkTo(log('lent')));
    await open();
    expect(isLent()).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it as mine' }));
    expect(await screen.findByText(/Step 0 of 1|Start · 1 step/)).toBeVisible();
    await choose('banks that haven’t lent');
    await waitFor(() => expect(isLent()).toBe(false));
    expect(await screen.findByText('Start')).toBeVisible();
    await choose('banks that have lent');
    expect(await screen.findByText(/Step 1 of 1|Start · 1 step/)).toBeVisible();
  }, 60_000);

  test('goes over to the opening of a link that comes while it plays', async () => {
    await open();
    window.history.replaceState(null, '', linkTo(log('lent')));
    // Heard once what was saved is there.
    await waitFor(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      expect(isLent()).toBe(true);
    });
    expect(await screen.findByText(/You are looking at shared steps/)).toBeVisible();
  }, 60_000);

  test('says of an opening that it does not have, and shows its own', async () => {
    window.history.replaceState(null, '', linkTo(log('no-such')));
    await open();
    expect(
      await screen.findByText(/an opening of lesson 12, “no-such”, which is not here/),
    ).toBeVisible();
    expect(isLent()).toBe(false);
    expect(fileTextOf(log('no-such'))).toContain('no-such');
  }, 60_000);

  test('shows the text’s demonstration where that starts, and comes back', async () => {
    await open();
    act(() => askForRound(12, 1, 'chip'));
    expect(await screen.findByText(/You are looking at the lesson’s demonstration/)).toBeVisible();
    expect(isLent()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try it yourself' }));
    await waitFor(() => expect(isLent()).toBe(false));
  }, 60_000);

  test('tells the tasks of the other beside its own, with the way there', async () => {
    await open();
    await lookAt('Tasks');
    expect(screen.getByText(/bring its certificates back to \$100/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start from banks that have lent' }));
    await waitFor(() => expect(isLent()).toBe(true));
    expect(screen.getAllByText(/Task 1 of 1/).length).toBeGreaterThan(0);
    expect(
      screen.getByRole('button', { name: 'Start from banks that haven’t lent' }),
    ).toBeVisible();
  }, 60_000);
});

test('a board with one opening offers no choice', async () => {
  await open(2);
  expect(screen.queryByLabelText('Start from')).not.toBeInTheDocument();
}, 60_000);
