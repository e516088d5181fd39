/** A published log on its board: played, branched off from, kept, opened where it is at home. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodePayload, encodeLink, readFragment } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import fullCircuit from '@/fixtures/logs/v1/bills-full-circuit.json';
import chipsDay from '@/fixtures/logs/v1/sandbox-chips-day.json';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { storedOf } from '@/src/board/session/storage/stored';
import { payment } from '../../helpers/cursors';
import { cursorAfter } from '../../helpers/lines/lessonDriver';
import { Seeing } from '../../helpers/screen/seeing';
import { raw, stored } from '../../helpers/tabs';

const PAGE = '/community/scenarios/three-payments';

const log: Log = {
  world: 'banking',
  lesson: 2,
  events: [1000, 2000, 3000].map((amount) => payment(1, 2, amount)),
};
const payload = encodeLink(log);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Seeing);
  localStorage.clear();
  window.history.replaceState(null, '', PAGE);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('@/src/board/island/gameOfLog');
  vi.resetModules();
});

/** Opens the page of the published log, and gives a way to leave it. */
async function open(said = 'Start · 3 steps', at = '') {
  window.history.replaceState(null, '', `${PAGE}${at}`);
  const { unmount } = render(
    <ScenarioBoard payload={payload} title="Three payments">
      <p>Drawn on the server</p>
    </ScenarioBoard>,
  );
  await waitFor(() => expect(status()).toContain(said));
  return unmount;
}

const status = () => document.querySelector('.board-status')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const press = (name: string) => userEvent.click(button(name));

async function pay(amount: string) {
  await press('Customer 1');
  const action = screen.getByRole('combobox', { name: 'Action' });
  await userEvent.selectOptions(action, 'Transfer Money to Someone');
  const field = screen.getByRole('textbox', { name: 'Amount ($)' });
  fireEvent.change(field, { target: { value: amount } });
  await press('Pay');
}

/** What a link leads to: the page, and the log that it carries. */
function carried(name: string) {
  const { pathname, hash } = new URL(link(name).getAttribute('href') ?? '', 'https://x.org');
  const fragment = readFragment(hash);
  const decoded = decodePayload(fragment?.payload ?? '');
  if ('problem' in decoded) throw new Error(decoded.problem);
  return { pathname, round: fragment?.round, log: decoded.log };
}

