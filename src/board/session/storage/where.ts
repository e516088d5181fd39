/** Where a board's lines are stored, and whether any are. Apart from what reads them, which is fetched later. */
import { createStore, keys, type UseStore } from 'idb-keyval';

/** The key that the lines of a lesson are kept under, apart for each of its openings. */
export const lessonKey = (id: number, startsFrom?: string): string =>
  startsFrom === undefined ? `lesson-${id}` : `lesson-${id}@${startsFrom}`;

/** The store that keeps them. */
export const linesStore = (): UseStore => createStore('tallystick', 'lessons');

/** What the keys begin with under which pages that were left put what was not saved yet. */
export const tailPrefix = (storageKey: string): string => `tallystick-left-${storageKey}-`;

/** The keys of what pages of this board have left. Throws where the browser lets nothing be kept. */
export function tailKeys(storageKey: string): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(tailPrefix(storageKey)));
}

/** Whether something is kept under a key, readable or not. Rejects where the browser lets nothing be kept. */
export async function isAnythingKept(storageKey: string): Promise<boolean> {
  return tailKeys(storageKey).length > 0 || (await keys(linesStore())).includes(storageKey);
}
