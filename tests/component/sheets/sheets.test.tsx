import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { nodeAt } from '@/events/timeline/timeline';
import { useScreen } from '@/src/board/screen/useScreen';
import { historyOf, shownAt } from '@/src/board/sentence/lineView';
import { lessonGame } from '@/src/board/session/game';
import { outlineOf } from '@/src/board/share/fit';
import { Balances } from '@/src/board/sheets/Balances';
import { mergedLines } from '@/src/board/sheets/mergedLines';
import { PartyHeading } from '@/src/board/sheets/PartyHeading';
import type { DisplayMode } from '@/src/board/sheets/partyView';
import { type ColourMode, type PartyView, partyView, sameView } from '@/src/board/sheets/partyView';
import { Sheets } from '@/src/board/sheets/Sheets';
import { TAccount } from '@/src/board/sheets/TAccount';
import { lessonOf } from '../../helpers/boards';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';
import { repo } from '../../helpers/lines/reserveEvents';
import { figureOf, rowsOf, rowsUnder } from '../../helpers/screen/onScreen';

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
const overdrawn = acting(openingCursorOf(2), overdraft, payment(1, 2, 12_050));

const isAsset = ({ line }: PartyView['lines'][number]) => line.side === 'asset';

function viewOf(
  { timeline, at }: Cursor<BankingRound>,
  id: number,
  mode: ColourMode = 'static',
): PartyView {
  const party = nodeAt(timeline, at).round.book.parties[id];
  if (!party) throw new Error(`no party ${id}`);
  return partyView(shownAt(timeline, at), party, mode, historyOf(timeline, at));
}

const shownIn = ({ timeline, at }: Cursor<BankingRound>) => shownAt(timeline, at);

describe('the cash of a bank', () => {
  test('is told from balances with a central bank where there are any', () => {
    expect(viewOf(openingCursorOf(10), 0).isVaultCash).toBe(false);
    expect([0, 1].map((id) => viewOf(openingCursorOf(15), id).isVaultCash)).toEqual([false, true]);
  });

  test('is called vault cash there, in T-accounts and balances', () => {
    const view = { ...viewOf(openingCursorOf(10), 0, 'off'), isVaultCash: true };
    const { unmount } = render(<TAccount {...view} />);
    expect(rowsUnder('Assets of Bank 1')[0]).toBe('Reserves (vault cash): 300');
    expect(screen.getAllByText('(vault cash)')).toHaveLength(1);
    unmount();
    render(<Balances {...view} />);
    expect(screen.getAllByText('(vault cash)')).toHaveLength(1);
  });
});

describe('what balances the sheet of a bank with share capital', () => {
  const view = viewOf(openingCursorOf(30), 0, 'off');

  test('is called retained earnings, in T-accounts and balances', () => {
    const { unmount } = render(<TAccount {...view} />);
    expect(rowsUnder('Liabilities of Bank 1').at(-2)).toBe('Retained earnings: 2,000');
    unmount();
    render(<Balances {...view} />);
    expect(screen.getByRole('rowheader', { name: 'Retained earnings' })).toBeInTheDocument();
    expect(screen.queryByText('Net worth')).not.toBeInTheDocument();
  });

  test('is drawn anew, and finds the room that it takes, where it comes to be called otherwise', () => {
    const before = { ...view, worthName: 'Net worth' } as const;
    expect(sameView(view, before)).toBe(false);
    const [wide, narrow] = [view, before].map((one) => {
      const { right } = outlineOf(shownIn(openingCursorOf(30)), one);
      return right.at(-1)?.label ?? 0;
    });
    expect(wide).toBeGreaterThan(narrow ?? 0);
  });
});

