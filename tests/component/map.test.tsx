import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { newTimeline } from '@/events/timeline/timeline';
import { MapView } from '@/src/board/map/MapView';
import { acting, note, openingCursorOf, payment, stepped } from '../helpers/cursors';
import { heardIn } from '../helpers/screen/onScreen';
import { bank } from '../helpers/setup';

const dues: BankingEvent = {
  type: 'transfer',
  from: 3,
  fromBank: 0,
  to: 4,
  toBank: 1,
  amount: 2000,
};

/** The map of a cursor. */
function map(
  { timeline, at }: Cursor<BankingRound>,
  onSelect: (partyId: number) => void = () => {},
) {
  return <MapView timeline={timeline} at={at} onSelect={onSelect} />;
}

const way = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'The way of this step' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The rows of the table whose name begins so, cell by cell, as they are heard. */
function cellsOf(name: RegExp): readonly (readonly string[])[] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(heardIn));
}

async function openTables() {
  await userEvent.click(screen.getByText('Read it as a table'));
}

test('says in one sentence what is to be seen', () => {
  render(map(acting(openingCursorOf(10), dues)));
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'The system at step 1: 3 banks, 3 customers, 15 claims, $1,015 in all.',
  );
  // What is written in it is no sentence: it is not to be heard.
  for (const part of screen.getByRole('img').children) {
    expect(part).toHaveAttribute('aria-hidden', 'true');
  }
});

test('marks nothing at the opening position, and at the steps before it what they did', () => {
  const marks = () => document.querySelectorAll('.picture-disc, [data-change]').length;
  render(map(openingCursorOf(13)));
  expect(screen.getByText(/^The opening position: nothing passes/)).toBeInTheDocument();
  expect(marks()).toBe(0);
  cleanup();
  render(map(stepped(openingCursorOf(13), -1)));
  expect(screen.getByRole('region', { name: /^The way of this step of/ })).toBeInTheDocument();
  expect(marks()).toBeGreaterThan(0);
});

test('calls dealers and funds by their calling, and numbers below zero in words', async () => {
  render(map(openingCursorOf(24)));
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^The system at step 0: 1 central bank, 2 dealers, 1 money fund, 1 bank, /,
  );
  await openTables();
  expect(cellsOf(/^Parties/).map(([name, kind]) => `${name}: ${kind}`)).toContain(
    'Dealer 1: dealer',
  );
  cleanup();
  render(map(stepped(openingCursorOf(10), -1)));
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^The system at step minus 1:/,
  );
});

test('tells the way of the round in numbered steps', () => {
  render(map(acting(openingCursorOf(10), dues)));
  expect(way()).toEqual([
    'Customer 1’s deposit with Bank 1 falls by $20.',
    'Bank 1 owes Bank 2 $20 more in dues.',
    'Customer 2’s deposit with Bank 2 rises by $20.',
  ]);
  expect([...document.querySelectorAll('.picture-disc')].map((disc) => disc.textContent)).toEqual([
    ...['1', '2', '3'],
  ]);
});

test('reads as tables: parties, and claims from who owes to who is owed', async () => {
  render(map(acting(openingCursorOf(10), dues)));
  await openTables();
  expect(cellsOf(/^Parties/)[0]).toEqual(['Bank 1', 'bank', '300']);
  const claims = cellsOf(/^Claims/);
  expect(claims).toHaveLength(15);
  expect(claims).toContainEqual(['Bank 1', 'Customer 1', 'Customer Deposits', '65', 'shrank 20']);
  expect(claims).toContainEqual(['Bank 1', 'Bank 2', 'Dues', '40', 'grew 20']);
  expect(claims).toContainEqual(['Bank 2', 'Bank 1', 'Dues', '15', 'no change']);
});

test('marks what is left of netted dues, and shows what the round extinguished', async () => {
  render(map(acting(openingCursorOf(10), { type: 'netDues', bank: 0, with: 1 })));
  await openTables();
  expect(cellsOf(/^Claims/)).toContainEqual(['Bank 1', 'Bank 2', 'Dues, netted', '5', 'shrank 15']);
  expect(cellsOf(/^Claims/)).toContainEqual(['Bank 2', 'Bank 1', 'Dues', '0', 'shrank 15']);
});

