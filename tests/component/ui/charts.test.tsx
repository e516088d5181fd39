import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingBoard, lessonBoard, sandboxBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { newTimeline, nodeAt } from '@/events/timeline/timeline';
import { Token } from '@/src/board/sheets/Token';
import Charts from '@/src/board/studies/charts/Charts';
import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonOf } from '../../helpers/boards';
import { acting, openingCursorOf, payment, stepped } from '../../helpers/cursors';

const counted = vi.hoisted(() => ({ drawings: 0 }));

/** nivo's own lines, counted each time they are drawn. */
vi.mock('@nivo/line', async (original) => {
  const { Line } = await original<typeof import('@nivo/line')>();
  const Counted = (props: ComponentProps<typeof Line>) => {
    counted.drawings += 1;
    return <Line {...props} />;
  };
  return { Line: Counted };
});

/** jsdom lays nothing out: every box is as large as a plot on a tablet. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  counted.drawings = 0;
});

function study(cursor: Cursor<BankingRound>, board: BankingBoard, lesson: Lesson | null) {
  const send = vi.fn();
  const element = ({ timeline, at, leaf }: Cursor<BankingRound>) => (
    <Charts
      timeline={timeline}
      at={at}
      leaf={leaf}
      lesson={lesson}
      send={send}
      offers={board.offers}
      refused={[]}
    />
  );
  const { rerender } = render(element(cursor));
  return {
    send,
    user: userEvent.setup(),
    show: (next: Cursor<BankingRound>) => rerender(element(next)),
  };
}

/** The charts of a lesson's board at a cursor. */
function open(lesson: number, cursor = openingCursorOf(lesson)) {
  return study(cursor, lessonBoard(lessonOf(lesson)), lessonOf(lesson));
}

/** The charts of a board of its own at its opening. */
function openSandbox(...opening: readonly BankingEvent[]) {
  const { board, refused } = sandboxBoard(opening);
  expect(refused).toBeNull();
  const timeline = newTimeline(board);
  return study({ timeline, at: timeline.opening, leaf: timeline.opening }, board, null);
}

/** Opens the table of the only chart on the screen, and reads its rows cell by cell. */
async function rowsOf(name: RegExp) {
  await userEvent.click(screen.getByText('Show as a table'));
  const table = screen.getByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
}

const readings = () => screen.getAllByRole('term').map(read).slice(0, 6);
const read = (term: HTMLElement) => `${term.textContent} ${term.nextElementSibling?.textContent}`;
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

/** Lesson 3 with three steps: the second payment leaves Customer 1 overdrawn by $20. */
const overdrawn = acting(
  openingCursorOf(3),
  { type: 'setOverdraft', value: 5000 },
  payment(1, 2, 4000),
  payment(1, 2, 8000),
  payment(2, 1, 2000),
);

