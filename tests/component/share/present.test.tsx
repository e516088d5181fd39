import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { roundNumber } from '@/events/timeline/lines';
import { lessonGame } from '@/src/board/session/game';
import { Present } from '@/src/board/share/Present';
import { lessonOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';
import { rowsUnder } from '../../helpers/screen/onScreen';

const two = acting(openingCursorOf(2), payment(1, 2, 1000), payment(2, 1, 250));

afterEach(() => vi.restoreAllMocks());

function open(cursor: Cursor<BankingRound>, lesson = 2) {
  const [send, onClose] = [vi.fn(), vi.fn()];
  const { timeline, at, leaf } = cursor;
  const game = lessonGame(lessonOf(lesson));
  const current = roundNumber(timeline, at);
  const { unmount } = render(
    <Present
      game={game}
      timeline={timeline}
      at={at}
      leaf={leaf}
      current={current}
      send={send}
      onClose={onClose}
      playing={false}
    />,
  );
  const stage = screen.getByRole('dialog');
  const press = (key: string) => fireEvent.keyDown(stage, { key });
  return { stage, press, onClose, unmount, sent: () => send.mock.calls.map(([event]) => event) };
}

/** A room of this size, in which every element is as large as the room. */
function roomOf(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

const accounts = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());

describe('a presentation', () => {
  test('shows one step: where it is, what it was about, and every account', () => {
    const { stage } = open(stepped(two, 1));
    expect(stage).toHaveTextContent('Deposit Transfers');
    expect(stage).toHaveTextContent('Step 1 of 2');
    expect(stage).toHaveTextContent('Customer 1 pays Customer 2 $10');
    expect(rowsUnder('Assets of Customer 2')).toContain('At Bank 1: grew by 10 to 110');
    expect(accounts()).toHaveLength(3);
  });

  test('shows the notes that are pinned to the step, and those of no other', () => {
    const noted = acting(two, note('Who owes whom now?'), note('And why?'), payment(1, 2, 100));
    const shown = open(stepped(noted, 2));
    expect(screen.getByText('Who owes whom now?')).toBeVisible();
    expect(screen.getByText('And why?')).toBeVisible();
    shown.unmount();
    open(stepped(noted, 3));
    expect(screen.queryByText('And why?')).toBeNull();
  });

  test.each([
    ['ArrowRight', 'FORWARD'],
    ['PageDown', 'FORWARD'],
    ['j', 'FORWARD'],
    ['ArrowLeft', 'BACK'],
    ['PageUp', 'BACK'],
    ['Home', 'FIRST'],
    ['End', 'LAST'],
    [' ', 'TOGGLE_PLAY'],
  ])('takes %o for %s, and the page does not scroll', (key, type) => {
    const { press, sent } = open(two);
    expect(press(key)).toBe(false);
    expect(sent()).toEqual([{ type }]);
  });

  test('leaves keys of no meaning alone', () => {
    const { press, sent } = open(two);
    for (const key of ['Tab', 'x', 'ArrowUp']) expect(press(key)).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('lists its keys at ?, which Escape closes before it leaves', async () => {
    const { press, onClose } = open(two);
    press('?');
    expect(screen.getByRole('region', { name: 'Keys' })).toHaveTextContent('Step forward');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Keys' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('has buttons for those without keys', async () => {
    const { sent, onClose } = open(stepped(two, 1));
    for (const name of ['Step back', 'Play', 'Step forward', 'Leave']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(sent()).toEqual([{ type: 'BACK' }, { type: 'TOGGLE_PLAY' }, { type: 'FORWARD' }]);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('where not all accounts fit', () => {
  const paid = acting(openingCursorOf(10), {
    type: 'transfer',
    from: 3,
    fromBank: 0,
    to: 4,
    toBank: 1,
    amount: 2000,
  });

  test('those that the step changes come first, and keys turn to the others and back', () => {
    roomOf(380, 700);
    const { press, sent } = open(paid, 10);
    const first = accounts();
    expect(first.length).toBeLessThan(6);
    for (const name of first) expect(name).toMatch(/^(Bank|Customer) [12]\b/);
    expect(screen.getByText(/^Page 1 of \d, \d more accounts? not in sight$/)).toBeVisible();
    const seen = [...first];
    press(']');
    while (!screen.queryByText(/^Page 1 /)) {
      seen.push(...accounts());
      press('p');
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect(accounts()).toEqual(first);
    press('[');
    expect(accounts()).toEqual(seen.slice(-accounts().length));
    expect(sent()).toEqual([]);
  });

  test('no account is left out on a screen with room', () => {
    roomOf(1820, 760);
    open(paid, 10);
    expect(accounts()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /Next accounts/ })).not.toBeInTheDocument();
  });
});

describe('the full screen', () => {
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
      Reflect.deleteProperty(document, name);
    }
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });

  /** A browser that can fill the screen, and has not done so before `enter`. */
  function fillable() {
    let enter = () => {};
    const entering = new Promise<void>((resolve) => {
      enter = resolve;
    });
    const request = vi.fn().mockReturnValue(entering);
    const exit = vi.fn().mockResolvedValue(undefined);
    const isFull = vi.fn().mockReturnValue(null);
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, value: true },
      fullscreenElement: { configurable: true, get: isFull },
      exitFullscreen: { configurable: true, value: exit },
    });
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      configurable: true,
      value: request,
    });
    const fill = async () => {
      isFull.mockReturnValue(document.documentElement);
      enter();
      await entering;
      await Promise.resolve();
    };
    return { request, exit, isFull, fill };
  }

  test('is asked for, and leaving it leaves the presentation', () => {
    const { request, isFull } = fillable();
    const { onClose } = open(two);
    expect(request).toHaveBeenCalledOnce();
    isFull.mockReturnValue(document.documentElement);
    fireEvent(document, new Event('fullscreenchange'));
    expect(onClose).not.toHaveBeenCalled();
    isFull.mockReturnValue(null);
    fireEvent(document, new Event('fullscreenchange'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is not left behind where it comes after the presentation was left', async () => {
    const { exit, fill } = fillable();
    open(two).unmount();
    expect(exit).not.toHaveBeenCalled();
    await fill();
    expect(exit).toHaveBeenCalledOnce();
  });

  test('stays for a presentation that was opened anew meanwhile', async () => {
    const { exit, fill } = fillable();
    open(two).unmount();
    open(two);
    await fill();
    expect(exit).not.toHaveBeenCalled();
  });
});
