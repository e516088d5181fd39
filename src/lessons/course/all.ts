/**
 * Every lesson at once: for the server, the command line and the tests. A page must not
 * import it, nor what imports it: it fetches its own lesson (`load.ts`).
 */

import { foldFrom } from '@/events/log/folded';
import type { RefusedEvent } from '@/events/world/fold';
import { type AnyFoldedLog, type Log, worldNamed } from '@/events/worlds';
import { CATALOGUE } from './catalogue';
import type { Lesson } from './lesson';
import { loadLesson } from './load';

/** Every lesson with a board, in order. */
export const LESSONS: readonly Lesson[] = await Promise.all(
  CATALOGUE.filter(({ hasBoard }) => hasBoard).map(({ id }) => loadLesson(id)),
);

/** The lesson with this id, undefined when there is none, or none with a board. */
export function lessonById(id: number): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/**
 * Folds a log from the opening of its board.
 *
 * @param malformed the event at which reading stopped, if it did: it counts as refused
 * @returns null when there is no such board
 */
export function foldLog(log: Log, malformed: RefusedEvent | null = null): AnyFoldedLog | null {
  const setupNumber = worldNamed(log.world).setupNumberOf(log);
  return foldFrom(log, setupNumber === null ? null : (lessonById(setupNumber) ?? null), malformed);
}
