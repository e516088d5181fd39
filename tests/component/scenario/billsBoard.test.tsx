import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodePayload, encodeLink, fragmentOf, readFragment } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import fullCircuit from '@/fixtures/logs/v1/bills-full-circuit.json';
import { loadBills } from '@/src/board/bills/loadBills';
import { StaticBills } from '@/src/board/bills/StaticBills';
import { EmbeddedBoard } from '@/src/board/embed/EmbeddedBoard';
import { Beside, lookAt } from '../../helpers/companion';
import { rowsUnder, tablesShown } from '../../helpers/screen/onScreen';
import { stageAt } from '../../unit/bills/support';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', stageAt(5).path);
});

afterEach(() => vi.unstubAllGlobals());

/** Opens the board of a stage, or opens it again, and gives a way to leave it. */
async function open(stage = 5, said: string | RegExp = 'Start') {
  const { BillsBoard, game } = loadBills(stage);
  const { unmount } = render(<BillsBoard game={game} />, { wrapper: Beside });
  await screen.findByText(said);
  return unmount;
}

const status = () => document.querySelector('.board-status')?.textContent;
const sentence = () => document.querySelector('.board-sentence');
const button = (name: string) => screen.getByRole('button', { name });

async function choose(label: string, option: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
}

function write(amount: string) {
  const field = screen.getByRole('textbox', { name: 'Amount in marcs' });
  fireEvent.change(field, { target: { value: amount } });
  return field;
}

/** A player does something with what the form proposes. */
async function act(party: string, action: string, press: string, amount?: string) {
  await choose('Party', party);
  await choose('Action', action);
  if (amount !== undefined) write(amount);
  await userEvent.click(button(press));
}

async function goRound() {
  await act('Florence Exporter', 'Export Goods', 'Export', '1');
  await act('Florence Exporter', 'Draw a Bill', 'Draw');
  await act('Florence Banker', 'Remit a Bill', 'Remit');
  await act('Lyons Banker', 'Draw a Bill', 'Draw');
  await act('Lyons Exporter', 'Export Goods', 'Export', '1');
  await act('Lyons Exporter', 'Draw a Bill', 'Draw');
  await act('Lyons Banker', 'Remit a Bill', 'Remit');
  await act('Florence Banker', 'Draw a Bill', 'Draw');
}

/** The rows of a table whose name begins so, cell by cell. */
function cellsUnder(name: RegExp): readonly string[] {
  const table = screen.getByRole('table', { name });
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' | '),
  );
}

