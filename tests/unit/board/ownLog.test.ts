/** What a reader last did in a lesson, read from what this browser keeps. */
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTree } from '@/events/log/tree';
import { ownLogOf } from '@/src/board/scenario/ownLog';
import { storedOf } from '@/src/board/session/storage/stored';
import { cursorAfter, driven, pay, paying } from '../../helpers/lines/lessonDriver';

/** The small store, as far as it is used. */
const left = new Map<string, string>();

const raw = () => createStore('tallystick', 'lessons');

const keep = (content: unknown) => set('lesson-2', content, raw());

function leave(name: string, content: unknown): void {
  const key = `tallystick-left-lesson-2-${name}`;
  left.set(key, JSON.stringify(content));
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(left),
    getItem: (wanted: string) => left.get(wanted) ?? null,
  });
}

const logOf = (...amounts: readonly number[]) => ({
  world: 'banking',
  lesson: 2,
  events: amounts.map(pay),
});

beforeEach(() => {
  left.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', { getItem: () => null });
});

afterEach(() => vi.unstubAllGlobals());

test('it is the line last shown, to its end, wherever on it one was', async () => {
  const { context } = driven([
    paying(1),
    paying(2),
    { type: 'BACK' },
    paying(3),
    { type: 'FIRST' },
  ]);
  await keep(storedOf(context, 4));
  expect(await ownLogOf(2)).toEqual(logOf(1, 3));
});

test('it is nothing where nothing was done, or nothing can be read', async () => {
  expect(await ownLogOf(2)).toBeNull();
  await keep(storedOf(cursorAfter(), 1));
  expect(await ownLogOf(2)).toBeNull();
  await keep('not a tree');
  expect(await ownLogOf(2)).toBeNull();
  expect(await get('lesson-2', raw())).toBe('not a tree');
});

test('it is nothing of a lesson without a board, or of none', async () => {
  expect(await ownLogOf(0)).toBeNull();
  expect(await ownLogOf(999)).toBeNull();
});

test('it is nothing where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await ownLogOf(2)).toBeNull();
});

test('what a page left unsaved belongs to it, and stays where it is', async () => {
  await keep(storedOf(cursorAfter(1), 1));
  leave('a', { edition: 1, isReplaced: false, tree: saveTree(cursorAfter(1, 2)) });
  expect(await ownLogOf(2)).toEqual(logOf(1, 2));
  expect(left.size).toBe(1);
  expect(await get('lesson-2', raw())).toEqual(storedOf(cursorAfter(1), 1));
});

test('what a page had cut off is gone, unless something was saved since', async () => {
  await keep(storedOf(cursorAfter(1, 2), 3));
  leave('a', { edition: 3, isReplaced: true, tree: saveTree(cursorAfter(1)) });
  expect(await ownLogOf(2)).toEqual(logOf(1));
  await keep(storedOf(cursorAfter(1, 2), 4));
  expect(await ownLogOf(2)).toEqual(logOf(1, 2));
});
