/**
 * What a page has not saved yet when it is left. The browser's database cannot be
 * waited for then; this small store answers at once, and the next page that opens
 * the lesson takes up what it finds there.
 */

import { isAnything, isWhole, matchesExactly } from '@/events/guards';
import { type Cursor, loadTree, saveTree } from '@/events/log/tree';
import type { AnyRound } from '@/events/world/board';
import type { StorageSlot } from './stored';
import { tailKeys, tailPrefix } from './where';

/** A cursor as a page left it. */
export interface Tail {
  /** Where it is kept: each page has its own. */
  readonly key: string;
  readonly cursor: Cursor<AnyRound>;
  /** The edition that the page last read or wrote; null when it had read none. */
  readonly edition: number | null;
  /** Whether the page had cut something off, or put branches in another order. */
  readonly isReplaced: boolean;
}

const content = { edition: isEdition, isReplaced: isYesOrNo, tree: isAnything };

function isEdition(value: unknown): value is number | null {
  return value === null || isWhole(value);
}

function isYesOrNo(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A key that no other page has. `crypto.randomUUID` is there on https only, and a class may play on a plain address. */
export function tailKeyOf(storageKey: string): string {
  return `${tailPrefix(storageKey)}${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}

/** Writes a tail down, at once. Where the browser has no room for it there is nothing left to try. */
export function leaveTail({ key, cursor, edition, isReplaced }: Tail): void {
  try {
    localStorage.setItem(key, JSON.stringify({ edition, isReplaced, tree: saveTree(cursor) }));
  } catch {
    // Private windows and full stores refuse; the save that is under way may still get through.
  }
}

/** What pages of this lesson have left. What cannot be read is passed over. */
export function tailsOf(kept: StorageSlot): readonly Tail[] {
  try {
    return tailKeys(kept.storageKey).flatMap(
      (key) => tailIn(key, localStorage.getItem(key), kept) ?? [],
    );
  } catch {
    return [];
  }
}

function tailIn(key: string, text: string | null, kept: StorageSlot): Tail | null {
  const read = parsed(text);
  if (!matchesExactly(read, content)) return null;
  const { edition, isReplaced, tree } = read;
  const loaded = loadTree(tree, kept.board);
  if ('problem' in loaded) return null;
  return { key, cursor: loaded.cursor, edition, isReplaced };
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