describe('a T-account', () => {
  test('has assets on one side, liabilities and net worth on the other', () => {
    render(<TAccount {...viewOf(openingCursorOf(10), 0, 'off')} />);
    expect(rowsUnder('Assets of Bank 1')).toEqual([
      'Reserves: 300',
      'At Bank 2: 100',
      'At Bank 3: 100',
      'Due from Bank 2: 15',
      'Due from Bank 3: 10',
      'Total: 525',
    ]);
    expect(rowsUnder('Liabilities of Bank 1')).toEqual([
      'Bank 2: 100',
      'Bank 3: 100',
      'Customer 1: 85',
      'Due to Bank 2: 20',
      'Due to Bank 3: 20',
      'Net worth: 200',
      'Total: 525',
    ]);
  });

  test('says what grew and what shrank, in sign and word, beside the colour', () => {
    render(<TAccount {...viewOf(overdrawn, 1)} />);
    expect(rowsUnder('Assets of Customer 1')).toEqual([
      'Cash: 100',
      'At Bank 1: shrank by 100 to 0',
      'Total: 100',
    ]);
    expect(rowsUnder('Liabilities of Customer 1')).toEqual([
      'Overdraft at Bank 1: grew by 20.50 to 20.50',
      'Net worth: shrank by 120.50 to 79.50',
      'Total: 100',
    ]);
    const line = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');
    expect(line('At Bank 1')).toHaveClass('t-shrank');
    expect(line('Overdraft at Bank 1')).toHaveClass('t-grew');
    expect(line('Cash')?.className).toBe('t-line');
  });

  test('keeps a name and its number together, and reads as before', () => {
    render(<TAccount {...viewOf(openingCursorOf(10), 0, 'off')} />);
    const due = screen.getByRole('rowheader', { name: 'Due from Bank 2' });
    expect(due.querySelector('.t-name')).toHaveTextContent(/^Bank 2$/);
    expect(screen.getByRole('rowheader', { name: 'Reserves' }).firstElementChild).toBeNull();
  });

  test('is told as a table, whatever it is laid out as', () => {
    render(<TAccount {...viewOf(overdrawn, 1)} />);
    const [assets] = screen.getAllByRole('table');
    expect(assets).toHaveAttribute('role', 'table');
    const roles = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute('role'));
    for (const [selector, role] of [
      ['thead, tbody', 'rowgroup'],
      ['tr', 'row'],
      ['th[scope=col]', 'columnheader'],
      ['th[scope=row]', 'rowheader'],
      ['td', 'cell'],
    ] as const) {
      expect(new Set(roles(selector)), selector).toEqual(new Set([role]));
    }
  });

  test('gives no part a width of its own', () => {
    render(<TAccount {...viewOf(overdrawn, 1)} />);
    expect(document.querySelector('.t-account [style]')).toBeNull();
  });

  test.each([0, 1, 2])('foots on both sides to what it says (party %i)', (id) => {
    for (const cursor of [overdrawn, openingCursorOf(10)]) {
      const { unmount } = render(<TAccount {...viewOf(cursor, id)} />);
      const totals = screen.getAllByRole('table').map((table) => {
        const figures = rowsOf(table).map(figureOf);
        expect(figures.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(figures.at(-1));
        return figures.at(-1);
      });
      expect(totals).toHaveLength(2);
      expect(totals[0]).toBe(totals[1]);
      unmount();
    }
  });
});

describe('bills that are pledged', () => {
  // 49 against a haircut of 2 %: 50 of its 100 in bills.
  const inRepo = acting(openingCursorOf(21), repo(1, 2, 4900, 400, 200));
  const memo = () => screen.getByRole('rowheader', { name: 'of which pledged' }).closest('tr');

  test('are told apart under their line, and stay on the sheet', () => {
    const { rerender } = render(<TAccount {...viewOf(inRepo, 1)} />);
    expect(memo()).toHaveTextContent('of which pledged50');
    expect(memo()?.previousElementSibling).toHaveTextContent('Treasury Bills100');
    rerender(<TAccount {...viewOf(openingCursorOf(21), 1)} />);
    expect(screen.queryByText('pledged')).not.toBeInTheDocument();
    rerender(<TAccount {...viewOf(inRepo, 2)} />);
    expect(screen.queryByText('pledged')).not.toBeInTheDocument();
  });

  test('are so among balances, and in the room that an account takes on a wall', () => {
    render(<Balances {...viewOf(inRepo, 1)} />);
    expect(memo()).toHaveTextContent('of which pledged50');
    const shown = shownAt(inRepo.timeline, inRepo.at);
    const rows = (id: number) => outlineOf(shown, viewOf(inRepo, id)).left.length;
    expect(rows(1)).toBe(viewOf(inRepo, 1).lines.filter(isAsset).length + 1);
    expect(rows(2)).toBe(viewOf(inRepo, 2).lines.filter(isAsset).length);
  });

  test('are a reason to draw a sheet anew', () => {
    const view = viewOf(inRepo, 1);
    expect(sameView(view, { ...view })).toBe(true);
    expect(sameView(view, { ...view, pledged: 0 })).toBe(false);
  });
});

