import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodePayload, encodeLink, fragmentOf, readFragment } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { lessonGame } from '@/src/board/session/game';
import type { Outcome, SharePartProps } from '@/src/board/session/slots';
import { BoardSlots, type SharePart } from '@/src/board/session/slots';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../helpers/boards';
import { Beside, lookAt } from '../helpers/companion';
import { payment } from '../helpers/cursors';
import { rowsUnder } from '../helpers/screen/onScreen';
import { stored } from '../helpers/tabs';

const game = lessonGame(lessonOf(2));

const OUTCOME: Outcome = { text: 'It has gone away.', isTrouble: false };

/** A part of the share dialog whose answer comes after a while. */
function Sending({ onLate }: SharePartProps) {
  return (
    <button type="button" onClick={() => setTimeout(onLate, 50, OUTCOME)}>
      Send
    </button>
  );
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', '/lectures/fundamentals/deposit-transfers');
});

afterEach(() => vi.unstubAllGlobals());

/** Opens the page of lesson 2, or opens it again, and gives a way to leave it. */
async function open(status: string, shareParts: readonly SharePart[] = []) {
  const { unmount } = render(
    <BoardSlots value={{ shareParts, loadBanner: null }}>
      <Beside>
        <Board game={game} />
      </Beside>
    </BoardSlots>,
  );
  await screen.findByText(status);
  return unmount;
}

const status = () => document.querySelector('.board-status')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });

async function pay(amount: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount ($)' }), {
    target: { value: amount },
  });
  await userEvent.click(button('Pay'));
}

async function chooseTransfer() {
  await userEvent.click(button('Customer 1'));
  const action = screen.getByRole('combobox', { name: 'Action' });
  await userEvent.selectOptions(action, 'Transfer Money to Someone');
}

function fileOf(log: Log): File {
  return new File([fileTextOf(log)], 'log.json', { type: 'application/json' });
}

/** Drops a file on the board. */
function drop(file: File) {
  fireEvent.drop(button('Customer 1'), { dataTransfer: { types: ['Files'], files: [file] } });
}

const logOf = (lesson: number, ...amounts: readonly number[]): Log => ({
  world: 'banking',
  lesson,
  events: amounts.map((amount) => payment(1, 2, amount)),
});

/** The log and the round that the address names. */
function addressed() {
  const { payload = '', round } = readFragment(window.location.hash) ?? {};
  const decoded = decodePayload(payload);
  return 'log' in decoded ? { log: decoded.log, round } : null;
}

/** Where the shown step is told. */
function sentencePlace(): HTMLElement {
  const place = document.querySelector<HTMLElement>('[data-part="sentence"]');
  if (!place) throw new Error('the board has no sentence');
  return place;
}

