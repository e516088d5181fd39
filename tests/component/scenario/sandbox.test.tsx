/** The sandbox: a system is built step by step, mended, played, and opened from a link. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { decodePayload, encodeLink, fragmentOf, readFragment } from '@/events/log/link';
import { Sandbox } from '@/src/board/sandbox/Sandbox';
import { account, bank, customer, payment } from '@/src/lessons/course/opening';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  window.history.replaceState(null, '', '/sandbox');
});

afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const choose = (name: string, label: string | RegExp) =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name }),
    screen.getByRole('option', { name: label }),
  );

/** The steps as they read. */
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the opening' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.build-words')?.textContent);

async function open(): Promise<void> {
  render(<Sandbox />);
  await screen.findByRole('heading', { name: 'Build a system' });
}

/** Starts from one of the things that the builder knows. */
async function startFrom(label: string | RegExp): Promise<void> {
  await choose('Start from', label);
  await userEvent.click(button('Start'));
  await screen.findByRole('list', { name: 'Steps of the opening' });
}

const fragmentFor = (opening: readonly BankingEvent[], events: readonly BankingEvent[] = []) => {
  const log = { world: 'banking', lesson: 'sandbox', title: 'Mine', opening, events } as const;
  return `#${fragmentOf(encodeLink(log), null)}`;
};

/** The opening that the address carries. */
function openingOfAddress() {
  const fragment = readFragment(window.location.hash);
  const decoded = fragment && decodePayload(fragment.payload);
  if (!decoded || 'problem' in decoded || decoded.log.lesson !== 'sandbox') return null;
  return decoded.log.opening;
}

describe('building', () => {
  test('begins with nobody, and waits for a party', async () => {
    await open();
    expect(screen.getByText('Nobody is on the board yet.')).toBeVisible();
    expect(button('Play it')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Play it')).toHaveAccessibleDescription(/add a party first/);
  });

  test('adds what the form suggests, and shows what it comes to', async () => {
    await open();
    await userEvent.click(button('Add'));
    expect(steps()).toEqual(['Customer 1 joins with $100 in cash.']);
    expect(field('Name')).toHaveValue('Customer 2');
    await choose('Type', 'Bank');
    expect(field('Name')).toHaveValue('Bank 1');
    await userEvent.click(button('Add'));
    await choose('Step', 'Open an Account');
    await userEvent.click(button('Add'));
    expect(steps().at(-1)).toBe('Customer 1 opens an account with Bank 1 and pays in $100.');
    const sheet = screen.getByRole('table', { name: 'Assets of Bank 1' });
    expect(within(sheet).getByRole('row', { name: /^Reserves .*200/ })).toBeVisible();
    expect(screen.getByText('After step 3.', { exact: false })).toBeVisible();
  });

  test('says who is missing where there is nobody to choose', async () => {
    await open();
    await choose('Type', 'Bank');
    await userEvent.click(button('Add'));
    await choose('Step', 'Open an Account');
    expect(screen.getByText(/^With: nobody on this board can be chosen here\./)).toBeVisible();
  });

  test('answers as one types, and adds nothing that the rules refuse', async () => {
    await open();
    await startFrom(/Two banks that owe each other/);
    const before = steps().length;
    await choose('Step', 'Transfer Money to Someone');
    fireEvent.change(field('Amount ($)'), { target: { value: '500' } });
    expect(screen.getByText(/pay \$80\.00 or less/)).toBeVisible();
    await userEvent.click(button('Add'));
    expect(steps()).toHaveLength(before);
    await waitFor(() => expect(field('Amount ($)')).toHaveFocus());
  });

  test('asks for no payment on joining where there is nothing to join', async () => {
    await open();
    await choose('Type', 'Bank');
    expect(screen.queryByRole('textbox', { name: 'Paid in on joining ($)' })).toBeNull();
    await choose('System', 'CHIPS');
    expect(field('Paid in on joining ($)')).toHaveValue('100');
  });
});

describe('the examples', () => {
  const list = () => screen.getByText('What the examples show').closest('details');

  test('say what each is about, and each starts from there', async () => {
    await open();
    expect(list()).toHaveProperty('open', true);
    const starts = within(list() ?? document.body).getAllByRole('button');
    expect(starts).toHaveLength(SYSTEM_TYPES.length);
    for (const one of starts) expect(one).toHaveAccessibleDescription(/\.$/);
    await userEvent.click(button('A day with CHIPS'));
    await waitFor(() => expect(steps()).toHaveLength(12));
    // Folded they take the button along: the focus waits where they are opened again.
    await waitFor(() => expect(list()).toHaveProperty('open', false));
    expect(screen.getByText('What the examples show')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Start from' })).toHaveDisplayValue(
      'A day with CHIPS',
    );
  });

  test('are named as shortly as the lessons: a phone shows every choice in full', async () => {
    await open();
    const start = within(screen.getByRole('combobox', { name: 'Start from' }));
    const names = start.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.filter(({ length }) => length > 41)).toEqual([]);
  });

  test('are folded up once something is begun, and for who comes back to what they build', async () => {
    await open();
    await startFrom(/Two banks that owe each other/);
    await waitFor(() => expect(list()).toHaveProperty('open', false));
    cleanup();
    await open();
    await waitFor(() => expect(steps().length).toBeGreaterThan(0));
    expect(list()).toHaveProperty('open', false);
  });
});