test('a setting and a note leave the picture of the round they belong to', () => {
  const acted = acting(openingCursorOf(2), payment(1, 2, 3000));
  render(map(acting(acted, { type: 'setOverdraft', value: 5000 }, note('So it is.'))));
  expect(way()).toHaveLength(2);
  expect(screen.getByText('Deposit 70')).toHaveTextContent('Deposit 70−30');
});

test('a party that is pressed keeps its claims in sight, until it is pressed again', async () => {
  render(map(acting(openingCursorOf(10), dues)));
  const dimmed = () => document.querySelectorAll('.picture-flow[data-dimmed=true]').length;
  expect(dimmed()).toBe(0);
  const party = screen.getByRole('button', { name: /^Customer 1/ });
  await userEvent.click(party);
  expect(party).toHaveAttribute('aria-pressed', 'true');
  expect(dimmed()).toBe(14);
  await userEvent.click(party);
  await userEvent.unhover(party);
  expect(party).toHaveAttribute('aria-pressed', 'false');
  expect(dimmed()).toBe(0);
});

test('a party that is pressed is the one that acts', async () => {
  const onSelect = vi.fn();
  render(map(openingCursorOf(10), onSelect));
  await userEvent.click(screen.getByRole('button', { name: /^Customer 2/ }));
  expect(onSelect.mock.calls).toEqual([[4]]);
});

test('parties tell their net worth, and what the step did to it', () => {
  render(map(acting(openingCursorOf(10), dues)));
  expect(screen.getByRole('button', { name: /^Customer 2/ })).toHaveAccessibleName(
    /Net worth 115 , grew by \$20/,
  );
  expect(screen.getByRole('button', { name: /^Bank 1/ })).toHaveAccessibleName(/Net worth 200/);
});

test('the arrow keys lead from party to party, with one stop for Tab', async () => {
  render(map(openingCursorOf(10)));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Bank 1/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /^Bank 2/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Customer 2/ })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('button', { name: /^Customer 3/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(screen.getByRole('button', { name: /^Bank 1/ })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(false);
});

test('a claim under the pointer stands out with its figure', async () => {
  render(map(openingCursorOf(10)));
  const [first] = document.querySelectorAll('.picture-flow');
  if (!first) throw new Error('there are claims');
  await userEvent.hover(first);
  expect(document.querySelectorAll('.picture-flow[data-dimmed=false]')).toHaveLength(1);
  expect([...document.querySelectorAll('.picture-label')].map((one) => one.textContent)).toEqual([
    'Deposit 100',
  ]);
});

test('over the drawing stands the key to its lines, under it which way an arrow runs', () => {
  render(map(acting(openingCursorOf(10), dues)));
  const key = screen.getByRole('list', { name: 'Key' });
  const kinds = [...key.children].map((one) => one.textContent?.trim());
  expect(kinds).toEqual(['The way of this step, numbered', 'Deposit', 'Dues']);
  const legend = screen.getByText(/An arrow runs from who owes to who is owed/);
  expect(legend).toBeVisible();
  const drawing = screen.getByRole('img');
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(key.compareDocumentPosition(drawing)).toBe(after);
  expect(drawing.compareDocumentPosition(legend)).toBe(after);
});

test('says so where nobody owes anything, and where nobody is there yet', () => {
  const { board } = sandboxBoard([bank('Bank 1', 10_000)]);
  const timeline = newTimeline(board);
  const { rerender } = render(map({ timeline, at: timeline.opening, leaf: timeline.opening }));
  expect(screen.getByText('Nobody owes anybody anything at step 0.')).toBeVisible();
  expect(screen.getByText(/^The opening position: nothing passes/)).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName('The system at step 0: 1 bank, no claims.');
  rerender(map({ timeline, at: 0, leaf: timeline.opening }));
  expect(screen.getByText(/^Nobody is on the board yet/)).toBeVisible();
});

test('follows the steps of the board', () => {
  const cursor = acting(openingCursorOf(2), payment(1, 2, 3000));
  const { rerender } = render(map(cursor));
  expect(screen.getByRole('img')).toHaveAccessibleName(/^The system at step 1:/);
  rerender(map(stepped(cursor, 0)));
  expect(screen.getByRole('img')).toHaveAccessibleName(/^The system at step 0:/);
  expect(screen.getByText(/^The opening position: nothing passes/)).toBeVisible();
});
