/** What is stored for a board, and reading it back: nothing in it is trusted. */
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { isAnything, isWhole, matchesExactly } from '@/events/guards';
import { type Cursor, loadTree, type SavedTree, saveTree } from '@/events/log/tree';
import type { AnyRound, Board } from '@/events/world/board';
import { openingCursor } from '@/machines/lesson/context';

/** The value under a board's key. */
export interface Stored {
  /** Raised by every change of the lines, so that a tab sees at once whether another one wrote. */
  readonly edition: number;
  readonly tree: SavedTree;
}

const envelope = { edition: isWhole, tree: isAnything };

/** What was read. */
export interface ReadStored {
  /** 0 where nothing is stored. */
  readonly edition: number;
  /** The opening where nothing is stored, or nothing that can be read. */
  readonly cursor: Cursor<AnyRound>;
  readonly isEmpty: boolean;
  /** One plain sentence when something of it cannot be read; the raw content must then be set aside. */
  readonly problem: string | null;
}

/** A board whose lines are kept, and the key that they are kept under. */
export interface StorageSlot {
  readonly board: Board<AnyRound>;
  readonly storageKey: string;
}

/** What all keys begin with under which a board's unreadable content is set aside. */
function asideKeyOf(storageKey: string): string {
  return `${storageKey}-unreadable-`;
}

/** The edition of a stored value, null when it says none. */
export function editionOf(raw: unknown): number | null {
  return matchesExactly(raw, envelope) ? raw.edition : null;
}

/** Reads a stored value. */
export function readStored(raw: unknown, board: Board<AnyRound>): ReadStored {
  const nothing = { edition: 0, cursor: openingCursor(board), isEmpty: true };
  if (raw === undefined) return { ...nothing, problem: null };
  if (!matchesExactly(raw, envelope)) return { ...nothing, problem: UNREADABLE };
  const { edition } = raw;
  const loaded = loadTree(raw.tree, board);
  if ('problem' in loaded) return { ...nothing, edition, problem: UNREADABLE };
  const problem = loaded.dropped === 0 ? null : droppedProblem(loaded.dropped);
  return { edition, cursor: loaded.cursor, isEmpty: false, problem };
}

const UNREADABLE =
  'What this browser had saved for this board cannot be read. It is kept aside, and the board starts afresh.';

function droppedProblem(count: number): string {
  const what = count === 1 ? 'One saved event' : `${count} saved events`;
  return `${what} of this board cannot be read and had to be left out. A copy of what was saved is kept aside.`;
}

/** The value to store for a cursor. */
export function storedOf(cursor: Cursor<AnyRound>, edition: number): Stored {
  return { edition, tree: saveTree(cursor) };
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
export async function setAside(database: UseStore, kept: StorageSlot): Promise<void> {
  await database('readwrite', async (store) => {
    const key = kept.storageKey;
    const raw: unknown = await promisifyRequest(store.get(key));
    const { edition, cursor, isEmpty, problem } = readStored(raw, kept.board);
    if (problem === null) return;
    const keys = await promisifyRequest(store.getAllKeys());
    const aside = asideKeyOf(key);
    const count = keys.filter((one) => String(one).startsWith(aside)).length;
    store.put(raw, `${aside}${count + 1}`);
    if (isEmpty) store.delete(key);
    else store.put(storedOf(cursor, edition + 1), key);
    await promisifyRequest(store.transaction);
  });
}
