/** How large the sentence of a step is set. jsdom lays nothing out: heights are given here. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOTED } from '@/src/board/screen/media';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../helpers/boards';
import { Beside } from '../helpers/companion';

const game = lessonGame(lessonOf(2));

/** Pixels that the sentence takes in each size, from the largest on, and those that there are. */
const HEIGHTS = [100, 60, 40, 30];
let room = 0;

/** The sizes that were tried, in order. */
let tried: (string | undefined)[] = [];

function heightOf(element: HTMLElement): number {
  if (element.matches('.stage-sentence')) return room;
  if (!element.matches('.board-sentence')) return 0;
  const size = element.parentElement?.dataset.set;
  tried.push(size);
  return HEIGHTS[Number(size)] ?? 0;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
});

/** Opens a board whose sentence has so many pixels, on a screen on which a note may stand or not. */
async function open(pixels: number, screenHas: 'room for a note' | 'none' = 'none') {
  room = pixels;
  tried = [];
  const none = window.matchMedia('');
  vi.stubGlobal('matchMedia', (media: string) =>
    media === NOTED && screenHas === 'room for a note' ? { ...none, matches: true } : none,
  );
  render(<Board game={game} />, { wrapper: Beside });
  await screen.findByText('Start');
  return setting();
}

function setting() {
  const { set, spare } = document.querySelector<HTMLElement>('[data-set]')?.dataset ?? {};
  return { set, spare };
}

describe('the sentence', () => {
  test.each([
    [100, '0'],
    [99, '1'],
    [45, '2'],
    [39, '3'],
    [10, '3'],
  ])('with %s pixels is set as large as they allow', async (pixels, set) => {
    expect(await open(pixels)).toEqual({ set, spare: 'false' });
  });

  test('is set smaller for a note below it, but not by more than one size', async () => {
    expect(await open(120, 'room for a note')).toEqual({ set: '0', spare: 'true' });
    cleanup();
    expect(await open(110, 'room for a note')).toEqual({ set: '1', spare: 'true' });
    cleanup();
    expect(await open(79, 'room for a note')).toEqual({ set: '1', spare: 'false' });
  });

  test('is not set smaller for a note that the screen does not show', async () => {
    expect(await open(110)).toEqual({ set: '0', spare: 'false' });
  });

  test('of the next step is tried in the size of the last one, and in the next larger', async () => {
    await open(45);
    tried = [];
    await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
    expect(setting().set).toBe('2');
    expect(tried).toEqual(['2', '1']);
  });
});