describe('the board of the bills exercise', () => {
  test('shows the opening as the server drew it', async () => {
    const { unmount } = render(<StaticBills stage={stageAt(4)} />);
    const drawn = tablesShown();
    const said = sentence()?.textContent;
    expect(drawn).toHaveLength(12);
    unmount();
    await open(4);
    expect(tablesShown().slice(0, drawn.length)).toEqual(drawn);
    expect(sentence()?.textContent).toBe(said);
  });

  test('has Florence first, then Lyons, each with its quote and its players', async () => {
    await open(2);
    const [florence, lyons] = ['Florence', 'Lyons'].map((name) =>
      screen.getByRole('region', { name }),
    );
    if (!florence || !lyons) throw new Error('both cities are there');
    expect(florence).toHaveTextContent('A bill on Lyons: 64 ecus to the marc');
    expect(florence).toHaveTextContent('quotes uncertain: a changing number of its own ecus');
    expect(lyons).toHaveTextContent('A bill on Florence: 65.50 ecus to the marc');
    expect(lyons).toHaveTextContent('quotes certain: always one marc of its own');
    const names = (city: HTMLElement) =>
      within(city)
        .getAllByRole('article')
        .map((card) => within(card).getByRole('button').textContent);
    expect(names(florence)).toEqual(['Florence Exporter', 'Florence Banker']);
    expect(names(lyons)).toEqual(['Lyons Importer']);
    expect(florence.compareDocumentPosition(lyons)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('plays the circuit by what its forms propose: 500 ecus become 501.50', async () => {
    await open();
    await goRound();
    expect(status()).toBe('Step 8 of 8');
    expect(rowsUnder('Assets of Florence Banker')).toEqual([
      'Ecus: grew by 65.50 to 501.50',
      'Marcs: 10',
      'Bill 2 on Florence paid: shrank by 1 to 0',
    ]);
    await lookAt('Explore');
    expect(cellsUnder(/^What the bankers are worth/)).toEqual([
      'Coin in the purse | 501.50 | 10',
      'Due to it | 0 | 0',
      'Owed by it | 0 | 0',
      'Worth | 501.50 | 10',
      'Gained since the opening | +1.50 | 0',
    ]);
    await lookAt('Explore');
    expect(cellsUnder(/^Who owes whom/)).toEqual([
      'Nobody owes anybody anything.',
      'Bill 1 | Lyons Importer | Lyons Banker | Lyons | paid | 1',
      'Bill 2 | Florence Importer | Florence Banker | Florence | paid | 1',
    ]);
  });

  test('steps back by keys, branches from there, and is found again as it was left', async () => {
    const leave = await open(3);
    await act('Florence Exporter', 'Export Goods', 'Export', '1');
    await act('Florence Exporter', 'Draw a Bill', 'Draw');
    fireEvent.keyDown(button('Florence Banker'), { key: 'ArrowLeft' });
    expect(status()).toBe('Step 1 of 2, in the past: acting here starts a branch');
    fireEvent.keyDown(button('Florence Banker'), { key: 'Home' });
    expect(status()).toBe('Start · 2 steps: acting here starts a branch');
    await act('Florence Exporter', 'Export Goods', 'Export', '2.50');
    expect(screen.getByText('branch')).toBeVisible();
    await lookAt('Explore');
    expect(cellsUnder(/^Who owes whom/)).toEqual([
      'Bill 1 | Lyons Importer | Florence Exporter | Lyons | open | 2.50',
      'Open in all | 2.50',
    ]);
    await lookAt('Steps');
    const others = screen.getByRole('list', { name: 'Other lines from step 0' });
    expect(others).toHaveTextContent(/^Florence Exporter sends 1 good to Lyons Importer/);
    await waitFor(() => expect(window.location.hash).toMatch(/^#log=/));
    leave();

    await open(3, /^Step 1 of 1/);
    expect(rowsUnder('Liabilities of Lyons Importer')).toEqual([
      'Bill 1 on Lyons due to Florence Exporter: grew by 2.50 to 2.50',
    ]);
  });
});

describe('its forms', () => {
  test('answer as one types, and lose nothing of it', async () => {
    await open();
    expect(
      screen.getByText(/^At most 10 marcs: Florence Exporter has 10 goods left\.$/),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Importer' })).toHaveDisplayValue('Lyons Importer');
    const field = write('10.50');
    const refusal = 'Florence Exporter has 10 goods left; export goods for 10 marcs or less.';
    expect(screen.getByText(refusal)).toBeVisible();
    expect(field).toBeInvalid();
    await userEvent.click(button('Export'));
    expect(status()).toBe('Start');
    expect(field).toHaveValue('10.50');
    await choose('Importer', 'Florence Importer');
    expect(screen.getByRole('alert')).toHaveTextContent(/are both in Florence/);
    expect(field).toHaveValue('10.50');
    await choose('Importer', 'Lyons Importer');
    write('10');
    await userEvent.click(button('Export'));
    expect(status()).toBe('Step 1 of 1');
    expect(screen.getByText(/^No amount would do now: /)).toBeVisible();
  });

  test('hold a press that the rules refuse, and say why', async () => {
    await open();
    const press = button('Export');
    expect(press).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(press);
    expect(screen.getByRole('alert')).toHaveTextContent(/^That is not an amount/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveFocus());
    expect(status()).toBe('Start');
  });

  test('say who has nothing to do, and who holds no bill', async () => {
    await open();
    await userEvent.click(button('Lyons Importer'));
    expect(screen.getByText(/^Lyons Importer only reacts here: /)).toBeVisible();
    await choose('Party', 'Florence Banker');
    await choose('Action', 'Remit a Bill');
    expect(screen.getByText('Florence Banker holds no open bill now.')).toBeVisible();
    expect(button('Remit')).toHaveAttribute('aria-disabled', 'true');
  });

  test('refuse a drawee who cannot pay, and name the one who can', async () => {
    await open();
    await act('Florence Exporter', 'Export Goods', 'Export', '1');
    await choose('Action', 'Draw a Bill');
    await choose('Payer', 'Lyons Importer');
    expect(screen.getByText(/draw it on Florence Banker\.$/)).toBeVisible();
    await choose('Payer', 'Florence Banker');
    await userEvent.click(button('Draw'));
    expect(rowsUnder('Assets of Florence Banker')).toContain(
      'Bill 1 on Lyons due from Lyons Importer: grew by 1 to 1',
    );
  });

  test('reset the board after asking, as a step that can be stepped back from', async () => {
    await open(1);
    await userEvent.click(screen.getByText('Reset and notes'));
    expect(button('Reset the board')).toBeDisabled();
    await act('Florence Exporter', 'Export Goods', 'Export', '4');
    await userEvent.click(button('Reset the board'));
    const question = screen.getByRole('dialog', { name: 'Reset the board?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(status()).toBe('Step 1 of 1');
    await userEvent.click(button('Reset the board'));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Reset the board?' })).getByRole('button', {
        name: 'Reset',
      }),
    );
    expect(status()).toBe('Step 2 of 2');
    expect(rowsUnder('Assets of Florence Exporter')).toEqual([
      'Ecus: 500',
      'Goods: grew by 4 to 10',
      'Bill 1 on Lyons cancelled: shrank by 4 to 0',
    ]);
    await userEvent.click(button('Step back'));
    expect(rowsUnder('Assets of Florence Exporter')).toContain('Goods: shrank by 4 to 6');
  });

  test('pin a note to the shown step', async () => {
    await open(1);
    await userEvent.click(screen.getByText('Reset and notes'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Nobody owes anything.');
    await userEvent.click(button('Pin'));
    await lookAt('Steps');
    const steps = screen.getByRole('list', { name: 'Steps' });
    expect(steps).toHaveTextContent('Nobody owes anything.');
    expect(status()).toBe('Start');
  });
});

describe('a link', () => {
  const read = parseLogText(JSON.stringify(fullCircuit));
  if ('problem' in read) throw new Error(read.problem);
  const payload = encodeLink(read.log);

  test('opens as a visit at its step, and can be stepped through', async () => {
    window.history.replaceState(null, '', `${stageAt(5).path}#${fragmentOf(payload, 7)}`);
    await open(5, /^You are looking at shared steps/);
    expect(status()).toMatch(/^Step 7 of 8 of the shared steps/);
    expect(rowsUnder('Assets of Florence Banker')).toContain(
      'Bill 2 on Florence due from Florence Importer: grew by 1 to 1',
    );
    await userEvent.click(button('Step forward'));
    expect(rowsUnder('Assets of Florence Banker')).toContain('Ecus: grew by 65.50 to 501.50');
    await userEvent.click(button('First step'));
    expect(status()).toMatch(/^Start · 8 steps/);
    expect(rowsUnder('Assets of Florence Banker')).toEqual(['Ecus: 500', 'Marcs: 10']);
    await userEvent.click(button('Back to my own'));
    expect(status()).toBe('Start');
  });

  test('is shared by the board, and opens in another page', async () => {
    window.history.replaceState(null, '', `/embed#${fragmentOf(payload, 8)}`);
    render(<EmbeddedBoard />);
    await waitFor(() => expect(status()).toMatch(/^Step 8 of 8/));
    expect(rowsUnder('Assets of Florence Banker')).toContain('Ecus: grew by 65.50 to 501.50');
    expect(screen.getByRole('link', { name: 'Open in Tallystick' })).toHaveAttribute(
      'href',
      `${stageAt(5).path}${window.location.hash}`,
    );
    await userEvent.click(button('Share'));
    const link = await screen.findByRole('textbox', { name: 'Link' });
    const { pathname, hash } = new URL(link instanceof HTMLInputElement ? link.value : '');
    const shared = readFragment(hash);
    const decoded = decodePayload(shared?.payload ?? '');
    expect(pathname).toBe(stageAt(5).path);
    expect(shared?.round).toBe(8);
    expect('log' in decoded && decoded.log.events).toEqual(fullCircuit.events);
  });

  test('comes on a page that was opened without one, once its address names one', async () => {
    window.history.replaceState(null, '', '/embed');
    render(<EmbeddedBoard />);
    await screen.findByRole('alert');
    window.location.hash = fragmentOf(payload, 3);
    await waitFor(() => expect(status()).toMatch(/^Step 3 of 8/));
  });

  test('marks what the reader wants marked', async () => {
    window.history.replaceState(null, '', `${stageAt(5).path}#${fragmentOf(payload, 3)}`);
    await open(5, /^You are looking at shared steps/);
    await choose('Show changes', 'latest on each line');
    expect(rowsUnder('Assets of Florence Exporter')).toEqual([
      'Ecus: grew by 64 to 564',
      'Goods: shrank by 1 to 9',
    ]);
    await choose('Show changes', 'none');
    expect(rowsUnder('Assets of Florence Exporter')).toEqual(['Ecus: 564', 'Goods: 9']);
  });
});
