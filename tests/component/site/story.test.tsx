/** The story on the home page: it plays by itself, obeys its player, and is let go of. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFragment } from '@/events/log/link';
import { Story } from '@/src/site/home/Story';
import { Seeing } from '../../helpers/screen/seeing';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Seeing);
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const where = () => document.querySelector('.player-where')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets so many steps have their time, one by one: each begins as the one before has been drawn. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    await act(() => vi.advanceTimersByTimeAsync(4100));
  }
}

const total = (name: string) =>
  within(screen.getByRole('table', { name })).getByRole('row', { name: /^Total/ }).textContent;
const way = () => screen.getByRole('link', { name: 'Try it from here' });

function wantLessMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
}

describe('the story', () => {
  test('plays by itself once it is in sight, and stops at its end', async () => {
    vi.useFakeTimers();
    render(<Story />);
    expect(where()).toBe('Start · 6 steps');
    await turns(2);
    expect(where()).toBe('Step 1 of 6');
    expect(total('Assets of Elm Bank')).toBe('Total200');
    await turns(8);
    expect(where()).toBe('Step 6 of 6');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('stops as soon as the player is used', async () => {
    vi.useFakeTimers();
    render(<Story />);
    await turns(2);
    press('Pause');
    await turns(8);
    expect(where()).toBe('Step 1 of 6');
    press('Step forward');
    expect(where()).toBe('Step 2 of 6');
    fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '5' } });
    expect(where()).toBe('Step 5 of 6');
    press('Step back');
    await turns(8);
    expect(where()).toBe('Step 4 of 6');
    press('Play');
    await turns(1);
    expect(where()).toBe('Step 5 of 6');
  });

  test('stands still for whoever wants less motion; its player works', async () => {
    vi.useFakeTimers();
    wantLessMotion();
    render(<Story />);
    await turns(8);
    expect(where()).toBe('Start · 6 steps');
    press('Step forward');
    expect(where()).toBe('Step 1 of 6');
  });

  test('has the way on at the step that is shown, which other tabs may open', () => {
    render(<Story />);
    press('Step forward');
    press('Step forward');
    const { pathname, hash } = new URL(way().getAttribute('href') ?? '', 'https://x.org');
    expect(pathname).toBe('/sandbox');
    expect(readFragment(hash)?.round).toBe(2);
    const pressed = fireEvent.click(way(), { ctrlKey: true });
    expect(pressed).toBe(true);
    expect(where()).toBe('Step 2 of 6');
  });
});

describe('whoever tries it', () => {
  /** Lets go of the story after two steps, and waits for the board. */
  async function letGo() {
    render(<Story />);
    press('Step forward');
    press('Step forward');
    fireEvent.click(way());
    return screen.findByRole('region', { name: 'Board' });
  }

  test('goes on from that step on the board itself, in the same place', async () => {
    const board = await letGo();
    expect(screen.queryByRole('link', { name: 'Try it from here' })).not.toBeInTheDocument();
    expect(board.querySelector('.board-status')).toHaveTextContent('Step 2 of 6');
    await waitFor(() => expect(board.contains(document.activeElement)).toBe(true));
    fireEvent.click(within(board).getByRole('button', { name: 'Step forward' }));
    expect(board.querySelector('.board-status')).toHaveTextContent('Step 3 of 6');
    const sandbox = screen.getByRole('link', { name: 'Open in the sandbox' });
    expect(readFragment(sandbox.getAttribute('href')?.split('#')[1] ?? '')?.round).toBe(3);
    expect(window.location.hash).toBe('');
  });

  test('finds the story where it was, and the focus at the way on', async () => {
    await letGo();
    press('Back to the story');
    expect(where()).toBe('Step 2 of 6');
    expect(way()).toHaveFocus();
  });
});
