/** What a reader last did in a lesson, as this browser keeps it. Reading changes nothing of it. */
import { get } from 'idb-keyval';
import type { Cursor } from '@/events/log/tree';
import { eventsTo } from '@/events/timeline/lines';
import type { AnyRound } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import { carriedOver, union } from '@/machines/lesson/carryOver';
import { boardEntry } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { type Game, lessonGame } from '../session/game';
import { readStored, type StorageSlot } from '../session/storage/stored';
import { tailsOf } from '../session/storage/tail';
import { linesStore } from '../session/storage/where';

/**
 * The line of a lesson that was last shown to the reader, from the opening to its end.
 *
 * @returns null where nothing was done in it, where it has no board, and where nothing can be
 * read: rejects only when the lesson itself cannot be fetched
 */
export async function ownLogOf(lessonId: number): Promise<Log | null> {
  if (!boardEntry(lessonId)) return null;
  return keptLogOf(lessonGame(await loadLesson(lessonId)));
}

/** The line of a game that was last shown, from the opening to its end; null where nothing was done, or nothing can be read. */
export async function keptLogOf(game: Game<AnyRound>): Promise<Log | null> {
  const cursor = await keptCursor(game);
  if (!cursor) return null;
  // What is stored is read by the board's own rules: its events are the board's.
  const events = eventsTo(cursor.timeline, cursor.leaf).flatMap(
    (event) => game.board.read(event) ?? [],
  );
  return events.length === 0 ? null : game.logOf(events);
}

/** The cursor as it was saved, with what pages left behind that nobody has saved yet. */
async function keptCursor(kept: StorageSlot): Promise<Cursor<AnyRound> | null> {
  try {
    const raw: unknown = await get(kept.storageKey, linesStore());
    const { edition, cursor: stored } = readStored(raw, kept.board);
    return tailsOf(kept).reduce(
      (mine, { cursor, edition: known, isReplaced }) =>
        isReplaced && known === edition
          ? cursor
          : carriedOver(union(mine.timeline, cursor.timeline), cursor),
      stored,
    );
  } catch {
    // A browser that keeps nothing has nothing to hand in.
    return null;
  }
}
