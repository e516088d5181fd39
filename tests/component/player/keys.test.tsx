import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useKeys } from '@/src/board/player/useKeys';

interface KeyedProps {
  readonly isFork: boolean;
  readonly send: () => void;
  readonly onHelp: () => void;
  readonly children?: ReactNode;
}

/** A board with something of everything on it, and a page around it. */
function Keyed({ children, ...props }: KeyedProps) {
  const board = useRef<HTMLElement>(null);
  useKeys({ board, ...props });
  return (
    <>
      <section ref={board} aria-label="Board">
        <button type="button">On the board</button>
        <input aria-label="Field" />
        <div className="player-track">
          <input type="range" aria-label="Step" />
        </div>
        <input type="range" aria-label="Interest Rate" />
        <select aria-label="Choice" />
        <textarea aria-label="Text" />
        {children}
        <div role="menu" tabIndex={-1}>
          <button type="button">In a menu</button>
        </div>
      </section>
      <button type="button">Elsewhere</button>
    </>
  );
}

const send = vi.fn();
const onHelp = vi.fn();

function open(isFork = false) {
  render(<Keyed isFork={isFork} send={send} onHelp={onHelp} />);
}

/** Where the board lies in a window of 768 pixels. */
function boardLies(top: number, bottom: number): void {
  const rect = new DOMRect(0, top, 100, bottom - top);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rect);
}

type Modifiers = { shiftKey?: true; ctrlKey?: true; metaKey?: true; altKey?: true };

/** Presses a key on an element, and gives whether the page itself would still react to it. */
function press(element: HTMLElement, key: string, modifiers: Modifiers = {}): boolean {
  return fireEvent.keyDown(element, { key, ...modifiers });
}

const sent = () => send.mock.calls.map(([event]) => event);

beforeEach(() => {
  vi.restoreAllMocks();
  send.mockClear();
  onHelp.mockClear();
  boardLies(100, 700);
});

