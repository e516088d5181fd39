/** The sandbox on a weak network: what stands there until its script comes, and where it does not. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodePayload, payloadOf } from '@/events/log/link';
import { EXAMPLES } from '@/src/board/sandbox/examples';

const BUILDER = '@/src/board/sandbox/Sandbox';
const BOARD = '@/src/board/stage/Board';

const offline = (path: string) =>
  vi.doMock(path, () => {
    throw new Error('offline');
  });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  window.history.replaceState(null, '', '/sandbox');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock(BUILDER);
  vi.doUnmock(BOARD);
});

async function open() {
  const { SandboxPage } = await import('@/src/board/sandbox/SandboxPage');
  render(<SandboxPage />);
}

test('until its script has come, the examples are there to be read, each as a link that plays it', async () => {
  await open();
  for (const { title, about, opening } of EXAMPLES) {
    const link = screen.getByRole('link', { name: title });
    expect(link.closest('li')).toHaveTextContent(about);
    const { hash } = new URL(link.getAttribute('href') ?? '', window.location.href);
    expect(decodePayload(payloadOf(hash))).toMatchObject({ log: { title, opening } });
  }
  expect(await screen.findByRole('heading', { name: 'Build a system' })).toBeVisible();
  expect(screen.queryByText(/^Meanwhile/)).not.toBeInTheDocument();
});

test('where its script does not come it says so, and asks again', async () => {
  offline(BUILDER);
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The sandbox could not be loaded.');
  vi.doUnmock(BUILDER);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Build a system' })).toBeVisible();
});

test('a board that does not come is told of on its place and in its tab, and comes later', async () => {
  offline(BOARD);
  const { Sandbox } = await import('@/src/board/sandbox/Sandbox');
  render(<Sandbox />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play it' }));
  await screen.findAllByRole('alert');
  const panel = screen.getByRole('tabpanel', { name: 'Steps' });
  expect(panel).toHaveTextContent('The board could not be loaded.');
  expect(screen.getAllByText(/^The board could not be loaded/)).toHaveLength(2);
  vi.doUnmock(BOARD);
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Board' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
