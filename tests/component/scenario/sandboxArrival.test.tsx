/** What reaches the sandbox from outside: a file, a place on the page, another tab. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SandboxLog } from '@/events/banking/log';
import { decodePayload, encodeLink, fragmentOf, payloadOf } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { Sandbox } from '@/src/board/sandbox/Sandbox';
import { account, bank, customer, payment } from '@/src/lessons/course/opening';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  window.history.replaceState(null, '', '/sandbox');
});

afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const OPENING = [bank('Bank 1'), customer('Customer 1', 100), customer('Customer 2', 100)];
const ACCOUNTS = [account(1, 0, 50), account(2, 0, 50)];

/** The log of a system called “Mine”. */
const logOf = (...amounts: readonly number[]): SandboxLog => ({
  world: 'banking',
  lesson: 'sandbox',
  title: 'Mine',
  opening: [...OPENING, ...ACCOUNTS],
  events: amounts.map((amount) => payment(1, 0, 2, 0, amount)),
});

const fileOf = (log: SandboxLog, changes: object = {}) =>
  new File([JSON.stringify({ ...JSON.parse(fileTextOf(log)), ...changes })], 'log.json', {
    type: 'application/json',
  });

async function open(): Promise<void> {
  render(<Sandbox />);
  await screen.findByRole('heading', { name: 'Build a system' });
}

const upload = (file: File) => userEvent.upload(screen.getByLabelText('Open a file'), file);

describe('a log file', () => {
  test('that is none is told, and the builder stays', async () => {
    await open();
    await upload(new File(['{'], 'log.json', { type: 'application/json' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('not saved by Tallystick');
    expect(screen.getByRole('heading', { name: 'Build a system' })).toBeVisible();
  });

  test('that is a folder, or has gone since, is told', async () => {
    await open();
    const file = fileOf(logOf());
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await upload(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This cannot be read: it is no file',
    );
  });

  test('opens its system and what was played on it; Back leads to the builder', async () => {
    await open();
    await upload(fileOf(logOf(40)));
    await screen.findByRole('heading', { name: 'Mine' });
    await screen.findByText(/^Start · 1 step/);
    expect(window.location.hash).toMatch(/^#log=/);
    window.history.replaceState(null, '', '/sandbox');
    fireEvent(window, new HashChangeEvent('hashchange'));
    await screen.findByRole('heading', { name: 'Build a system' });
  });

  test('with tasks shows them, and its address carries them', async () => {
    await open();
    const than = 9000;
    const own: SandboxLog = {
      ...logOf(40),
      tasks: {
        version: 1,
        list: [
          {
            goal: 'Pay Customer 2 all but $10.',
            begins: { party: 1, act: 'transfer' },
            hints: ['Act as Customer 1.'],
            asks: {
              kind: 'figure',
              of: { kind: 'line', line: 'Customer Deposits', party: 2 },
              is: 'is',
              than,
            },
          },
        ],
      },
    };
    await upload(fileOf(own));
    await screen.findByRole('heading', { name: 'Mine' });
    expect(await screen.findByText('Tasks are checked on your own board.')).toBeVisible();
    expect(screen.getByText('Pay Customer 2 all but $10.')).toBeVisible();
    const carried = decodePayload(payloadOf(window.location.hash));
    expect(carried).toHaveProperty('log.tasks', own.tasks);
  });

  test('whose steps do not fold whole is shown as far as they do, with the reason', async () => {
    await open();
    await upload(fileOf(logOf(40, 500, 1)));
    await screen.findByText(/What follows step 1 cannot be done: Customer 1 has \$10/);
    await screen.findByText(/^Step 1 of 1 of the shared steps/);
  });

  test('with a step that is none is shown up to it', async () => {
    await open();
    const log = logOf(40);
    await upload(fileOf(log, { events: [...log.events, { type: 'robBank' }] }));
    await screen.findByText(/follows step 1 cannot be done: There is no event of this type/);
    await screen.findByText(/^Step 1 of 1 of the shared steps/);
  });

  test('whose opening cannot be read whole shows what could be built', async () => {
    await open();
    await upload(fileOf(logOf(40), { opening: [...OPENING, { type: 'robBank' }] }));
    await screen.findByText(/Step 4 of the opening cannot be read: There is no event of this/);
    expect(screen.getByRole('table', { name: 'Assets of Bank 1' })).toBeVisible();
  });

  test('of another system says where it opens when no link can carry it there', async () => {
    window.location.hash = `#${fragmentOf(encodeLink({ ...logOf(), opening: OPENING }), null)}`;
    render(<Sandbox />);
    await screen.findByText('Start');
    const target = button('Customer 1');
    const dropped = { types: ['Files'], files: [fileOf(logOf(40, 500))] };
    fireEvent.drop(target, { dataTransfer: dropped });
    await screen.findByText(/of another system: choose “Edit the system” and open the file there/);
  });
});

describe('the address', () => {
  test('may name a place on the page without ending what is played', async () => {
    window.location.hash = `#${fragmentOf(encodeLink(logOf()), null)}`;
    render(<Sandbox />);
    await screen.findByText('Start');
    window.location.hash = '#main';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    expect(screen.getByText('Start')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Build a system' })).toBeNull();
  });
});

describe('another tab', () => {
  test('that builds leaves its system among those built earlier', async () => {
    await open();
    await userEvent.click(button('Add'));
    const theirs = window.localStorage.getItem('tallystick-sandbox') ?? '';
    cleanup();
    window.localStorage.clear();
    await open();
    window.localStorage.setItem('tallystick-sandbox', theirs);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Bank');
    await userEvent.click(button('Add'));
    await screen.findByRole('option', { name: /^Built earlier: .*1 step/ });
  });
});