describe('credit by step', () => {
  test('is drawn over the whole line, and said at the step that is shown', async () => {
    const { show } = open(3, stepped(overdrawn, 2));
    const plot = await screen.findByRole('img', {
      name: 'Credit and reserves as lines from step 0 to 3. At step 2: credit $240, reserves $200.',
    });
    expect(plot.querySelectorAll('svg path[stroke-dasharray]')).toHaveLength(1);
    expect(readings().slice(0, 5)).toEqual([
      'Credit 240',
      'Reserves 200',
      'Quantity of money 220',
      'Deposits, net 200',
      'Deposits, gross 220',
    ]);
    show(stepped(overdrawn, 3));
    expect(screen.getByRole('img', { name: /At step 3: credit \$200/ })).toBe(plot);
    expect(readings()[0]).toBe('Credit 200');
  });

  test('is not drawn anew from step to step', async () => {
    const { show } = open(3, overdrawn);
    await screen.findByRole('img');
    const drawn = counted.drawings;
    expect(drawn).toBeGreaterThan(0);
    for (const step of [2, 1, 0, 3]) show(stepped(overdrawn, step));
    expect(counted.drawings).toBe(drawn);
    show(acting(overdrawn, payment(2, 1, 100)));
    expect(counted.drawings).toBeGreaterThan(drawn);
  });

  test('goes to the step that is nearest to a click', async () => {
    const { send } = open(3, overdrawn);
    await screen.findByRole('img');
    const plot = document.querySelector('.plot-rounds');
    if (!plot) throw new Error('no plot');
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 200));
    fireEvent.click(plot, { clientX: 100 + 220 });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'GO_ROUND', round: 2 });
  });

  test('has a table of every step, each of which can be gone to', async () => {
    const { send, user } = open(3, stepped(overdrawn, 1));
    expect(await rowsOf(/^Credit and reserves by step, in dollars$/)).toEqual([
      ['Step', 'Credit', 'Reserves'],
      ['Go to step 0', '200', '200'],
      ['Go to step 1shown', '200', '200'],
      ['Go to step 2', '240', '200'],
      ['Go to step 3', '200', '200'],
    ]);
    expect(screen.getAllByRole('row')[2]).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: 'Go to step 3' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'GO_ROUND', round: 3 });
  });

  test('has the opening’s own rounds only while one of them is shown', async () => {
    const { show } = open(3, stepped(overdrawn, -2));
    const rows = await rowsOf(/by step/);
    expect(rows[1]?.[0]).toBe('Go to step −4');
    show(stepped(overdrawn, 0));
    expect(screen.queryByRole('button', { name: 'Go to step −4' })).not.toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /from step 0 to 3/ })).toBeInTheDocument();
  });

  test('lists a long line around the step that is shown', async () => {
    const back = Array.from({ length: 300 }, (_, index) =>
      index % 2 === 0 ? payment(1, 2, 100) : payment(2, 1, 100),
    );
    const long = acting(openingCursorOf(3), ...back);
    open(3, stepped(long, 150));
    const rows = await rowsOf(/by step/);
    expect(rows).toHaveLength(1 + 200);
    expect([rows[1]?.[0], rows.at(-1)?.[0]]).toEqual(['Go to step 50', 'Go to step 249']);
    expect(
      screen.getByText('The table lists 200 of the 301 steps, those around step 150.'),
    ).toBeInTheDocument();
  });

  test('with a central bank has private credit beside it', async () => {
    open(16);
    await screen.findByRole('img', { name: /^Credit, private credit and reserves as lines/ });
    expect(readings().slice(0, 3)).toEqual(['Credit 300', 'Private credit 0', 'Reserves 300']);
  });

  test('says what is counted', async () => {
    const { user } = open(3);
    await user.click(screen.getByText('What is counted'));
    expect(screen.getByText(/^All claims outstanding between parties/)).toBeVisible();
  });
});

describe('balances', () => {
  test('are bars of each party’s reserves and of the deposits it owes', async () => {
    const { show } = open(2, openingCursorOf(2));
    await screen.findByRole('img', {
      name: 'Bar chart of cash and reserves, and of deposits owed, by party at step 0: Bank 1 $200 and $200; Customer 1 $100; Customer 2 $100.',
    });
    const drawn = () =>
      [...document.querySelectorAll('.plot-drawing .chart-figure')].map((text) => text.textContent);
    expect(drawn().sort()).toEqual(['100', '100', '200', '200']);
    show(acting(openingCursorOf(2), { type: 'deposit', customer: 1, bank: 0, amount: 5000 }));
    expect(drawn().sort()).toEqual(['100', '250', '250', '50']);
    expect(await rowsOf(/^Cash and reserves, and deposits owed, at step 1, in dollars$/)).toEqual([
      ['Party', 'Cash and reserves', 'Deposits owed'],
      ['Bank 1', '250', '250'],
      ['Customer 1', '50', 'none'],
      ['Customer 2', '100', 'none'],
    ]);
  });
});

describe('the token of a party', () => {
  test('is the same beside its bars, in their table, and on its sheet', async () => {
    open(2, openingCursorOf(2));
    await screen.findByRole('img', { name: /^Bar chart of cash and reserves/ });
    await rowsOf(/^Cash and reserves, and deposits owed/);
    const tokens = (within: string) =>
      [...document.querySelectorAll(`${within} svg.token`)].map(tokenOf);
    const { timeline, at } = openingCursorOf(2);
    const { parties } = nodeAt(timeline, at).round.book;
    const own = parties.map((party) => {
      const { container } = render(<Token party={party} />);
      return tokenOf(container.firstElementChild);
    });
    expect(new Set(own).size).toBe(parties.length);
    expect(tokens('.plot-drawing').sort()).toEqual([...own].sort());
    expect(tokens('.chart-table')).toEqual(own);
  });
});

