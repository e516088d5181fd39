/** Which lesson a reader goes on with. */

import { isDone, type Progress } from '@/src/board/session/progress';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import type { CatalogueEntry } from '@/src/lessons/course/lesson';

/**
 * The lesson opened last or, when that is done, the next one after it that is not; from the last
 * lesson it goes on with the first. null when none was opened, and when all are done.
 */
export function lessonToContinue(last: number | null, progress: Progress): CatalogueEntry | null {
  const index = CATALOGUE.findIndex(({ id }) => id === last);
  if (index === -1) return null;
  const onwards = [...CATALOGUE.slice(index), ...CATALOGUE.slice(0, index)];
  const open = onwards.find(({ id }) => {
    const known = progress.get(id);
    return !(known && isDone(known));
  });
  return open ?? null;
}
