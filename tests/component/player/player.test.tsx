import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isMainLine } from '@/events/timeline/lines';
import type { LessonEvent } from '@/machines/lesson';
import { NextWay } from '@/src/board/player/NextWay';
import { Player } from '@/src/board/player/Player';
import { Scrubber } from '@/src/board/player/Scrubber';
import { lineEnds, note, roundShown } from '../../helpers/cursors';
import { doing, driven, paying, type Snapshot } from '../../helpers/lines/lessonDriver';
import { passTime } from '../../helpers/screen/passTime';

const onHelp = vi.fn();

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
      timeline={timeline}
      at={at}
      leaf={leaf}
      speed={speed}
      {...lineEnds(context)}
      current={roundShown(context)}
      playing={snapshot.matches({ position: 'playing' })}
      isMain={isMainLine(timeline, leaf)}
      onHelp={onHelp}
      send={(event) => {
        onSend(event);
        setSnapshot((before) => driven([event], before));
      }}
      onShare={() => {}}
      lineMenu={null}
    />
  );
}

function open(from: Snapshot) {
  const onSend = vi.fn();
  render(<Played from={from} onSend={onSend} />);
  return onSend;
}

const shownOf = ({ context: { timeline, at, leaf } }: Snapshot) => ({
  timeline,
  at,
  leaf,
  isMain: isMainLine(timeline, leaf),
});

const three = driven([paying(100), paying(200), paying(300)]);
const button = (name: string) => screen.getByRole('button', { name });
const NAMES = ['First step', 'Step back', 'Play', 'Step forward', 'Last step'];

/** The buttons that can be pressed. */
const enabled = () => NAMES.filter((name) => !button(name).hasAttribute('aria-disabled'));

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
    const where = () => document.querySelector('.player-where');
    expect(where()).toHaveTextContent('Step 3 of 3');
    for (const name of ['Step back', 'First step', 'Step back', 'Step forward', 'Last step']) {
      fireEvent.click(button(name));
    }
    expect(onSend.mock.calls.map(([{ type }]) => type)).toEqual([
      ...['BACK', 'FIRST', 'BACK', 'FORWARD', 'LAST'],
    ]);
    expect(where()).toHaveTextContent('Step 3 of 3');
    fireEvent.click(button('First step'));
    expect(where()).toHaveTextContent(/^Start · 3 steps$/);
    fireEvent.click(button('Step back'));
    expect(where()).toHaveTextContent(/^opening −1$/);
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

describe('the line shown', () => {
  /** Three payments, and another way on from the first. */
  const forked = driven([{ type: 'GO_ROUND', round: 1 }, paying(400)], three);
  const next = () => document.querySelector('.player-next');

  test('is called a branch in words that a phone has room for, and the main line where there is more', () => {
    open(forked);
    expect(screen.getByText('branch')).not.toHaveClass('player-wide');
    cleanup();
    open(driven([{ type: 'BACK' }, { type: 'CHOOSE_BRANCH', by: 1 }], forked));
    expect(screen.getByText('main line')).toHaveClass('player-wide');
    cleanup();
    // Where no line parts, there is none to be told from.
    open(three);
    expect(screen.queryByText('main line')).not.toBeInTheDocument();
  });

  test('says at a fork which way it goes on, and nothing elsewhere', () => {
    open(forked);
    expect(next()).toBeEmptyDOMElement();
    fireEvent.click(button('Step back'));
    expect(next()).toHaveTextContent(/^Next \(branch\): Customer 1 pays Customer 2 \$4\./);
  });

  test('is announced when another is chosen, and only then', () => {
    const fork = driven([{ type: 'BACK' }], forked);
    const { rerender } = render(<NextWay {...shownOf(fork)} />);
    expect(next()).toHaveAttribute('aria-live', 'off');
    const chosen = driven([{ type: 'CHOOSE_BRANCH', by: 1 }], fork);
    rerender(<NextWay {...shownOf(chosen)} />);
    expect(next()).toHaveTextContent(/^Next \(main line\): Customer 1 pays Customer 2 \$2\./);
    expect(next()).toHaveAttribute('aria-live', 'polite');
    rerender(<NextWay {...shownOf(driven([{ type: 'FORWARD' }], chosen))} />);
    expect(next()).toHaveAttribute('aria-live', 'off');
  });

  test('has no such line where nothing branches', () => {
    open(three);
    expect(next()).toBeNull();
  });
});

test('the help is a button', () => {
  open(three);
  fireEvent.click(button('Help'));
  expect(onHelp).toHaveBeenCalledOnce();
});

describe('the slider', () => {
  const slider = () => screen.getByRole('slider', { name: 'Step' });

  test('goes from the opening to the end of the line, and says which step it is at', () => {
    const onSend = open(three);
    expect([slider().getAttribute('min'), slider().getAttribute('max')]).toEqual(['0', '3']);
    fireEvent.change(slider(), { target: { value: 1 } });
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ type: 'GO_ROUND', round: 1 });
    expect(slider()).toHaveValue('1');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  });

  test('reaches into the opening while that is shown', () => {
    open(driven([{ type: 'GO_ROUND', round: -2 }], three));
    expect(slider()).toHaveAttribute('min', '-4');
    expect(slider()).toHaveValue('-2');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Opening, step minus 2');
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
    const props = {
      first: 0,
      current: 0,
      forks: [],
      notes: [],
      comments: [],
      spoken: '',
      onGo: () => {},
    };
    const { rerender } = render(<Scrubber {...props} last={80} />);
    expect(document.querySelectorAll('.track-future')).toHaveLength(81);
    rerender(<Scrubber {...props} last={81} />);
    expect(document.querySelectorAll('.track-future')).toHaveLength(1);
  });
});

describe('a step button that is held', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('goes to the end of the line and no further, wherever one lets go', () => {
    const onSend = open(driven([{ type: 'FIRST' }], three));
    fireEvent.pointerDown(button('Step forward'));
    passTime(5000);
    expect(button('Step forward')).toHaveAttribute('aria-disabled', 'true');
    expect(onSend).toHaveBeenCalledTimes(3);
    fireEvent.click(button('Step back'), { detail: 1 });
    passTime(5000);
    expect(onSend).toHaveBeenCalledTimes(4);
    fireEvent.click(button('Step forward'), { detail: 0 });
    expect(onSend).toHaveBeenCalledTimes(5);
    expect(button('Step forward')).toHaveAttribute('aria-disabled', 'true');
  });
});
