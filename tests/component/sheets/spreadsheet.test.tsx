import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import type { RowMode } from '@/events/banking/views/rows';
import type { Cursor } from '@/events/log/tree';
import { roundNumber } from '@/events/timeline/lines';
import { LedgerDialog } from '@/src/board/spreadsheet/LedgerDialog';
import { Spreadsheet } from '@/src/board/spreadsheet/Spreadsheet';
import { acting, openingCursorOf, payment, stepped } from '../../helpers/cursors';
import { heardIn } from '../../helpers/screen/onScreen';

const two = acting(
  openingCursorOf(2),
  { type: 'deposit', customer: 1, bank: 0, amount: 500 },
  payment(1, 2, 3000),
);

/** A cursor after so many payments to and fro. */
function long(payments: number): Cursor<BankingRound> {
  const events = Array.from({ length: payments }, (_, index) =>
    index % 2 === 0 ? payment(1, 2, 100) : payment(2, 1, 100),
  );
  return acting(openingCursorOf(2), ...events);
}

/** The spreadsheet with what the board keeps for it. */
function Sheet({
  cursor: first,
  mode: firstMode,
}: {
  cursor: Cursor<BankingRound>;
  mode: RowMode;
}) {
  const [cursor, setCursor] = useState(first);
  const [mode, setMode] = useState(firstMode);
  const [selected, setSelected] = useState(0);
  const { timeline, at } = cursor;
  return (
    <>
      <p>Shown: {roundNumber(timeline, at)}</p>
      <Spreadsheet
        timeline={timeline}
        at={at}
        mode={mode}
        selected={selected}
        onMode={setMode}
        onSelect={setSelected}
        onRound={(round) => setCursor(stepped(cursor, round))}
      />
    </>
  );
}

/** A table's rows: the step, and each cell's words as they are heard. */
function rowsOf(table: HTMLElement): readonly (readonly string[])[] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => heardIn(cell).replace(/\s+/g, ' ').trim()),
    );
}

const recordsOf = (name: string) =>
  rowsOf(screen.getByRole('table', { name: `Records of ${name}, in dollars` }));

const stepsOf = (name: string): readonly (string | undefined)[] =>
  recordsOf(name).map(([step]) => step);

describe('the records as a spreadsheet', () => {
  test('have a table for each party: what the shown step entered on either side', () => {
    render(<Sheet cursor={two} mode="latest" />);
    expect(recordsOf('Bank 1')).toEqual([
      ['Step 2', 'no entry', 'Customer 1 shrank by 30 novationCustomer 2 grew by 30 novation'],
    ]);
    expect(recordsOf('Customer 1')).toEqual([
      ['Step 2', 'At Bank 1 shrank by 30 novation', 'Net worth shrank by 30'],
    ]);
  });

  test('have a row for the shown step, the last two, or all, as one chooses', async () => {
    render(<Sheet cursor={two} mode="latest" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Last two' }));
    expect(stepsOf('Customer 2')).toEqual(['Step 1', 'Step 2']);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(stepsOf('Customer 2')).toEqual(
      ['−4', '−3', '−2', '−1', '0', '1', '2'].map((number) => `Step ${number}`),
    );
  });

  test('go to a step by its number, and keep the focus there', async () => {
    render(<Sheet cursor={two} mode="all" />);
    const table = screen.getByRole('table', { name: /Customer 1/ });
    expect(within(table).getByRole('button', { current: 'step' })).toHaveTextContent('Step 2');
    await userEvent.click(within(table).getByRole('button', { name: 'Step 1' }));
    expect(screen.getByText('Shown: 1')).toBeInTheDocument();
    const step = within(table).getByRole('button', { current: 'step' });
    expect(step).toHaveTextContent('Step 1');
    expect(step).toHaveFocus();
  });

  test('select a party by its name', async () => {
    render(<Sheet cursor={two} mode="latest" />);
    const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('Bank 1');
    await userEvent.click(screen.getByRole('button', { name: 'Customer 2' }));
    expect(pressed()).toBe('Customer 2');
  });

  test('stand in tiers, as the sheets do', () => {
    render(<Sheet cursor={openingCursorOf(10)} mode="latest" />);
    const tiers = [...document.querySelectorAll('.board-sheets')].map((tier) =>
      [...tier.querySelectorAll('.party-name button')].map((name) => name.textContent),
    );
    expect(tiers).toEqual([
      ['Bank 1', 'Bank 2', 'Bank 3'],
      ['Customer 1', 'Customer 2', 'Customer 3'],
    ]);
  });

  test('say what the four notations mean, once that is asked', async () => {
    render(<Sheet cursor={two} mode="latest" />);
    expect(screen.getByText(/^A claim comes into being/)).not.toBeVisible();
    await userEvent.click(screen.getByText('What the marks mean'));
    expect(screen.getByText(/^A claim comes into being/)).toBeVisible();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['A assignment', 'I issuance', 'S set-off', 'N novation']);
    expect(screen.getAllByRole('definition')).toHaveLength(4);
  });

  test('of a long log are sixty rows at a time, with the ways on from them', async () => {
    render(<Sheet cursor={long(150)} mode="all" />);
    const steps = () => [stepsOf('Bank 1').length, stepsOf('Bank 1')[0], stepsOf('Bank 1').at(-1)];
    expect(steps()).toEqual([60, 'Step 91', 'Step 150']);
    const [earlier, later] = ['Earlier', 'Later'].map((name) =>
      screen.getByRole('button', { name }),
    );
    if (!earlier || !later) throw new Error('two ways');
    expect(later).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(later);
    expect(steps()).toEqual([60, 'Step 91', 'Step 150']);
    await userEvent.click(earlier);
    expect(steps()).toEqual([60, 'Step 31', 'Step 90']);
    expect(screen.getByRole('status')).toHaveTextContent('Steps 31 to 90');
    await userEvent.click(earlier);
    await userEvent.click(earlier);
    expect(steps()).toEqual([60, 'Step −4', 'Step 55']);
    expect(earlier).toHaveFocus();
    expect(earlier).toHaveAttribute('aria-disabled', 'true');
  });
});

