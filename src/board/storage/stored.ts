/** What is stored for a lesson, and reading it back: nothing in it is trusted. */
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { z } from 'zod/mini';
import type { Lesson } from '@/events/lessons/lesson';
import { lessonBoard } from '@/events/log/boards';
import { loadTree, type Place, type SavedTree, saveTree } from '@/events/log/tree';
import { openingPlace } from '@/machines/lesson/context';

/** The value under a lesson's key. */
export interface Stored {
  /** Raised by every change of the lines, so that a tab sees at once whether another one wrote. */
  readonly edition: number;
  readonly tree: SavedTree;
}

const envelope = z.strictObject({ edition: z.int(), tree: z.unknown() });

/** What was read. */
export interface ReadStored {
  /** 0 where nothing is stored. */
  readonly edition: number;
  /** The opening where nothing is stored, or nothing that can be read. */
  readonly place: Place;
  readonly isEmpty: boolean;
  /** One plain sentence when something of it cannot be read; the raw content must then be set aside. */
  readonly problem: string | null;
}

/** The key of a lesson's lines. */
export function keyOf(lesson: Lesson): string {
  return `lesson-${lesson.id}`;
}

/** What all keys begin with under which a lesson's unreadable content is set aside. */
function asideKeyOf(lesson: Lesson): string {
  return `${keyOf(lesson)}-unreadable-`;
}

/** The edition of a stored value, null when it says none. */
export function editionOf(raw: unknown): number | null {
  const read = envelope.safeParse(raw);
  return read.success ? read.data.edition : null;
}

/** Reads a stored value. */
export function readStored(raw: unknown, lesson: Lesson): ReadStored {
  const board = lessonBoard(lesson);
  const nothing = { edition: 0, place: openingPlace(board), isEmpty: true };
  if (raw === undefined) return { ...nothing, problem: null };
  const read = envelope.safeParse(raw);
  const loaded = read.success ? loadTree(read.data.tree, board) : null;
  if (!read.success || !loaded || 'problem' in loaded) {
    return { ...nothing, edition: editionOf(raw) ?? 0, problem: UNREADABLE };
  }
  const problem = loaded.dropped === 0 ? null : droppedProblem(loaded.dropped);
  return { edition: read.data.edition, place: loaded.place, isEmpty: false, problem };
}

const UNREADABLE =
  'What this browser had saved for this lesson cannot be read. It is kept aside, and the lesson starts afresh.';

function droppedProblem(count: number): string {
  const what = count === 1 ? 'One saved event' : `${count} saved events`;
  return `${what} of this lesson cannot be read and had to be left out. A copy of what was saved is kept aside.`;
}

/** The value to store for a place. */
export function storedOf(place: Place, edition: number): Stored {
  return { edition, tree: saveTree(place) };
}

/** A stored value as text that a person can download. */
export function textOf(raw: unknown): string {
  try {
    return JSON.stringify(raw, null, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

/** Moves what cannot be read to a key of its own, in one transaction; what can be read of it stays. */
export async function setAside(database: UseStore, lesson: Lesson): Promise<void> {
  await database('readwrite', async (store) => {
    const key = keyOf(lesson);
    const raw: unknown = await promisifyRequest(store.get(key));
    const { edition, place, isEmpty, problem } = readStored(raw, lesson);
    if (problem === null) return;
    const keys = await promisifyRequest(store.getAllKeys());
    const aside = asideKeyOf(lesson);
    const count = keys.filter((one) => String(one).startsWith(aside)).length;
    store.put(raw, `${aside}${count + 1}`);
    if (isEmpty) store.delete(key);
    else store.put(storedOf(place, edition + 1), key);
    await promisifyRequest(store.transaction);
  });
}
