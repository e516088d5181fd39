/**
 * Every lesson at once: for the server, the command line and the tests. A page must not
 * import it, nor what imports it: it fetches its own lesson (`load.ts`).
 */
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
