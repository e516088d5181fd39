/** Where in the navigation of the site an address lies. */

import type { Unfolded } from '@/machines/shell';
import { CATALOGUE, LECTURES, lessonPath } from '@/src/lessons/course/catalogue';
import { currentFor } from './current';

/** The id of the lecture that an address lies in; null when it is in none. */
function lectureAt(pathname: string): number | null {
  const lecture = LECTURES.find(({ path }) => currentFor(`/lectures/${path}`, pathname));
  return lecture?.id ?? null;
}

/** The lessons of a lecture with their addresses, in order. */
export function lessonsOf(
  lectureId: number,
): readonly { id: number; title: string; path: string }[] {
  return CATALOGUE.filter((entry) => entry.lectureId === lectureId).map((entry) => ({
    id: entry.id,
    title: entry.title,
    path: lessonPath(entry),
  }));
}

/** What of the drawer is unfolded as it opens: the way to the page shown. */
export function unfoldedAt(pathname: string): Unfolded {
  const lecture = lectureAt(pathname);
  if (currentFor('/lectures', pathname)) return { section: 'lectures', lecture };
  return { section: currentFor('/articles', pathname) ? 'articles' : null, lecture };
}
