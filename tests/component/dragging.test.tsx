import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBills } from '@/src/board/bills/loadBills';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../helpers/boards';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', '/');
});

afterEach(() => vi.unstubAllGlobals());

async function open(lesson: number) {
  render(
    <main id="main">
      <Board game={lessonGame(lessonOf(lesson))} />
    </main>,
  );
  await screen.findByText('Start');
  return userEvent.setup();
}

const name = (party: string) => screen.getByRole('button', { name: party });
const sheet = (party: string) => {
  const found = document.querySelector<HTMLElement>(`[data-sheet="${party}"]`);
  if (!found) throw new Error(`no sheet of ${party}`);
  return found;
};
const menu = () => screen.findByRole('menu');
const items = async () => {
  const found = within(await menu()).getAllByRole('menuitem');
  return found.map((item) => item.textContent);
};
const figure = () => screen.getByRole('textbox', { name: 'Amount ($)' });
const chosen = (label: string) =>
  within(screen.getByRole('form', { name: 'Compose an act' })).getByRole('combobox', {
    name: label,
  });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Whether any trace of a drag is left on the page. */
const traces = () =>
  document.querySelectorAll(
    '[data-carrying], [data-carried], [data-drop], [data-over], .drag-ghost',
  ).length;

describe('by keys', () => {
  test('D picks up, Tab goes over the sheets, Enter drops, and a figure goes to the composer', async () => {
    const user = await open(2);
    name('Customer 1').focus();
    await user.keyboard('d');
    expect(said()).toContainEqual(expect.stringMatching(/^Customer 1 is picked up\. Tab or arrow/));
    expect(sheet('Customer 1')).toHaveAttribute('data-carried');
    await user.keyboard('{Tab}');
    expect(name('Bank 1')).toHaveFocus();
    expect(said()).toContain('Bank 1, 1 of 2: 2 acts would work.');
    await user.keyboard('{ArrowRight}');
    expect(name('Customer 2')).toHaveFocus();
    expect(sheet('Customer 2')).toHaveAttribute('data-over');
    await user.keyboard('{Enter}');
    expect(await items()).toEqual(['Customer 1 pays Customer 2 …']);
    expect(traces()).toBe(0);
    expect(name('Customer 2')).toHaveAttribute('aria-pressed', 'false');
    expect(chosen('Action')).toHaveDisplayValue('Transfer Money to Someone');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await user.keyboard('20');
    expect(figure()).toHaveValue('20');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('Step 1 of 1');
  });

  test('what is chosen is written, and the amount has the focus', async () => {
    const user = await open(2);
    name('Customer 2').focus();
    await user.keyboard('d{Tab}{Enter}');
    const list = within(await menu());
    expect(await items()).toEqual(
      ['Customer 2 pays … in cash into Bank 1', 'Customer 2 withdraws … in cash from Bank 1'].map(
        (words) => `${words}.`,
      ),
    );
    await user.click(list.getByRole('menuitem', { name: /withdraws/ }));
    await waitFor(() => expect(figure()).toHaveFocus());
    expect(chosen('Party')).toHaveDisplayValue('Customer 2');
    expect(chosen('Action')).toHaveDisplayValue('Withdraw Money from Bank');
  });

  test('Escape leaves without a trace, before the drop and after it', async () => {
    const user = await open(2);
    await user.selectOptions(chosen('Action'), 'Deposit Cash into Bank');
    await user.type(figure(), '7');
    name('Customer 2').focus();
    await user.keyboard('d{Tab}{Escape}');
    expect(name('Customer 2')).toHaveFocus();
    expect(said()).toContain('Customer 2 is put back.');
    expect(traces()).toBe(0);
    await user.keyboard('d{Tab}{Enter}');
    await menu();
    expect(chosen('Party')).toHaveDisplayValue('Customer 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(name('Customer 2')).toHaveFocus();
    expect(chosen('Party')).toHaveDisplayValue('Customer 1');
    expect(figure()).toHaveValue('7');
  });

  test('arrows step no further while something is carried, and other keys are left alone', async () => {
    const user = await open(2);
    name('Customer 1').focus();
    await user.keyboard('d{ArrowLeft}');
    expect(name('Customer 2')).toHaveFocus();
    expect(screen.getByText('Start')).toBeVisible();
    await user.keyboard('a');
    expect(chosen('Party')).toHaveFocus();
    expect(traces()).toBe(0);
  });

  test('a line goes to its other side first, and what is refused says why', async () => {
    const user = await open(9);
    const bank = within(sheet('Bank 1'));
    const reserves = bank.getByRole('button', { name: /^Bank 1, Reserves/ });
    reserves.focus();
    await user.keyboard('d');
    expect(said()).toContainEqual(expect.stringMatching(/^Reserves, Bank 1 is picked up/));
    await user.keyboard('{Tab}{Enter}');
    const refused = within(await menu()).getByRole('menuitem');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveTextContent(
      'Bank 1 pays Bank 2 … of its dues in cash. Bank 1 owes Bank 2 nothing; choose a bank that it owes.',
    );
    await waitFor(() => expect(refused).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(refused).toBeInTheDocument();
  });

  test('dues are set off or settled where they are dropped', async () => {
    const user = await open(10);
    within(sheet('Bank 1'))
      .getByRole('button', { name: /^Bank 1, Due to Bank 2/ })
      .focus();
    await user.keyboard('d');
    expect(name('Bank 2')).toHaveFocus();
    expect(said()).toContainEqual(expect.stringMatching(/Bank 2, \d of 5: 2 acts would work\.$/));
    await user.keyboard('{Enter}');
    expect(await items()).toEqual([
      'Bank 1 and Bank 2 settle what they owe each other by crediting the creditor’s account.',
      'Bank 1 and Bank 2 set off what they owe each other.',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Net' })).toHaveFocus());
  });

  test('players of the exercise are dragged alike', async () => {
    const { BillsBoard, game } = loadBills(5);
    render(
      <main id="main">
        <BillsBoard game={game} />
      </main>,
    );
    await screen.findByText('Start');
    const user = userEvent.setup();
    name('Florence Exporter').focus();
    await user.keyboard('d');
    while (document.activeElement !== name('Lyons Importer')) await user.keyboard('{Tab}');
    await user.keyboard('{Enter}');
    expect(await items()).toEqual([
      'Florence Exporter sends Lyons Importer goods for … on credit.',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Amount in marcs' })).toHaveFocus(),
    );
  });
});

describe('by pointer', () => {
  /** What lies under the pointer: jsdom lays nothing out. */
  let under: Element | null = null;

  beforeEach(() => {
    Object.defineProperty(document, 'elementFromPoint', {
      configurable: true,
      value: () => under,
    });
  });

  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

  const press = (element: HTMLElement, pointerType: string) =>
    fireEvent.pointerDown(element, { pointerId: 1, isPrimary: true, button: 0, pointerType });
  const move = (x: number) => fireEvent.pointerMove(window, { pointerId: 1, clientX: x });
  const frame = () =>
    act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

  test('a sheet is dropped on another, and its name is not pressed', async () => {
    await open(2);
    press(name('Customer 2'), 'mouse');
    under = sheet('Customer 1');
    move(3);
    expect(traces()).toBe(0);
    move(40);
    await frame();
    expect(document.querySelector('.drag-ghost')).toHaveTextContent('Customer 2');
    expect(sheet('Customer 1')).toHaveAttribute('data-over');
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 40 });
    fireEvent.click(name('Customer 2'));
    expect(await items()).toEqual(['Customer 2 pays Customer 1 …']);
    expect(traces()).toBe(0);
  });

  test('whoever types at once is heard: Enter presses the button by a click of its own', async () => {
    await open(2);
    press(name('Customer 2'), 'mouse');
    under = sheet('Customer 1');
    move(40);
    await frame();
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 40 });
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked, { once: true });
    fireEvent.click(name('Customer 2'));
    expect(clicked).not.toHaveBeenCalled();
    fireEvent.keyDown(name('Customer 2'), { key: 'Enter' });
    fireEvent.click(name('Customer 2'), { detail: 0 });
    expect(clicked).toHaveBeenCalledOnce();
  });

  test.each([
    ['pointercancel', () => fireEvent.pointerCancel(window, { pointerId: 1 })],
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a drop beside all sheets', () => fireEvent.pointerUp(window, { pointerId: 1, clientX: 40 })],
  ])('%s leaves without a trace', async (_how, leave) => {
    await open(2);
    press(name('Customer 2'), 'mouse');
    under = document.body;
    move(40);
    await frame();
    leave();
    expect(traces()).toBe(0);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(name('Customer 1')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a finger that moves at once scrolls, and one that rests carries', async () => {
    await open(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(name('Customer 2'), 'touch');
    move(40);
    vi.advanceTimersByTime(400);
    expect(traces()).toBe(0);
    fireEvent.pointerCancel(window, { pointerId: 1 });
    press(name('Customer 2'), 'touch');
    vi.advanceTimersByTime(299);
    expect(traces()).toBe(0);
    vi.advanceTimersByTime(2);
    expect(sheet('Customer 2')).toHaveAttribute('data-carried');
    fireEvent.pointerCancel(window, { pointerId: 1 });
    vi.useRealTimers();
    expect(traces()).toBe(0);
  });
});
