/**
 * What a page has not saved yet when it is left. The browser's database cannot be
 * waited for then; this small store answers at once, and the next page that opens
 * the lesson takes up what it finds there.
 */
import { z } from 'zod/mini';
import type { Lesson } from '@/events/lessons/lesson';
import { lessonBoard } from '@/events/log/boards';
import { loadTree, type Place, saveTree } from '@/events/log/tree';
import { keyOf } from './stored';

/** A place as a page left it. */
export interface Tail {
  /** Where it is kept: each page has its own. */
  readonly key: string;
  readonly place: Place;
  /** The edition that the page last read or wrote; null when it had read none. */
  readonly edition: number | null;
  /** Whether the page had cut something off, or put branches in another order. */
  readonly isReplaced: boolean;
}

const content = z.strictObject({
  edition: z.nullable(z.int()),
  isReplaced: z.boolean(),
  tree: z.unknown(),
});

const prefixOf = (lesson: Lesson): string => `tallystick-left-${keyOf(lesson)}-`;

/** A key that no other page has. */
export function tailKeyOf(lesson: Lesson): string {
  return `${prefixOf(lesson)}${crypto.randomUUID()}`;
}

/** Writes a tail down, at once. Where the browser has no room for it there is nothing left to try. */
export function leaveTail({ key, place, edition, isReplaced }: Tail): void {
  try {
    const kept: z.infer<typeof content> = { edition, isReplaced, tree: saveTree(place) };
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Private windows and full stores refuse; the save that is under way may still get through.
  }
}

/** What pages of this lesson have left. What cannot be read is passed over. */
export function tailsOf(lesson: Lesson): readonly Tail[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(lesson)))
      .flatMap((key) => tailIn(key, localStorage.getItem(key), lesson) ?? []);
  } catch {
    return [];
  }
}

function tailIn(key: string, text: string | null, lesson: Lesson): Tail | null {
  const read = content.safeParse(parsed(text));
  const loaded = read.success ? loadTree(read.data.tree, lessonBoard(lesson)) : null;
  if (!read.success || !loaded || 'problem' in loaded) return null;
  const { edition, isReplaced } = read.data;
  return { key, place: loaded.place, edition, isReplaced };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Clears tails away whose content is saved. */
export function dropTails(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // A store that cannot be opened holds nothing.
  }
}
