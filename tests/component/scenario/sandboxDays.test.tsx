/** Days in the sandbox: a clock is chosen beside the system, what it brings is among the steps, and all of it travels in the link. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodePayload, readFragment } from '@/events/log/link';
import { Sandbox } from '@/src/board/sandbox/Sandbox';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  window.history.replaceState(null, '', '/sandbox');
});

afterEach(() => vi.unstubAllGlobals());

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('combobox', { name });
const choices = (name: string) =>
  within(box(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The steps as they read. */
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the opening' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.build-words')?.textContent);

async function open(): Promise<void> {
  render(<Sandbox />);
  await screen.findByRole('heading', { name: 'Build a system' });
}

/** The opening that the address carries. */
function openingOfAddress() {
  const fragment = readFragment(window.location.hash);
  const decoded = fragment && decodePayload(fragment.payload);
  if (!decoded || 'problem' in decoded || decoded.log.lesson !== 'sandbox') return [];
  return decoded.log.opening;
}

test('nothing of days is offered where none pass', async () => {
  await open();
  expect(choices('Step')).not.toEqual(expect.arrayContaining(['Set a Rate', 'Bring the Treasury']));
  expect(choices('Step')).not.toContain('Start the Clock');
  expect(box('Days')).toHaveDisplayValue('None: the order of steps is the only time');
});

test('a clock comes before everybody, and what it brings is played and travels', async () => {
  await open();
  await user.selectOptions(box('System'), 'centralbank');
  await user.selectOptions(box('Step'), 'Add a Party');
  await user.selectOptions(box('Type'), 'Bank');
  await user.click(button('Add'));
  await user.selectOptions(box('Days'), 'Years of 360 days');
  expect(steps()).toEqual([
    'Day 1 begins; interest accrues by the day, in years of 360 days.',
    expect.stringContaining('Bank 1 opens its doors'),
  ]);
  expect(choices('Step')).toEqual(
    expect.arrayContaining([
      ...['Set a Rate', 'Set the Capital requirement', 'Issue Shares', 'Bring the Treasury'],
    ]),
  );
  await user.selectOptions(box('Step'), 'Bring the Treasury');
  await user.click(button('Add'));
  await user.selectOptions(box('Step'), 'Set a Rate');
  await user.click(button('Add'));
  expect(steps().at(-1)).toMatch(/^Interest on reserves is now/);
  await user.click(button('Play it'));
  const strip = await screen.findByRole('region', { name: 'Days' });
  expect(within(strip).getByRole('button', { name: /^Day 1/ })).toBeVisible();
  await waitFor(() =>
    expect(openingOfAddress().map(({ type }) => type)).toEqual([
      ...['setSystem', 'startClock', 'createBank', 'foundTreasury', 'setRate'],
    ]),
  );
});

test('days are taken away again, and the change can be undone', async () => {
  await open();
  await user.selectOptions(box('Days'), 'Years of 365 days');
  expect(screen.getByText('Days of a year: 365.')).toBeVisible();
  await user.selectOptions(box('Days'), 'None: the order of steps is the only time');
  expect(screen.getByText('Days taken away.')).toBeVisible();
  await user.click(button(/^Undo/));
  expect(box('Days')).toHaveDisplayValue('Years of 365 days');
});
