/** Comments at the steps of a published line: on the track, in the list of steps, over the board, and by key. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { type Pins, PinsContext } from '@/src/board/pins/pins';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { payment } from '../../helpers/cursors';
import { Seeing } from '../../helpers/screen/seeing';

const log: Log = {
  world: 'banking',
  lesson: 2,
  events: [1000, 2000, 3000].map((amount) => payment(1, 2, amount)),
};

const PINS: Pins['pins'] = [
  { id: 'a', step: 1, by: 'Ada', text: 'Why this one first?' },
  { id: 'b', step: 3, by: 'Ada', text: 'Good.' },
  { id: 'c', step: 3, by: 'Bo', text: '<img src=x onerror=alert(1)>' },
];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Seeing);
  localStorage.clear();
  window.history.replaceState(null, '', '/community/assignments/a/hand-ins/b');
});

afterEach(() => vi.unstubAllGlobals());

async function open(around: Partial<Pins> = {}) {
  const { container } = render(
    <PinsContext value={{ pins: PINS, onWrite: null, onOpen: null, ...around }}>
      <ScenarioBoard logText={fileTextOf(log)} title="Three payments">
        -
      </ScenarioBoard>
    </PinsContext>,
  );
  await waitFor(() => expect(status()).toContain('Start · 3 steps'));
  return container;
}

const status = () => document.querySelector('.board-status')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.queryByRole('list', { name: /^Comments at/ })?.textContent ?? null;

describe('comments at steps', () => {
  test('are marked on the track, and told at their steps only', async () => {
    const container = await open();
    expect(container.querySelectorAll('.track-comment')).toHaveLength(2);
    expect(said()).toBeNull();
    await press('Step forward');
    expect(said()).toBe('Ada: Why this one first?');
    await press('Step forward');
    expect(said()).toBeNull();
    await press('Last step');
    expect(said()).toBe('Ada: Good.Bo: <img src=x onerror=alert(1)>');
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });

  test('stand in the list of steps by their number', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Steps' }));
    const rows = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('button');
    expect(rows.map((row) => /\d comments?$/.exec(row.textContent ?? '')?.[0])).toEqual([
      undefined,
      '1 comment',
      undefined,
      '2 comments',
    ]);
  });

  test('are gone to by key and by button, forwards and back', async () => {
    const container = await open();
    const stage = container.querySelector('.stage');
    if (!stage) throw new Error('no stage');
    fireEvent.keyDown(stage, { key: 'c' });
    expect(status()).toContain('Step 1 of 3');
    fireEvent.keyDown(stage, { key: 'c' });
    expect(status()).toContain('Step 3 of 3');
    expect(screen.getByRole('button', { name: 'Next comment' })).toBeDisabled();
    fireEvent.keyDown(stage, { key: 'C', shiftKey: true });
    expect(status()).toContain('Step 1 of 3');
    await press('Next comment');
    expect(status()).toContain('Step 3 of 3');
  });

  test('do not stand on a line that leaves the published one before their step', async () => {
    const container = await open();
    await press('Step forward');
    await press('Customer 1');
    const action = screen.getByRole('combobox', { name: 'Action' });
    await userEvent.selectOptions(action, 'Transfer Money to Someone');
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount ($)' }), {
      target: { value: '7' },
    });
    await press('Pay');
    expect(container.querySelectorAll('.track-comment')).toHaveLength(1);
    expect(said()).toBeNull();
  });

  test('are written at the shown step and answered, where one may', async () => {
    const [onWrite, onOpen] = [vi.fn(), vi.fn()];
    await open({ onWrite, onOpen });
    await press('Step forward');
    await press('Comment on step 1');
    expect(onWrite).toHaveBeenCalledExactlyOnceWith(1);
    await press('Answer Ada');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('are no part of a board whose page hands none in', async () => {
    const container = await open({ pins: [] });
    expect(container.querySelector('.pins')).toBeNull();
    expect(screen.queryByRole('button', { name: /comment/ })).not.toBeInTheDocument();
  });
});