/** Its colour and its shape. */
const tokenOf = (token: Element | null) =>
  `${token?.getAttribute('data-colour')} ${token?.querySelector('path')?.getAttribute('d')}`;

describe('the weighted median', () => {
  const borrowed = acting(openingCursorOf(18), {
    type: 'getFedFundsLoan',
    borrower: 2,
    lender: 3,
    amount: 2000,
    rate: 500,
  });

  test('is marked, explained and listed, with repaid loans at their original amount', async () => {
    open(18);
    expect(tabs()).toEqual([]);
    await screen.findByRole('img', { name: /^Bar chart of fed funds loans up to step 0 by rate/ });
    expect(screen.getByText('▲ median')).toBeInTheDocument();
    expect(screen.getByText('Volume-weighted median: 25.00 %.').parentElement).toHaveTextContent(
      'At this rate and all lower ones $100 of $100 was lent',
    );
    expect(await rowsOf(/^Fed funds by rate up to step 0, volumes in dollars$/)).toEqual([
      ['Rate', 'Loans', 'Share of loans', 'Volume', 'Cumulative volume'],
      ['5.00 %', '1', '20.00 %', '10', '10'],
      ['10.00 %', '1', '20.00 %', '10', '20'],
      ['15.00 %', '1', '20.00 %', '10', '30'],
      ['20.00 %', '1', '20.00 %', '10', '40'],
      ['25.00 %median', '1', '20.00 %', '60', '100'],
    ]);
  });

  test('counts the loans up to the step that is shown, and none after it', async () => {
    const { show } = open(18, borrowed);
    const rows = await rowsOf(/up to step 1/);
    expect(rows[1]).toEqual(['5.00 %', '2', '33.33 %', '30', '30']);
    show(stepped(borrowed, 0));
    expect(screen.getByRole('row', { name: '5.00 % 1 20.00 % 10 10' })).toBeInTheDocument();
  });

  test('of both markets stands side by side with the spread where repos are offered', () => {
    open(26);
    expect(tabs()).toEqual(['Weighted median', 'Private credit']);
    expect(screen.getByText('Volume-weighted median: 10.00 %.')).toBeInTheDocument();
    expect(screen.getByText('Volume-weighted median: 6.00 %.')).toBeInTheDocument();
    expect(screen.getByText('Spread: −4.00 percentage points').parentElement).toHaveTextContent(
      'the repo median of 6.00 % less the fed funds median of 10.00 %.',
    );
  });

  test('gives way to the other chart of the lesson', async () => {
    const { user } = open(26);
    await user.click(screen.getByRole('tab', { name: 'Private credit' }));
    expect(await screen.findByRole('img', { name: /private credit/ })).toBeInTheDocument();
    expect(screen.queryByText(/Volume-weighted median/)).not.toBeInTheDocument();
  });

  test('says so while there is no loan', async () => {
    const { user } = openSandbox({ type: 'setSystem', system: 'centralbank' });
    await user.click(screen.getByRole('tab', { name: 'Weighted median' }));
    expect(screen.getByText(/^No fed funds loan has been made up to step 0/)).toBeInTheDocument();
    expect(screen.getByText(/^There is no spread until/)).toBeInTheDocument();
    expect(screen.queryByText('Show as a table')).not.toBeInTheDocument();
  });
});

describe('a board without a lesson', () => {
  test('has what its system has a use for', () => {
    openSandbox({ type: 'setSystem', system: 'national' });
    expect(tabs()).toEqual(['Balances', 'Credit and reserves']);
  });

  test('with a central bank has its markets too', () => {
    openSandbox({ type: 'setSystem', system: 'centralbank' });
    expect(tabs()).toEqual(['Balances', 'Private credit', 'Weighted median']);
  });
});