describe('what a board says', () => {
  test('has a heading for each of its parts', async () => {
    await open('Start');
    const heads = () =>
      screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    await lookAt('Steps');
    expect(heads()).toContain('The steps so far');
    expect(screen.getByRole('region', { name: 'The steps so far' })).toBeVisible();
    await lookAt('Explore');
    expect(await screen.findByRole('region', { name: 'Look closer' })).toBeVisible();
    expect(heads()).toContain('Look closer');
    expect(heads()).not.toContain('The steps so far');
  });

  test('is a word where a number is below zero, for those who hear it', async () => {
    await open('Start');
    await userEvent.click(button('Step back'));
    expect(document.querySelector('.board-sentence')?.textContent).toMatch(/^Step minus 1\. /);
  });

  test('has what was noted at the step, with the way to all steps', async () => {
    const noted: Log = {
      ...{ world: 'banking', lesson: 2, title: 'Hers' },
      events: [payment(1, 2, 700), { type: 'note', text: 'Rent.' }, payment(1, 2, 800)],
    };
    window.history.replaceState(null, '', `#${fragmentOf(encodeLink(noted), 1)}`);
    await open('Hers');
    const note = within(sentencePlace()).getByRole('button', { name: 'Rent.' });
    await userEvent.click(note);
    expect(screen.getByRole('tab', { name: /^Steps/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(button('Step forward'));
    expect(within(sentencePlace()).queryByRole('button', { name: 'Rent.' })).toBeNull();
  });

  test('is once that a new line begins, and nothing of lines that are there', async () => {
    await open('Start');
    const newLine = () => screen.queryByText(/^A new line begins/);
    await chooseTransfer();
    await pay('30');
    await pay('20');
    expect(newLine()).not.toBeInTheDocument();
    await userEvent.click(button('Step back'));
    await pay('5');
    expect(newLine()).toHaveTextContent('A new line begins at step 2.');
    expect(newLine()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(button('Step back'));
    expect(newLine()).not.toBeInTheDocument();
    await pay('20');
    expect(status()).toBe('Step 2 of 2');
    expect(newLine()).not.toBeInTheDocument();
  });

  test('leaves out the choice of marks in the ledger, which has none', async () => {
    await open('Start');
    expect(screen.getByRole('combobox', { name: 'Show changes' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Ledger' }));
    expect(screen.queryByRole('combobox', { name: 'Show changes' })).not.toBeInTheDocument();
  });

  test('has the speed of playing in the sheet of a phone too', async () => {
    await open('Start');
    await userEvent.click(button('View'));
    const sheet = await screen.findByRole('dialog', { name: 'View' });
    await userEvent.click(within(sheet).getByRole('radio', { name: '2 s' }));
    expect(within(sheet).getByRole('radio', { name: '2 s' })).toBeChecked();
  });
});

describe('a board', () => {
  test('acts, goes back, branches, and is found again as it was left', async () => {
    const leave = await open('Start');
    await chooseTransfer();
    await pay('30');
    await pay('20');
    expect(status()).toBe('Step 2 of 2');
    expect(rowsUnder('Liabilities of Bank 1')).toEqual([
      'Customer 1: shrank by 20 to 50',
      'Customer 2: grew by 20 to 150',
      'Net worth: 0',
      'Total: 200',
    ]);
    await userEvent.click(button('Step back'));
    expect(status()).toBe('Step 1 of 2, in the past: acting here starts a branch');
    await pay('5');
    expect(status()).toBe('Step 2 of 2');
    expect(screen.getByText('branch')).toBeVisible();
    await lookAt('Steps');
    const others = screen.getByRole('list', { name: 'Other lines from step 1' });
    expect(others).toHaveTextContent(/^Customer 1 pays Customer 2 \$20\./);
    await userEvent.click(button('Step back'));
    await vi.waitFor(async () =>
      expect(await stored()).toEqual(['/3000', '/3000/2000', '/3000/500']),
    );
    leave();

    render(<Board game={game} />, { wrapper: Beside });
    await waitFor(() => expect(status()).toMatch(/^Step 1 of 2, in the past/));
    expect(rowsUnder('Assets of Customer 1')).toContain('At Bank 1: shrank by 30 to 70');
    await userEvent.click(button('Step forward'));
    expect(rowsUnder('Assets of Customer 1')).toContain('At Bank 1: shrank by 5 to 65');
  });

  test('follows what is done by hand with the address, and opens it at that step', async () => {
    const leave = await open('Start');
    await chooseTransfer();
    const before = window.history.length;
    await pay('30');
    await pay('20');
    await userEvent.click(button('Step back'));
    await waitFor(() => expect(addressed()).toEqual({ log: logOf(2, 3000, 2000), round: 1 }));
    expect(window.history.length).toBe(before);
    leave();
    render(<Board game={game} />, { wrapper: Beside });
    await waitFor(() => expect(status()).toMatch(/^Step 1 of 2, in the past/));
    expect(screen.queryByText(/shared log/)).not.toBeInTheDocument();
  });

  test('opens a link as a visit, which leaves one’s own steps alone until they are joined', async () => {
    const leave = await open('Start');
    await chooseTransfer();
    await pay('30');
    await vi.waitFor(async () => expect(await stored()).toEqual(['/3000']));
    leave();
    const fragment = fragmentOf(encodeLink({ ...logOf(2, 700, 800), title: 'Hers' }), 1);
    window.history.replaceState(null, '', `#${fragment}`);
    render(<Board game={game} />, { wrapper: Beside });
    await screen.findByText('Hers');
    expect(status()).toMatch(/^Step 1 of 2 of the shared steps, in the past/);
    await lookAt('Tasks');
    const tasks = () => screen.getByRole('region', { name: 'Tasks' });
    await waitFor(() => expect(tasks()).not.toHaveTextContent(/ of 3|met at|To do/));
    expect(tasks()).toHaveTextContent('Tasks are checked on your own board.');
    await userEvent.click(button('Back to my own'));
    expect(status()).toMatch(/^Step 1 of 1, where you left off/);
    await waitFor(() => expect(tasks()).toHaveTextContent('1 of 3 met'));
    expect(await stored()).toEqual(['/3000']);
    fireEvent(window, new HashChangeEvent('hashchange'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it as mine' }));
    expect(status()).toMatch(/^Step 1 of 2, in the past/);
    await vi.waitFor(async () => expect(await stored()).toEqual(['/3000', '/700', '/700/800']));
  });

  test('takes a dropped log, and says what of it cannot be done', async () => {
    await open('Start');
    drop(fileOf(logOf(2, 1000, 100_000)));
    expect(await screen.findByText(/What follows step 1 cannot be done/)).toBeVisible();
    expect(status()).toBe('Step 1 of 1 of the shared steps');
    drop(new File(['no log'], 'notes.txt'));
    expect(await screen.findByText(/^This file was not saved by Tallystick/)).toBeVisible();
    expect(status()).toBe('Step 1 of 1 of the shared steps');
    await userEvent.click(button('Understood'));
    expect(screen.queryByText(/This file was not saved by Tallystick/)).not.toBeInTheDocument();
  });

  test('takes its veil away where what is dropped holds no file', async () => {
    await open('Start');
    const dataTransfer = { types: ['Files'], files: [] };
    fireEvent.dragEnter(button('Customer 1'), { dataTransfer });
    expect(screen.getByText('Drop the file to open it')).toBeVisible();
    fireEvent.drop(button('Customer 1'), { dataTransfer });
    expect(screen.queryByText('Drop the file to open it')).not.toBeInTheDocument();
  });

  test('starts over when that is confirmed, and takes it back', async () => {
    await open('Start');
    await chooseTransfer();
    await pay('30');
    await userEvent.click(button('This line'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start over' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));
    expect(status()).toBe('Start');
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    await userEvent.click(button('Undo'));
    expect(status()).toBe('Step 1 of 1');
    await vi.waitFor(async () => expect(await stored()).toEqual(['/3000']));
  });
});

describe('the board’s dialogs', () => {
  test('share the line that is shown', async () => {
    await open('Start');
    await chooseTransfer();
    await pay('30');
    const user = userEvent.setup();
    await user.click(button('Share'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this step' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await navigator.clipboard.readText();
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
    const { payload = '', round } = readFragment(new URL(link).hash) ?? {};
    expect(round).toBe(1);
    expect(decodePayload(payload)).toMatchObject({ log: { ...logOf(2, 3000), title: 'Mine' } });
    expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Open at step 1' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).not.toHaveDisplayValue(/round=/);
    await user.click(dialog.getByRole('tab', { name: 'File' }));
    await user.upload(dialog.getByLabelText('Open a file'), fileOf(logOf(2, 900)));
    expect(await screen.findByText(/You are looking at shared steps/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('hand the focus back, also those that are fetched', async () => {
    await open('Start');
    await userEvent.click(button('Share'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Share')).toHaveFocus());
  });

  test('leave word of what came of something after they were closed', async () => {
    const part = { value: 'send', label: 'Send it', description: 'It goes away.' };
    await open('Start', [{ ...part, load: async () => Sending }]);
    await userEvent.click(button('Share'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Send it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/It has gone away/)).toBeVisible();
    await userEvent.click(button('Understood'));
    expect(screen.queryByText(/It has gone away/)).not.toBeInTheDocument();
  });

  test('list the keys', async () => {
    await open('Start');
    fireEvent.keyDown(button('Customer 1'), { key: '?' });
    const keys = await screen.findByRole('dialog', { name: 'How the board works' });
    expect(keys).toHaveTextContent('Play or pause');
  });
});