describe('balances', () => {
  test('have a total for each instrument of more than one line', () => {
    render(<Balances {...viewOf(openingCursorOf(10), 0, 'off')} />);
    expect(rowsUnder('Balance sheet of Bank 1, in dollars')).toEqual([
      'Reserves: 300',
      'Bank Deposits: 200',
      'At Bank 2: 100',
      'At Bank 3: 100',
      'Due Froms: 25',
      'Due from Bank 2: 15',
      'Due from Bank 3: 10',
      'Total: 525',
      'Bank Deposits: 200',
      'Bank 2: 100',
      'Bank 3: 100',
      'Customer 1: 85',
      'Due Tos: 40',
      'Due to Bank 2: 20',
      'Due to Bank 3: 20',
      'Net worth: 200',
      'Total: 525',
    ]);
  });

  test('mark changes on the lines as a T-account does', () => {
    render(<Balances {...viewOf(overdrawn, 0)} />);
    expect(rowsUnder('Balance sheet of Bank 1, in dollars')).toEqual([
      'Reserves: 200',
      'Overdraft of Customer 1: grew by 20.50 to 20.50',
      'Total: 220.50',
      'Customer Deposits: 220.50',
      'Customer 1: shrank by 100 to 0',
      'Customer 2: grew by 120.50 to 220.50',
      'Net worth: 0',
      'Total: 220.50',
    ]);
  });
});

describe('marks', () => {
  const two = acting(
    openingCursorOf(2),
    { type: 'deposit', customer: 1, bank: 0, amount: 3000 },
    payment(1, 2, 1000),
  );

  test.each([
    ['static', ['Cash: 70', 'At Bank 1: shrank by 10 to 120', 'Total: 190']],
    ['round', ['Cash: shrank by 30 to 70', 'At Bank 1: shrank by 10 to 120', 'Total: 190']],
    ['off', ['Cash: 70', 'At Bank 1: 120', 'Total: 190']],
  ] as const)('in mode %s', (mode, rows) => {
    render(<TAccount {...viewOf(two, 1, mode)} />);
    expect(rowsUnder('Assets of Customer 1')).toEqual(rows);
  });
});

/** A sheet whose lines of one kind are drawn as one, as the board draws it where room is short. */
function Merged({ view }: { readonly view: PartyView }) {
  const [opened, setOpened] = useState<string | null>(null);
  const lines = mergedLines(view.lines, 'kinds', view.party.type, () => 'bank');
  return <TAccount {...view} merging={{ lines, opened, onPress: setOpened }} />;
}

describe('lines of one kind that are drawn as one', () => {
  const view = viewOf(openingCursorOf(15), 0, 'off');

  test('say how many they are, and what they come to together', () => {
    render(<Merged view={view} />);
    expect(rowsUnder('Liabilities of Central Bank')).toEqual([
      'Bank 2 and 3: 40',
      'Net worth: 0',
      'Total: 40',
    ]);
  });

  test('are shown by a press', async () => {
    render(<Merged view={view} />);
    const line = screen.getByRole('button', { name: /^Bank/ });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(rowsUnder('Liabilities of Central Bank').slice(0, 3)).toEqual([
      'Bank 2 and 3: 40',
      'Bank 2: 20',
      'Bank 3: 20',
    ]);
  });
});

