import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMDXComponents } from '@/mdx-components';
import { lessonGame } from '@/src/board/session/game';
import { getSnapshot, subscribe, takeRequest } from '@/src/board/session/reading';
import { Board } from '@/src/board/stage/Board';
import { demonstrationOf } from '@/src/lessons/demonstrations';
import Lesson2 from '@/src/lessons/fundamentals/deposit-transfers/index.mdx';
import { Passage, RoundChip } from '@/src/lessons/RoundChip';
import { lessonOf } from '../../helpers/boards';
import { Beside, lookAt } from '../../helpers/companion';

const lesson = lessonOf(2);
const game = lessonGame(lesson);
const log = demonstrationOf(lesson)?.log ?? null;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

function Text() {
  return (
    <>
      <Passage lesson={lesson} rounds={[1]}>
        <p>
          The bank writes it down. <RoundChip lesson={lesson} round={1} />
        </p>
      </Passage>
      <Passage lesson={lesson} rounds={[2, 3]}>
        <p>
          Cash comes in <RoundChip lesson={lesson} round={2} /> and goes out.{' '}
          <RoundChip lesson={lesson} round={3} />
        </p>
      </Passage>
    </>
  );
}

function open() {
  render(
    <>
      <Text />
      <Beside>
        <Board game={game} demonstration={log} />
      </Beside>
    </>,
  );
  return userEvent.setup();
}

const chip = (round: number) =>
  screen.getByRole('button', { name: `Show on the board: step ${round}` });
const pressed = () => [1, 2, 3].filter((one) => chip(one).getAttribute('aria-pressed') === 'true');
const marked = () =>
  [...document.querySelectorAll('.passage')].map((one) => one.getAttribute('data-shown'));
const notice = () => screen.queryByText(/You are looking at the lesson’s demonstration/);

describe('a text and its board', () => {
  test('a chip shows its round, and its passage is marked', async () => {
    const user = open();
    expect(await screen.findByText('Start')).toBeVisible();
    expect([pressed(), marked()]).toEqual([[], ['false', 'false']]);
    await user.click(chip(2));
    expect(await screen.findByText(/You are looking at the lesson’s demonstration/)).toBeVisible();
    expect(screen.getByText(/^Step 2 of 3/)).toBeVisible();
    expect([pressed(), marked()]).toEqual([[2], ['false', 'true']]);
  });

  test('the mark follows the player', async () => {
    const user = open();
    await user.click(chip(1));
    await screen.findByText(/^Step 1 of 3/);
    await user.click(screen.getByRole('button', { name: 'Step forward' }));
    expect([pressed(), marked()]).toEqual([[2], ['false', 'true']]);
    await user.click(screen.getByRole('button', { name: 'First step' }));
    expect([pressed(), marked()]).toEqual([[], ['false', 'false']]);
  });

  test('“Try it yourself” returns to one’s own steps, and nothing is marked', async () => {
    const user = open();
    await user.click(chip(3));
    await user.click(await screen.findByRole('button', { name: 'Try it yourself' }));
    expect(screen.getByText('Start')).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
    expect([pressed(), marked()]).toEqual([[], ['false', 'false']]);
    await lookAt('Steps');
    expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button')).toHaveLength(
      1,
    );
  });

  test('“Back to the text” leads to the chip that was pressed', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = open();
    await user.click(chip(3));
    // Where the board is below the text it is brought into sight, with the focus.
    expect(scroll.mock.contexts).toContain(document.getElementById('board'));
    expect(screen.getByRole('group', { name: 'Board' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Board' })).toHaveAttribute('id', 'board');
    await user.click(await screen.findByRole('button', { name: 'Back to the text' }));
    expect(chip(3)).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Board' })).toBeNull();
    expect(scroll.mock.contexts.at(-1)).toBe(chip(3));
  });

  test('the focus waits for a board that is drawn in place of the text', async () => {
    const user = open();
    const place = document.getElementById('board');
    if (!place) throw new Error('The board has no place.');
    let isDrawn = false;
    Object.assign(place, {
      checkVisibility: () => isDrawn,
      focus: () => isDrawn && HTMLElement.prototype.focus.call(place),
    });
    const draw = () => {
      requestAnimationFrame(() => {
        isDrawn = true;
      });
    };
    document.addEventListener('click', draw, { once: true, capture: true });
    await user.click(chip(3));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Board' })).toHaveFocus());
  });

  test('beside the text the board is not scrolled to', async () => {
    const wide = (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: true });
    vi.stubGlobal('matchMedia', wide);
    const user = open();
    await user.click(chip(1));
    expect(chip(1)).toHaveFocus();
  });
});

/** The second lesson's text, with what the site has for Markdown's elements. */
function Lesson2Text() {
  return <Lesson2 components={useMDXComponents()} lesson={lesson} />;
}

describe('a table of a text', () => {
  test('is named, and its first column heads the rows', () => {
    render(<Lesson2Text />);
    const table = within(screen.getByRole('region', { name: /^Table: Action; Reserves/ }));
    const heads = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads).toContain('Withdraw Money from Bank');
    expect(table.getAllByRole('columnheader')).toHaveLength(4);
    expect(table.getAllByRole('cell')).toHaveLength(3 * heads.length);
  });
});

describe('the channel', () => {
  test('holds what is asked until the board has come', async () => {
    const user = userEvent.setup();
    const page = render(<Text />);
    await user.click(chip(3));
    expect(getSnapshot().request).toEqual({ lessonId: 2, round: 3 });
    page.rerender(
      <>
        <Text />
        <Beside>
          <Board game={game} demonstration={log} />
        </Beside>
      </>,
    );
    expect(await screen.findByText(/^Step 3 of 3/)).toBeVisible();
    expect(getSnapshot().request).toBeNull();
  });

  test('gives a board only what is meant for its lesson, and once', async () => {
    const user = userEvent.setup();
    render(<Text />);
    await user.click(chip(1));
    expect(takeRequest(10)).toBeNull();
    expect(takeRequest(2)).toEqual({ lessonId: 2, round: 1 });
    expect(takeRequest(2)).toBeNull();
  });

  test('forgets what was asked when the page is left', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Text />);
    await user.click(chip(1));
    const heard = vi.fn();
    const unsubscribe = subscribe(heard);
    unmount();
    expect(getSnapshot().request).toBeNull();
    expect(heard).toHaveBeenCalled();
    unsubscribe();
  });
});

test('a text cannot speak of a round that is not there', () => {
  for (const round of [4, -5, 1.5]) {
    expect(() => RoundChip({ lesson, round })).toThrow(/speaks of round/);
    expect(() => Passage({ lesson, rounds: [1, round], children: '' })).toThrow(/speaks of round/);
  }
});
