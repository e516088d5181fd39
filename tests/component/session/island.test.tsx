import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { StaticBoard } from '@/src/board/island/StaticBoard';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { LessonBoard } from '@/src/community/share/LessonBoard';
import { lessonOf } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { tablesShown } from '../../helpers/screen/onScreen';
import { Watcher } from '../../helpers/watcher';

beforeEach(() => {
  Watcher.all = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('@/src/board/stage/Board');
  vi.resetModules();
  window.history.replaceState(null, '', '/');
});

const player = () => screen.queryByRole('slider', { name: 'Step' });

function open(Place = LessonBoard) {
  render(
    <Place lessonId={2}>
      <p>Drawn on the server</p>
    </Place>,
  );
  const [watcher] = Watcher.all;
  if (!watcher) throw new Error('nobody watches');
  return watcher;
}

describe('the board before its script', () => {
  test.each([2, 10])('shows the same figures as the board at step 0 (lesson %i)', async (id) => {
    const drawn = render(<StaticBoard lesson={lessonOf(id)} />);
    const still = { tables: tablesShown(), sentence: sentence() };
    drawn.unmount();
    render(<Board game={lessonGame(lessonOf(id))} />);
    expect(await screen.findByText('Start')).toBeVisible();
    expect(tablesShown()).toEqual(still.tables);
    expect(sentence()).toBe(still.sentence);
    expect(still.tables.flat().length).toBeGreaterThan(20);
  });

  test.each([2, 10])(
    'marks nothing, and tells of nothing that was done (lesson %i)',
    async (id) => {
      const marks = () => document.querySelectorAll('.t-grew, .t-shrank').length;
      const still = render(<StaticBoard lesson={lessonOf(id)} />);
      expect([marks(), sentence()]).toEqual([
        0,
        'Step 0. Opening position. Nothing has been done yet.',
      ]);
      still.unmount();
      render(<Board game={lessonGame(lessonOf(id))} />);
      expect(await screen.findByText('Start')).toBeVisible();
      expect([marks(), sentence()]).toEqual([
        0,
        'Step 0. Opening position. Nothing has been done yet.',
      ]);
    },
  );

  function sentence(): string | null | undefined {
    return screen.getByText('Opening position.').parentElement?.textContent;
  }

  test.each([2, 13])('has the line of the task where the board has it (lesson %i)', async (id) => {
    const line = () => screen.getByText(/^Task 1 of/).closest('.stage-task')?.textContent;
    const drawn = render(<StaticBoard lesson={lessonOf(id)} />);
    const still = line();
    drawn.unmount();
    render(<Board game={lessonGame(lessonOf(id))} />);
    expect(await screen.findByText('Start')).toBeVisible();
    expect(line()).toBe(still);
  });

  test('has nothing to press', () => {
    render(<StaticBoard lesson={lessonOf(2)} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Board' })).toBeVisible();
  });
});

describe('the board’s place', () => {
  test('keeps what the server drew until one comes near', async () => {
    const watcher = open();
    expect(watcher.rootMargin).toBe('600px');
    await act(async () => watcher.see(false));
    expect(screen.getByText('Drawn on the server')).toBeVisible();
    expect(player()).not.toBeInTheDocument();
    await act(async () => watcher.see(true));
    expect(await screen.findByRole('slider', { name: 'Step' })).toBeVisible();
    expect(screen.queryByText('Drawn on the server')).not.toBeInTheDocument();
    expect(watcher.watched.size).toBe(0);
  });

  test('is filled at once, and shown, where a link carries a log', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const log = { world: 'banking', lesson: 2, events: [payment(1, 2, 3000)] } as const;
    window.history.replaceState(null, '', `#${fragmentOf(encodeLink(log), 1)}`);
    open();
    expect(await screen.findByText(/You are looking at shared steps/)).toBeVisible();
    expect(screen.getByText('Step 1 of 1 of the shared steps')).toBeVisible();
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('has the link to it lead to the choice of a party, also before the board has come', async () => {
    render(<a href="#board">Go to the board</a>);
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the board' }));
    expect(await screen.findByRole('slider', { name: 'Step' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByLabelText('Party')[0]).toHaveFocus());
  });

  test('opens the link that it came with, also for whoever goes to the board before it has come', async () => {
    const log = { world: 'banking', lesson: 2, events: [payment(1, 2, 3000)] } as const;
    const link = `#${fragmentOf(encodeLink(log), 1)}`;
    window.history.replaceState(null, '', `/lesson?from=mail${link}`);
    // Together with the board that it fetches, which the tests before have thrown away.
    open((await import('@/src/community/share/LessonBoard')).LessonBoard);
    // A link of the page: “Go to the board”.
    window.history.pushState(null, '', '#board');
    expect(await screen.findByText('Step 1 of 1 of the shared steps')).toBeVisible();
    expect(window.location.href).toMatch(/\/lesson\?from=mail#log=/);
    // It was restored once: whoever leaves it later has left it.
    window.history.pushState(null, '', '#board');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(window.location.hash).toBe('#board');
  });

  test('says so when the board cannot be loaded, and keeps what is there', async () => {
    vi.doMock('@/src/board/stage/Board', () => {
      throw new Error('offline');
    });
    const watcher = open();
    await act(async () => watcher.see(true));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The board could not be loaded\./);
    expect(screen.getByText('Drawn on the server')).toBeVisible();
  });

  test('asks for nothing once the page is left', () => {
    const { unmount } = render(<LessonBoard lessonId={2}>-</LessonBoard>);
    const watching = () => Watcher.all.map(({ watched }) => watched.size);
    expect(watching()).toEqual([1]);
    unmount();
    expect(watching()).toEqual([0]);
  });
});
