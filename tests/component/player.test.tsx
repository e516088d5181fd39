import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LessonEvent } from '@/machines/lesson';
import { lineEnds, roundShown } from '@/machines/lesson';
import { Player } from '@/src/board/Player';
import { Scrubber } from '@/src/board/Scrubber';
import { useRepeat } from '@/src/board/useRepeat';
import { doing, driven, paying, type Snapshot } from '../helpers/lessonDriver';
import { note } from '../helpers/places';

interface PlayedProps {
  readonly from: Snapshot;
  readonly onSend: (event: LessonEvent) => void;
}

/** The player of a board, which steps as it is told. */
function Played({ from, onSend }: PlayedProps) {
  const [snapshot, setSnapshot] = useState(from);
  const { context } = snapshot;
  const { timeline, at, leaf, speed } = context;
  return (
    <Player
      {...{ timeline, at, leaf, speed, ...lineEnds(context) }}
      current={roundShown(context)}
      playing={snapshot.matches({ position: 'playing' })}
      lineName="main line"
      send={(event) => {
        onSend(event);
        setSnapshot((before) => driven([event], before));
      }}
      onShare={() => {}}
      onAct={() => {}}
      lineMenu={null}
    />
  );
}

function open(from: Snapshot) {
  const onSend = vi.fn();
  render(<Played {...{ from, onSend }} />);
  return onSend;
}

const three = driven([paying(100), paying(200), paying(300)]);
const button = (name: string) => screen.getByRole('button', { name });
const NAMES = ['First step', 'Step back', 'Play', 'Step forward', 'Last step'];

/** The buttons that can be pressed. */
const enabled = () => NAMES.filter((name) => !button(name).hasAttribute('disabled'));

describe('the buttons', () => {
  test('have names, and the keys that do the same', () => {
    open(three);
    expect(NAMES.map((name) => button(name).getAttribute('aria-keyshortcuts'))).toEqual([
      ...['Home', 'ArrowLeft', 'Space', 'ArrowRight', 'End'],
    ]);
  });

  test.each([
    ['at the end', three, ['First step', 'Step back', 'Play']],
    ['on the way', driven([{ type: 'BACK' }], three), NAMES],
    ['where nothing was done', driven([]), ['First step', 'Step back']],
    [
      'at the first round of the opening',
      driven([{ type: 'GO_ROUND', round: -4 }], three),
      ['Play', 'Step forward', 'Last step'],
    ],
  ])('go where there is somewhere to go: %s', (_where, from, names) => {
    open(from);
    expect(enabled()).toEqual(names);
  });

  test('step, and say where one is', () => {
    const onSend = open(three);
    const where = () => screen.getByText('Step').parentElement;
    expect(where()).toHaveTextContent('Step 3 of 3');
    for (const name of ['Step back', 'First step', 'Step back', 'Step forward', 'Last step']) {
      fireEvent.click(button(name));
    }
    expect(onSend.mock.calls.map(([{ type }]) => type)).toEqual([
      ...['BACK', 'FIRST', 'BACK', 'FORWARD', 'LAST'],
    ]);
    expect(where()).toHaveTextContent('Step 3 of 3');
    fireEvent.click(button('First step'));
    fireEvent.click(button('Step back'));
    expect(where()).toHaveTextContent('Step −1 of 3');
  });

  test('play and pause in turn, at the speed that is chosen', () => {
    const onSend = open(driven([{ type: 'FIRST' }], three));
    fireEvent.click(button('Play'));
    fireEvent.click(button('Pause'));
    expect(button('Play')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: '½ s' }));
    expect(onSend).toHaveBeenLastCalledWith({ type: 'SET_SPEED', speed: 500 });
    expect(screen.getByRole('radio', { name: '½ s' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '1 s' })).not.toBeChecked();
  });
});