describe('a published log', () => {
  test('takes the place of what the server drew, and is stepped through', async () => {
    await open();
    expect(screen.queryByText('Drawn on the server')).not.toBeInTheDocument();
    expect(screen.getByText('What you do here leaves your own steps alone.')).toBeVisible();
    await press('Step forward');
    expect(status()).toContain('Step 1 of 3');
    await press('Last step');
    expect(status()).toContain('Step 3 of 3');
  });

  test('may be of a sandbox, and come as the text of a file', async () => {
    render(
      <ScenarioBoard logText={JSON.stringify(chipsDay)} title="A day of CHIPS">
        -
      </ScenarioBoard>,
    );
    const way = await screen.findByRole('link', { name: 'Open in the sandbox' });
    expect(way.getAttribute('href')).toMatch(/^\/sandbox#log=.+&round=0$/);
    await press('Keep it as mine');
    const home = await screen.findByRole('link', { name: 'Go to the sandbox' });
    // It stands nowhere but in its address.
    expect(home.getAttribute('href')).toMatch(/^\/sandbox#log=.+&round=0$/);
  });

  test('may be of the bills exercise', async () => {
    render(
      <ScenarioBoard logText={JSON.stringify(fullCircuit)} title="A full circuit">
        -
      </ScenarioBoard>,
    );
    const name = `Open in part ${fullCircuit.stage} of the bills exercise`;
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(carried(name).log).toMatchObject({ lesson: 'bills', title: 'A full circuit' });
    await press('Step forward');
    expect(status()).toContain('Step 1 of');
  });

  test('that cannot be read says so, and shows no board', async () => {
    render(
      <ScenarioBoard payload="AAAA" title="Nothing">
        <p>Drawn on the server</p>
      </ScenarioBoard>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link/);
    expect(screen.queryByText('Drawn on the server')).not.toBeInTheDocument();
    expect(screen.queryByRole('slider', { name: 'Step' })).not.toBeInTheDocument();
  });

  test('whose board cannot be fetched says so, keeps what is there, and can be asked for again', async () => {
    vi.doMock('@/src/board/island/gameOfLog', () => {
      throw new Error('offline');
    });
    render(
      <ScenarioBoard payload={payload} title="Three payments">
        <p>Drawn on the server</p>
      </ScenarioBoard>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The board could not be loaded\./);
    expect(screen.getByText('Drawn on the server')).toBeVisible();
    vi.doUnmock('@/src/board/island/gameOfLog');
    vi.resetModules();
    await press('Try again');
    await waitFor(() => expect(status()).toContain('Start · 3 steps'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['a lesson', { payload }],
    ['the bills', { logText: JSON.stringify(fullCircuit) }],
  ])('of %s is published and handed in once it is kept, and not before', async (_, source) => {
    // The board is fetched: what it looks for is as fresh as it is.
    const { BoardSlots } = await import('@/src/board/session/slots');
    const load = async () => () => <p>Told</p>;
    const part = { value: 'told', label: 'Tell', description: 'It is told.', load };
    render(
      <BoardSlots value={{ shareParts: [part], loadBanner: null }}>
        <ScenarioBoard {...source} title="A run">
          -
        </ScenarioBoard>
      </BoardSlots>,
    );
    const tabs = async () => {
      await press('Share');
      await screen.findByRole('dialog', { name: /^Share th/ });
      const found = screen.getAllByRole('tab').map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      return found;
    };
    await screen.findByText('What you do here leaves your own steps alone.');
    expect(await tabs()).not.toContain('Tell');
    await press('Keep it as mine');
    expect(await tabs()).toContain('Tell');
    await press('Back to the original steps');
    expect(await tabs()).not.toContain('Tell');
  });
});

describe('the address', () => {
  test('opens it at a step', async () => {
    await open('Step 2 of 3', '#at=2');
    expect(window.location.hash).toBe('#at=2');
  });

  test('follows the shown step once it rests, adds nothing to the history, and never holds the log', async () => {
    const length = window.history.length;
    await open();
    await press('Step forward');
    await press('Step forward');
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(window.location.hash).toBe('#at=2'), { timeout: 3000 });
    await press('First step');
    await waitFor(() => expect(window.location.hash).toBe(''), { timeout: 3000 });
    expect(window.location.pathname).toBe(PAGE);
    expect(window.history.length).toBe(length);
  });

  test('is followed by the board when it comes to name another step', async () => {
    await open();
    window.location.hash = '#at=3';
    await waitFor(() => expect(status()).toContain('Step 3 of 3'));
    window.location.hash = '#comments';
    await press('Step back');
    expect(status()).toContain('Step 2 of 3');
  });

  test('stays at the step where a branch began', async () => {
    await open('Step 1 of 3', '#at=1');
    await pay('7');
    expect(status()).toContain('Step 2 of 2');
    await act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    expect(window.location.hash).toBe('#at=1');
    window.location.hash = '#at=2';
    await waitFor(() => expect(status()).toContain('Step 2 of 3'));
  });
});

describe('what is done on it', () => {
  test('leaves alone what was saved of the lesson, until it is kept', async () => {
    await set('lesson-2', storedOf(cursorAfter(500), 1), raw());
    const leave = await open();
    await press('Last step');
    await pay('7');
    expect(screen.getByText(/^What you tried goes on from the original steps/)).toBeVisible();
    leave();
    expect(await stored()).toEqual(['/500']);
  });

  test('also where the same was saved before: a branch is not added to it', async () => {
    await set('lesson-2', storedOf(cursorAfter(1000, 2000, 3000), 1), raw());
    const leave = await open();
    await press('Last step');
    await pay('7');
    leave();
    expect(await stored()).toEqual(['/1000', '/1000/2000', '/1000/2000/3000']);
  });

  test('can be left for the original steps again', async () => {
    await open();
    await pay('7');
    expect(status()).toContain('Step 1 of 1');
    await press('Back to the original steps');
    expect(status()).toContain('Start · 3 steps');
    expect(screen.queryByRole('button', { name: 'Back to the original steps' })).toBeNull();
  });

  test('is kept in the lesson’s own tree, beside what was there, and the reader is led there', async () => {
    await set('lesson-2', storedOf(cursorAfter(500), 1), raw());
    await open();
    await press('Last step');
    await pay('7');
    await press('Keep it as mine');
    expect(screen.getByText(/^These steps are now in lesson 2, in this browser/)).toBeVisible();
    expect(link('Go to lesson 2')).toHaveAttribute(
      'href',
      '/lectures/fundamentals/deposit-transfers#board',
    );
    await vi.waitFor(async () =>
      expect(await stored()).toEqual([
        ...['/1000', '/1000/2000', '/1000/2000/3000', '/1000/2000/3000/700'],
        '/500',
      ]),
    );
    await press('Back to the original steps');
    expect(status()).toContain('Start · 3 steps');
  });

  test('says so where the browser does not save', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await open();
    await screen.findByText(/does not let us save/);
    await press('Keep it as mine');
    expect(screen.getByText('These steps are yours now, until this page is closed.')).toBeVisible();
    expect(carried('Go to lesson 2').log.events).toEqual(log.events);
  });

  test('is taken along to the lesson', async () => {
    await open('Step 2 of 3', '#at=2');
    expect(carried('Open in lesson 2')).toEqual({
      pathname: '/lectures/fundamentals/deposit-transfers',
      round: 2,
      log: { ...log, title: 'Three payments' },
    });
    await pay('7');
    const { log: forked, round } = carried('Open in lesson 2');
    expect(forked.events).toEqual([...log.events.slice(0, 2), payment(1, 2, 700)]);
    expect(round).toBe(3);
  });

  test('stays when a file is dropped on it: that is opened on its own page', async () => {
    await open();
    // As if that page were this one: then going there changes nothing but the fragment.
    window.history.replaceState(null, '', '/lectures/fundamentals/deposit-transfers');
    const other = { ...log, events: [payment(1, 2, 7)] };
    const file = new File([fileTextOf(other)], 'log.json', { type: 'application/json' });
    const dataTransfer = { types: ['Files'], files: [file] };
    fireEvent.drop(button('Customer 1'), { dataTransfer });
    await waitFor(() => expect(window.location.hash).toContain('log='));
    const decoded = decodePayload(readFragment(window.location.hash)?.payload ?? '');
    expect(decoded).toMatchObject({ log: other });
    expect(status()).toContain('Start · 3 steps');
  });
});
