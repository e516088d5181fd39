/** The board of an embedded page: drawn once, with the log that its address names. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeLink, fragmentOf } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { stored } from '../../helpers/tabs';

const logOf = (...amounts: readonly number[]): Log => ({
  world: 'banking',
  lesson: 2,
  events: amounts.map((amount) => payment(1, 2, amount)),
});

function standAt(log: Log, round: number | null): void {
  const fragment = fragmentOf(encodeLink(log), round);
  window.history.replaceState(null, '', `/embed#${fragment}`);
}

const status = () => document.querySelector('.board-status')?.textContent;
const isVisiting = () => status()?.includes('of the shared steps') === true;

/** All that the status has said, from the first time that it was drawn. */
function statuses(): readonly (string | undefined | null)[] {
  const said: (string | undefined | null)[] = [];
  const observer = new MutationObserver(() => {
    if (status() !== undefined && said.at(-1) !== status()) said.push(status());
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

/** Opens the page anew: what an address names as the page opens is read as its script runs. */
async function open(): Promise<void> {
  vi.resetModules();
  const { EmbeddedBoard } = await import('@/src/board/embed/EmbeddedBoard');
  render(<EmbeddedBoard />);
  await screen.findByRole('region', { name: 'Board' });
}

/** Plays payments on the lesson’s own page, and leaves it. */
async function playOwn(...amounts: readonly number[]): Promise<void> {
  const { unmount } = render(<Board game={lessonGame(lessonOf(2))} />);
  await screen.findByText('Start');
  await userEvent.click(screen.getByRole('button', { name: 'Customer 1' }));
  const action = screen.getByRole('combobox', { name: 'Action' });
  await userEvent.selectOptions(action, 'Transfer Money to Someone');
  for (const amount of amounts) {
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount ($)' }), String(amount / 100));
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  }
  await vi.waitFor(async () => expect(await stored()).toContain(`/${amounts.join('/')}`));
  unmount();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => vi.unstubAllGlobals());

test('a board opens with its log: nothing else is drawn before', async () => {
  standAt(logOf(1000, 2000), 1);
  const said = statuses();
  await open();
  await waitFor(() => expect(isVisiting()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(said).toEqual([expect.stringMatching(/^Step 1 of 2 of the shared steps/)]);
});

test('a log that one has played oneself is shown as one’s own, at the step of the address', async () => {
  standAt(logOf(), null);
  await playOwn(1000, 2000);
  standAt(logOf(1000, 2000), 1);
  await open();
  await waitFor(() => expect(status()).toMatch(/^Step 1 of 2/));
  await waitFor(() => expect(isVisiting()).toBe(false));
});

test('another log stays, under no notice: the way to the whole page stands at its foot', async () => {
  standAt(logOf(), null);
  await playOwn(1000);
  standAt(logOf(3000, 2000), 2);
  await open();
  await waitFor(() => expect(isVisiting()).toBe(true));
  expect(screen.queryByText(/^You are looking at/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back to my own' })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open in Tallystick' });
  expect(link).toHaveAttribute('href', `${lessonGame(lessonOf(2)).path}${window.location.hash}`);
  standAt(logOf(3000), 1);
  link.addEventListener('click', (click) => click.preventDefault());
  await userEvent.click(link);
  expect(new URL(link.getAttribute('href') ?? '', 'http://a').hash).toBe(window.location.hash);
});

test('a page that comes back at an address which only followed it shows what was saved since', async () => {
  standAt(logOf(), null);
  await playOwn(1000);
  standAt(logOf(3000, 2000), 2);
  window.sessionStorage.setItem('tallystick-address', window.location.href);
  const arrival = Object.assign(Object.create(PerformanceEntry.prototype), { type: 'reload' });
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival]);
  await open();
  await waitFor(() => expect(status()).toMatch(/^Step 1 of 1/));
  expect(isVisiting()).toBe(false);
  entries.mockRestore();
  window.sessionStorage.clear();
});

test('another log that the address names before what was saved has come is opened all the same', async () => {
  standAt(logOf(1000, 2000), 1);
  const observer = new MutationObserver(() => {
    if (status() === undefined) return;
    observer.disconnect();
    standAt(logOf(3000), 1);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await open();
  await waitFor(() => expect(status()).toMatch(/^Step 1 of 1 of the shared steps/));
});
