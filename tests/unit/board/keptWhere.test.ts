/** Whether this browser keeps anything of a board, asked without what would read it. */
import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isAnythingKept,
  lessonKey,
  linesStore,
  tailPrefix,
} from '@/src/board/session/storage/where';

const left = (...keys: readonly string[]) =>
  vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, ''])));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  left();
});

afterEach(() => vi.unstubAllGlobals());

test('a board that nobody has played has nothing kept', async () => {
  expect(await isAnythingKept(lessonKey(2))).toBe(false);
});

test('what is saved is kept, whether or not it can be read, and of that board only', async () => {
  await set(lessonKey(2), 'not a tree', linesStore());
  expect(await isAnythingKept(lessonKey(2))).toBe(true);
  expect(await isAnythingKept(lessonKey(20))).toBe(false);
});

test('so is what a page left behind unsaved', async () => {
  left(`${tailPrefix(lessonKey(20))}a`);
  expect(await isAnythingKept(lessonKey(2))).toBe(false);
  expect(await isAnythingKept(lessonKey(20))).toBe(true);
});
