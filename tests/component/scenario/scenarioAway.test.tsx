/** On a phone the player of a scenario’s board leaves the screen with it: comments stand there. */
import { act, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { payment } from '../../helpers/cursors';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** What those who watch are told, each with how far ahead it looks. */
const watching = new Set<{ readonly ahead: string; readonly tell: (entries: Entry[]) => void }>();

class Watched {
  readonly #watch;

  constructor(tell: (entries: Entry[]) => void, { rootMargin = '' } = {}) {
    this.#watch = { ahead: rootMargin, tell };
  }

  observe() {
    watching.add(this.#watch);
  }

  disconnect() {
    watching.delete(this.#watch);
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Watched);
});

afterEach(() => {
  watching.clear();
  vi.unstubAllGlobals();
});

/** The board comes on the screen, or leaves it. */
function see(isIntersecting: boolean) {
  act(() => {
    for (const { ahead, tell } of watching) if (ahead === '') tell([{ isIntersecting }]);
  });
}

test('a scenario’s board says when none of it is on the screen', () => {
  const payload = encodeLink({ world: 'banking', lesson: 2, events: [payment(1, 2, 1000)] });
  render(
    <ScenarioBoard payload={payload} title="One payment">
      <p>Drawn on the server</p>
    </ScenarioBoard>,
  );
  const board = screen.getByText('Drawn on the server').parentElement;
  see(false);
  expect(board).toHaveAttribute('data-away', 'true');
  see(true);
  expect(board).toHaveAttribute('data-away', 'false');
});