describe('the slider', () => {
  const slider = () => screen.getByRole('slider', { name: 'Step' });

  test('goes from the opening to the end of the line, and says the round in words', () => {
    const onSend = open(three);
    expect([slider().getAttribute('min'), slider().getAttribute('max')]).toEqual(['0', '3']);
    fireEvent.change(slider(), { target: { value: 1 } });
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ type: 'GO_ROUND', round: 1 });
    expect(slider()).toHaveValue('1');
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      'Step 1 of 3: Customer 1 pays Customer 2 $1. ' +
        'On the books of Bank 1 the sum passes from one account to the other.',
    );
  });

  test('reaches into the opening while that is shown', () => {
    open(driven([{ type: 'GO_ROUND', round: -2 }], three));
    expect(slider()).toHaveAttribute('min', '-4');
    expect(slider()).toHaveValue('-2');
  });

  test('draws past and future, the forks and the notes of the line', () => {
    const forked = driven(
      [doing(note('why')), { type: 'GO_ROUND', round: 1 }, paying(400), { type: 'BACK' }],
      three,
    );
    open(driven([{ type: 'CHOOSE_BRANCH', by: 1 }], forked));
    const drawn = (name: string) => document.querySelectorAll(`.${name}`).length;
    // One line each for the whole track, and a tick a round: 0 and 1 are past.
    expect([drawn('track-past'), drawn('track-future')]).toEqual([3, 3]);
    expect([drawn('track-branch'), drawn('track-note')]).toEqual([1, 1]);
    expect(document.querySelector('.track-note')?.getAttribute('cx')).toBe('100%');
  });

  test('has no ticks where they would run into one another', () => {
    const props = { first: 0, current: 0, forks: [], notes: [], spoken: '', onGo: () => {} };
    const { rerender } = render(<Scrubber {...props} last={80} />);
    expect(document.querySelectorAll('.track-future')).toHaveLength(81);
    rerender(<Scrubber {...props} last={81} />);
    expect(document.querySelectorAll('.track-future')).toHaveLength(1);
  });
});

/** A button that repeats. */
function Repeating({ action, disabled }: { action: () => void; disabled: boolean }) {
  return (
    <button type="button" disabled={disabled} {...useRepeat(action, disabled)}>
      Hold
    </button>
  );
}

describe('holding a button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets time pass as it does: what is drawn follows what was done on the way. */
  function wait(time: number) {
    for (let passed = 0; passed < time; passed += 30) {
      act(() => vi.advanceTimersByTime(Math.min(30, time - passed)));
    }
  }

  const press = (held: HTMLElement) => fireEvent.pointerDown(held);

  /** Lets go as a mouse does: a click follows. */
  function letGo(held: HTMLElement) {
    fireEvent.pointerUp(held);
    fireEvent.click(held, { detail: 1 });
  }

  function hold() {
    const action = vi.fn();
    const { rerender, unmount } = render(<Repeating action={action} disabled={false} />);
    const disable = () => rerender(<Repeating action={action} disabled />);
    return { action, disable, unmount, held: button('Hold') };
  }

  test('for no time at all is one click and one step', () => {
    const { action, held } = hold();
    press(held);
    wait(399);
    expect(action).not.toHaveBeenCalled();
    letGo(held);
    wait(5000);
    expect(action).toHaveBeenCalledOnce();
  });

  test('repeats, and the click that ends it adds none', () => {
    const { action, held } = hold();
    press(held);
    wait(400);
    expect(action).toHaveBeenCalledTimes(1);
    wait(90 * 3);
    expect(action).toHaveBeenCalledTimes(4);
    letGo(held);
    wait(5000);
    expect(action).toHaveBeenCalledTimes(4);
    press(held);
    letGo(held);
    expect(action).toHaveBeenCalledTimes(5);
  });

  test('is nothing that a key does: each press of it is one step', () => {
    const { action, held } = hold();
    press(held);
    wait(400);
    fireEvent.pointerUp(window);
    fireEvent.click(held, { detail: 0 });
    fireEvent.click(held, { detail: 0 });
    expect(action).toHaveBeenCalledTimes(3);
  });

  test.each(['pointerUp', 'pointerCancel'] as const)('ends with %s anywhere', (ending) => {
    const { action, held } = hold();
    press(held);
    wait(400);
    fireEvent[ending](document.body);
    wait(5000);
    expect(action).toHaveBeenCalledOnce();
  });

  test('ends when the button goes away, or is disabled', () => {
    const gone = hold();
    press(gone.held);
    gone.unmount();
    const disabled = hold();
    press(disabled.held);
    wait(400);
    disabled.disable();
    wait(5000);
    expect(gone.action).not.toHaveBeenCalled();
    expect(disabled.action).toHaveBeenCalledOnce();
  });

  test('goes to the end of the line and no further, wherever one lets go', () => {
    const onSend = open(driven([{ type: 'FIRST' }], three));
    press(button('Step forward'));
    wait(5000);
    expect(button('Step forward')).toBeDisabled();
    expect(onSend).toHaveBeenCalledTimes(3);
    fireEvent.click(button('Step back'), { detail: 1 });
    wait(5000);
    expect(onSend).toHaveBeenCalledTimes(4);
    fireEvent.click(button('Step forward'), { detail: 0 });
    expect(onSend).toHaveBeenCalledTimes(5);
    expect(button('Step forward')).toBeDisabled();
  });
});