describe('keys', () => {
  test.each([
    ['ArrowLeft', 'BACK'],
    ['k', 'BACK'],
    ['ArrowRight', 'FORWARD'],
    ['j', 'FORWARD'],
    ['Home', 'FIRST'],
    ['0', 'FIRST'],
    ['End', 'LAST'],
    [' ', 'TOGGLE_PLAY'],
  ])('%o means %s, and does not scroll the page', (key, type) => {
    open();
    expect(press(document.body, key)).toBe(false);
    expect(sent()).toEqual([{ type }]);
  });

  test.each(['ArrowLeft', 'k', '0', ' '])(
    '%o acts on the player’s own slider, and on no other',
    (key) => {
      open();
      expect(press(screen.getByRole('slider', { name: 'Interest Rate' }), key)).toBe(true);
      expect(sent()).toEqual([]);
      expect(press(screen.getByRole('slider', { name: 'Step' }), key)).toBe(false);
      expect(sent()).toHaveLength(1);
    },
  );

  test('that mean nothing to the player are left to its slider', () => {
    open();
    expect(press(screen.getByRole('slider', { name: 'Step' }), 'PageUp')).toBe(true);
    expect(press(screen.getByRole('slider', { name: 'Step' }), 'ArrowUp')).toBe(true);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['$', 'LAST'],
    ['ArrowLeft', 'PREVIOUS_FORK'],
    ['ArrowRight', 'NEXT_FORK'],
  ])('Shift and %o mean %s', (key, type) => {
    open();
    expect(press(document.body, key, { shiftKey: true })).toBe(false);
    expect(sent()).toEqual([{ type }]);
  });

  test('Up and Down choose at a fork, and scroll the page elsewhere', () => {
    open(false);
    expect(press(document.body, 'ArrowUp')).toBe(true);
    expect(press(document.body, 'ArrowDown')).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('Up and Down choose among the lines of a fork', () => {
    open(true);
    expect(press(document.body, 'ArrowUp')).toBe(false);
    expect(press(document.body, 'ArrowDown')).toBe(false);
    expect(press(document.body, 'ArrowDown', { shiftKey: true })).toBe(true);
    expect(sent()).toEqual([
      { type: 'CHOOSE_BRANCH', by: -1 },
      { type: 'CHOOSE_BRANCH', by: 1 },
    ]);
  });

  test('? opens the list of keys', () => {
    open();
    expect(press(document.body, '?', { shiftKey: true })).toBe(false);
    expect(onHelp).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });

  test('of no meaning are left to the page', () => {
    open();
    for (const key of ['a', 'Tab', 'Enter', 'PageDown', 'Escape']) {
      expect(press(document.body, key)).toBe(true);
    }
    expect(sent()).toEqual([]);
  });
});

describe('the composer', () => {
  const composing = () => {
    render(
      <Keyed isFork={false} send={send} onHelp={onHelp}>
        <form data-part="composer">
          <select aria-label="Party" />
          <input aria-label="Amount" />
        </form>
      </Keyed>,
    );
    return screen.getByRole('textbox', { name: 'Amount' });
  };

  test('is gone to by A, at its first slot', () => {
    composing();
    expect(press(document.body, 'a')).toBe(false);
    expect(screen.getByRole('combobox', { name: 'Party' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('leaves the arrows to the player while its figure is empty', () => {
    const figure = composing();
    press(figure, 'ArrowLeft');
    expect(sent()).toEqual([{ type: 'BACK' }]);
    fireEvent.change(figure, { target: { value: '20' } });
    press(figure, 'ArrowLeft');
    for (const key of ['a', '0', 'k', ' ', 'Home']) expect(press(figure, key)).toBe(true);
    expect(sent()).toHaveLength(1);
  });
});

describe('keys are left alone', () => {
  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s', (modifier) => {
    open();
    expect(press(document.body, 'ArrowLeft', { [modifier]: true })).toBe(true);
    expect(press(document.body, '?', { [modifier]: true })).toBe(true);
    expect([sent(), onHelp.mock.calls]).toEqual([[], []]);
  });

  test.each(['Field', 'Choice', 'Text'])('in a field: %s', (label) => {
    open(true);
    for (const key of ['ArrowLeft', 'ArrowUp', ' ', '0', 'k', '?']) {
      expect(press(screen.getByLabelText(label), key)).toBe(true);
    }
    expect([sent(), onHelp.mock.calls]).toEqual([[], []]);
  });

  test('in a menu', () => {
    open(true);
    press(screen.getByText('In a menu'), 'ArrowDown');
    expect(sent()).toEqual([]);
  });

  test('on something else on the page', () => {
    open();
    press(screen.getByText('Elsewhere'), 'ArrowLeft');
    expect(sent()).toEqual([]);
  });

  test('where somebody has dealt with them already', () => {
    open();
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press(document.body, 'ArrowLeft');
    expect(sent()).toEqual([]);
  });

  test.each([
    ['above', -600, 0],
    ['below', 768, 1400],
  ])('while the board is out of sight, %s the window', (_where, top, bottom) => {
    boardLies(top, bottom);
    open();
    expect(window.innerHeight).toBe(768);
    expect(press(document.body, 'ArrowLeft')).toBe(true);
    expect(press(document.body, ' ')).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('once the board is gone', () => {
    const { unmount } = render(<Keyed isFork={false} send={send} onHelp={onHelp} />);
    unmount();
    press(document.body, 'ArrowLeft');
    expect(sent()).toEqual([]);
  });
});

describe('a focus on the board', () => {
  test('lets keys act, wherever the board lies', () => {
    boardLies(2000, 2600);
    open();
    press(screen.getByText('On the board'), 'ArrowLeft');
    expect(sent()).toEqual([{ type: 'BACK' }]);
  });

  test('on a button leaves it the space that presses it', () => {
    open();
    expect(press(screen.getByText('On the board'), ' ')).toBe(true);
    expect(sent()).toEqual([]);
  });
});
