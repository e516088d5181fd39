import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '@/events/worlds';
import { drawGame } from '@/src/board/island/drawGame';
import { gameOf } from '@/src/board/island/gameOfLog';
import { hashOf } from '@/src/board/session/links';
import { CommunitySlots } from '@/src/community/share/CommunitySlots';
import { houseShelf } from '@/src/community/shelf/shelf';
import { payment } from '../../helpers/cursors';

const shelf = await houseShelf();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The board of a log as a link opens it, with what the community adds. */
async function follow(log: Log) {
  window.history.replaceState(null, '', `#${hashOf(log, null)}`);
  const found = await gameOf(log);
  if ('problem' in found) throw new Error(found.problem);
  render(<CommunitySlots>{await drawGame(found, {})}</CommunitySlots>);
}

const notice = async (words: string) =>
  (await screen.findByText(words, {}, { timeout: 5000 })).closest('.board-notice')?.textContent;

// One of a lesson, of the sandbox and of the bills.
const worlds = ['Netting in three moves', ...shelf.slice(-2).map(({ title }) => title)];

test.each(shelf.filter(({ title }) => worlds.includes(title)))(
  '“$title” opens with its story and a button that plays it',
  async ({ log, title, story }) => {
    await follow(log);
    expect(await notice(title)).toMatch(`${title}, by Tallystick. ${story}`);
    expect(screen.queryByText(/shared log:/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play it' }));
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(2);
    await waitFor(() => expect(screen.getByText(/^Step 1 of/)).toBeVisible(), { timeout: 3000 });
  },
);

test('a story is known by what was played, whatever its link calls it', async () => {
  const netting = shelf.find(({ title }) => title === worlds[0]);
  if (!netting) throw new Error('no such story');
  const { title, log } = netting;
  const { title: _, ...untitled } = log;
  await follow(untitled);
  expect(await notice(title)).toContain('by Tallystick');
});

test('what else is played on the same board is a shared log', async () => {
  await follow({ world: 'banking', lesson: 2, events: [payment(1, 2, 3000)] });
  expect(await screen.findByText(/You are looking at shared steps/)).toBeVisible();
});