describe('a party’s heading', () => {
  const { timeline, at } = openingCursorOf(2);
  const { round } = nodeAt(timeline, at);
  const [bank, customer] = round.book.parties;

  test('says what it is in words', () => {
    if (!bank || !customer) throw new Error('two parties');
    render(<PartyHeading party={bank} state={round} />);
    render(<PartyHeading party={customer} state={round} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual([' Bank 1 bank', ' Customer 1 customer of Bank 1']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('says of a bank that was closed on which day it was', () => {
    if (!bank || !customer) throw new Error('two parties');
    render(<PartyHeading party={{ ...bank, closedOn: 3 }} state={round} />);
    render(<PartyHeading party={customer} state={round} />);
    const [closed, open] = screen.getAllByRole('heading', { level: 3 });
    expect(closed).toHaveTextContent(/^Bank 1 closed on day 3$/);
    expect(closed).toHaveAttribute('data-closed');
    expect(open).not.toHaveAttribute('data-closed');
  });

  test('calls no dealer and no fund a bank', () => {
    const dealers = openingCursorOf(24);
    const state = nodeAt(dealers.timeline, dealers.at).round;
    for (const party of state.book.parties) render(<PartyHeading party={party} state={state} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual([
      ...[' Central Bank', ' Dealer 1 dealer', ' Dealer 2 dealer', ' Money Fund', ' Bank 1 bank'],
    ]);
  });
});

const NOBODY: readonly number[] = [];

/** The sheets with the selection that the board keeps for them. */
function Selecting({ display, cursor }: { display: DisplayMode; cursor: Cursor<BankingRound> }) {
  const { timeline, at } = cursor;
  const { key } = timeline.board;
  const game = useMemo(() => lessonGame(lessonOf(Number(key))), [key]);
  const chosen = useScreen(game);
  return (
    <Sheets
      timeline={timeline}
      at={at}
      leaf={at}
      screen={{ ...chosen, display }}
      named={NOBODY}
      mayYield={false}
      only={null}
      send={() => {}}
    />
  );
}

describe('the cards', () => {
  test('stand by hierarchy, and one is selected by its name', async () => {
    render(<Selecting display="taccounts" cursor={openingCursorOf(10)} />);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.querySelector('h3 button')?.textContent)).toEqual([
      ...['Bank 1', 'Bank 2', 'Bank 3'],
      ...['Customer 1', 'Customer 2', 'Customer 3'],
    ]);
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Bank 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Customer 2' }));
    expect(pressed()).toEqual(['Customer 2']);
    expect(cards.map((card) => card.dataset.selected)).toEqual([
      ...['false', 'false', 'false'],
      ...['false', 'true', 'false'],
    ]);
  });

  test('name each figure by whose it is and what line it is of', () => {
    const { rerender } = render(<Selecting display="taccounts" cursor={openingCursorOf(2)} />);
    const figures = () =>
      screen
        .getAllByRole('button', { name: /^Bank 1, .*: what makes it up$/ })
        .map((button) => button.getAttribute('aria-label'));
    expect(figures()).toEqual([
      'Bank 1, Reserves, 200: what makes it up',
      'Bank 1, Customer 1, 100: what makes it up',
      'Bank 1, Customer 2, 100: what makes it up',
      'Bank 1, Net worth, 0: what makes it up',
    ]);
    rerender(<Selecting display="balances" cursor={openingCursorOf(2)} />);
    expect(figures()[1]).toBe('Bank 1, Customer 1, 100: what makes it up');
  });

  test('are drawn as T-accounts or as balances', () => {
    const { rerender } = render(<Selecting display="taccounts" cursor={overdrawn} />);
    expect(screen.getAllByRole('table')).toHaveLength(6);
    rerender(<Selecting display="balances" cursor={overdrawn} />);
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(rowsUnder('Balance sheet of Customer 2, in dollars')).toContain(
      'At Bank 1: grew by 120.50 to 220.50',
    );
  });
});
