import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../helpers/boards';
import { payment } from '../helpers/places';

const game = lessonGame(lessonOf(2));
const scroll = vi.fn();

/** Where the parts of the board stand on the screen, by their class; accounts by their order. */
function standing(head: number, accounts: readonly number[], player: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...document.querySelectorAll('.board-sheets .party')].indexOf(this);
    if (this.matches('.board-head')) return new DOMRect(0, head, 400, 100);
    if (this.matches('.player')) return new DOMRect(0, player, 400, 100);
    return new DOMRect(0, accounts[place] ?? 0, 400, place < 0 ? 0 : 150);
  });
}

/** Lets the window be one of which a media query with these words holds. */
function matching(words: string): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes(words) }),
  );
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', '/lectures/fundamentals/deposit-transfers');
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
    how?: boolean | ScrollIntoViewOptions,
  ) {
    scroll(this, how);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scroll.mockReset();
});

/** Lets Customer 1 pay $30: the accounts of the bank and of both customers change. */
async function pay() {
  render(<Board game={game} />);
  await screen.findByText('Start');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Action' }),
    'Transfer Money to Someone',
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount ($)' }), {
    target: { value: '30' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await screen.findByText('Step 1 of 1');
  await new Promise((drawn) => requestAnimationFrame(drawn));
}

const card = (place: number) => screen.getAllByRole('article')[place];

describe('what an act has changed', () => {
  test('is brought into sight where none of it is seen, and the focus waits in the figure', async () => {
    matching('1280');
    standing(0, [-500, -300, -200], 150);
    await pay();
    expect(scroll).toHaveBeenCalledExactlyOnceWith(card(2), {
      block: 'nearest',
      behavior: 'smooth',
    });
    expect(screen.getByRole('textbox', { name: 'Amount ($)' })).toHaveFocus();
  });

  test('comes with its sentence where both find room, and at once for those who want no motion', async () => {
    matching('reduced-motion');
    standing(1000, [1100, 1300, 1500], 700);
    await pay();
    expect(scroll).toHaveBeenCalledExactlyOnceWith(document.querySelector('.board-head'), {
      block: 'start',
      behavior: 'instant',
    });
  });

  test('moves nothing where some of it is seen', async () => {
    standing(0, [-500, 90, 700], 600);
    await pay();
    expect(scroll).not.toHaveBeenCalled();
  });
});

test('what is said of a file that was opened is brought into sight', async () => {
  render(<Board game={game} />);
  await screen.findByText('Start');
  expect(scroll).not.toHaveBeenCalled();
  const text = fileTextOf({ world: 'banking', lesson: 2, events: [payment(1, 2, 5)] });
  fireEvent.drop(screen.getByText('Start'), {
    dataTransfer: { files: [new File([text], 'log.json')], types: ['Files'] },
  });
  await screen.findByText(/You are looking at a shared log/);
  await vi.waitFor(() =>
    expect(scroll).toHaveBeenCalledExactlyOnceWith(document.querySelector('.board-notices'), {
      block: 'nearest',
    }),
  );
});