describe('a change', () => {
  test('that makes later steps impossible marks them, and undoing it mends them', async () => {
    await open();
    await startFrom(/Two banks that owe each other/);
    const before = steps();
    await userEvent.click(button('Remove step 1'));
    expect(button(/^Undo/)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Step 1 removed.');
    expect(screen.getAllByText(/there is no such party on this board/)).toHaveLength(3);
    expect(button('Play it')).toHaveAccessibleDescription(/3 steps are refused, step 4 first/);
    await userEvent.click(button('Play it'));
    expect(button('Edit step 4')).toHaveFocus();
    await userEvent.click(button(/^Undo/));
    expect(steps()).toEqual(before);
    expect(button('Play it')).not.toHaveAttribute('aria-disabled');
  });

  test('moves a step by keyboard, is announced, and keeps the focus', async () => {
    await open();
    await startFrom(/Two banks that owe each other/);
    const [first, second] = steps();
    button('Move step 1 down').focus();
    await userEvent.keyboard('{Enter}');
    expect(steps().slice(0, 2)).toEqual([second, first]);
    expect(screen.getByRole('status')).toHaveTextContent('Step 1 is now step 2.');
    expect(button('Move step 2 down')).toHaveFocus();
    button('Move step 2 up').focus();
    await userEvent.keyboard('{Enter}');
    expect(steps().slice(0, 2)).toEqual([first, second]);
    expect(button('Move step 1 up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(steps().slice(0, 2), 'nothing comes before the first').toEqual([first, second]);
  });

  test('edits a step in its place', async () => {
    await open();
    await startFrom(/Two banks that owe each other/);
    await userEvent.click(button('Edit step 3'));
    const list = screen.getByRole('list', { name: 'Steps of the opening' });
    const item = within(list).getAllByRole('listitem')[2];
    if (!item) throw new Error('there are steps');
    const name = within(item).getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Customer 1');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ann');
    await userEvent.click(within(item).getByRole('button', { name: 'Save' }));
    expect(button('Edit step 3')).toHaveFocus();
    expect(steps()[4]).toBe('Ann opens an account with Bank 1 and pays in $100.');
  });
});

test('an edit begun before a change elsewhere still names whom it named', async () => {
  await open();
  await startFrom(/Two banks that owe each other/);
  await userEvent.click(button('Edit step 5'));
  await userEvent.click(button('Move step 1 down'));
  await userEvent.click(button('Save'));
  expect(steps()[4]).toBe('Customer 1 opens an account with Bank 1 and pays in $100.');
});

test('a system is kept, and another one begun leaves it among the earlier ones', async () => {
  const { unmount } = render(<Sandbox />);
  await screen.findByRole('heading', { name: 'Build a system' });
  await startFrom(/Two banks that owe each other/);
  fireEvent.change(field('Title'), { target: { value: 'My banks' } });
  unmount();
  await open();
  expect(field('Title')).toHaveValue('My banks');
  expect(steps()).toHaveLength(8);
  await startFrom(/^Lesson 1, /);
  await screen.findByDisplayValue('Balance Sheets and Deposits');
  await startFrom(/Built earlier: My banks, 8 steps/);
  await screen.findByDisplayValue('My banks');
});

const opening = [bank('Bank 1'), customer('Ann', 100), customer('Ben', 50), account(1, 0, 100)];

describe('playing', () => {
  test('opens the board with the opening in the address, and leads back', async () => {
    await open();
    await startFrom(/A day with CHIPS/);
    await userEvent.click(button('Play it'));
    expect(await screen.findByRole('heading', { name: 'A day with CHIPS' })).toHaveFocus();
    await screen.findByText('Start');
    // What its system simplifies is read where it is played, not in the builder alone.
    expect(screen.getByText(/Two things are simpler here than in New York/)).toBeVisible();
    expect(openingOfAddress()?.at(0)).toEqual({ type: 'setSystem', system: 'chips' });
    await userEvent.click(button('Edit the system'));
    expect(await screen.findByRole('heading', { name: 'Build a system' })).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(steps()).toHaveLength(12);
  });

  test('is gone on with where it was left without an address of its own', async () => {
    const { unmount } = render(<Sandbox />);
    await screen.findByRole('heading', { name: 'Build a system' });
    await startFrom(/A day with CHIPS/);
    await userEvent.click(button('Play it'));
    await screen.findByText('Start');
    unmount();
    window.history.replaceState(null, '', '/sandbox');
    render(<Sandbox />);
    await screen.findByText('Start');
    expect(openingOfAddress()).toHaveLength(13);
  });
});

describe('a link', () => {
  test('opens its system and what was played on it', async () => {
    const events = [payment(1, 0, 2, 0, 40)];
    window.location.hash = fragmentFor([...opening, account(2, 0, 50)], events);
    render(<Sandbox />);
    await screen.findByRole('heading', { name: 'Mine' });
    await screen.findByText(/You are looking at shared steps/);
    await screen.findByText(/^Start · 1 step/);
    // It has none: the tab where some may be set is the last, and says so.
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      ...['Steps', 'Explore', 'Tasks'],
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Steps');
    await userEvent.click(screen.getByRole('tab', { name: /^Tasks/ }));
    expect(await screen.findByText(/^This board has no tasks\./)).toBeInTheDocument();
  });

  test('with another opening takes the place of the one that is played', async () => {
    window.location.hash = fragmentFor(opening);
    render(<Sandbox />);
    await screen.findByText('Start');
    window.location.hash = fragmentFor([...opening, account(2, 0, 20)]);
    expect(await screen.findByRole('row', { name: /^At Bank 1 .*20/ })).toBeVisible();
  });

  test('whose opening is refused shows what could be built, says why, and can be mended', async () => {
    window.location.hash = fragmentFor([...opening, account(2, 0, 500), account(1, 0, 1)]);
    render(<Sandbox />);
    await screen.findByText(/Step 5 of its opening is refused: .*\$50\.00/);
    expect(screen.getByRole('table', { name: 'Assets of Bank 1' })).toBeVisible();
    await userEvent.click(button('Edit the system'));
    await waitFor(() => expect(steps()).toHaveLength(6));
    expect(field('Title')).toHaveValue('Mine');
    expect(screen.getAllByText('Refused.')).toHaveLength(2);
    await userEvent.click(button('Remove step 6'));
    await userEvent.click(button('Remove step 5'));
    await userEvent.click(button('Play it'));
    await screen.findByText('Start');
    expect(openingOfAddress()).toEqual(opening);
  });

  test('that is damaged is told, over the builder', async () => {
    window.location.hash = `${fragmentFor(opening).slice(0, -2)}AA`;
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(/damaged/);
  });
});