/** A button that opens the ledger, on a board that can go to a step. */
function Opening({ cursor: first }: { readonly cursor: Cursor<BankingRound> }) {
  const [cursor, setCursor] = useState(first);
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Shown: {roundNumber(cursor.timeline, cursor.at)}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LedgerDialog
        {...cursor}
        open={open}
        onOpenChange={setOpen}
        onRound={(round) => setCursor(stepped(cursor, round))}
      />
    </>
  );
}

async function openLedger(cursor: Cursor<BankingRound>) {
  render(<Opening cursor={cursor} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('table', { name: 'Ledger of all parties, in dollars' });
}

describe('the full-page ledger', () => {
  test('has debits and credits of every party, and sums that agree', async () => {
    const table = await openLedger(two);
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual([
      ...['Step', 'Bank 1', 'Customer 1', 'Customer 2'],
      ...['Debit of Bank 1', 'Credit of Bank 1'],
      ...['Debit of Customer 1', 'Credit of Customer 1'],
      ...['Debit of Customer 2', 'Credit of Customer 2'],
    ]);
    const rows = rowsOf(table);
    expect(rows.find(([step]) => step?.startsWith('Step 2'))?.slice(1)).toEqual([
      'Customer 1 30 novation',
      'Customer 2 30 novation',
      'Net worth 30',
      'At Bank 1 30 novation',
      'At Bank 1 30 novation',
      'Net worth 30',
    ]);
    expect(rows.at(-1)).toEqual(['These steps', '235', '235', '335', '335', '330', '330']);
  });

  test('lists the steps after the shown one too, and goes to any of them', async () => {
    const table = await openLedger(stepped(two, 0));
    expect(within(table).getByRole('button', { current: 'step' })).toHaveTextContent('Step 0');
    await userEvent.click(within(table).getByRole('button', { name: 'Step 2' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Shown: 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('can be scrolled by keys, and is named', async () => {
    await openLedger(two);
    const region = screen.getByRole('region', { name: 'Ledger of all parties, in dollars' });
    expect(region).toHaveAttribute('tabindex', '0');
  });

  test('of a long log is sixty rows around the shown step', async () => {
    const table = await openLedger(stepped(long(150), 70));
    const steps = () =>
      within(table)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect([steps().length, steps()[0], steps().at(-1)]).toEqual([60, 'Step 40', 'Step 99']);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect([steps()[0], steps().at(-1)]).toEqual(['Step 91', 'Step 150']);
  });
});
