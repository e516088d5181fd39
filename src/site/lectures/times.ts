/** How long lessons take: reading and playing, as their texts estimate it. */

import { minutesOf } from '@/src/lessons/content';
import { lessonsOf } from '@/src/lessons/course/catalogue';
import type { CatalogueEntry, Lecture } from '@/src/lessons/course/lesson';

/** All of these lessons together, to the half hour: "About 2 hours", "about 1½ hours". */
export function span(lessons: readonly CatalogueEntry[]): string {
  const minutes = lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
  const halves = Math.max(1, Math.round(minutes / 30));
  const hours = `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
  return `about ${hours} ${halves <= 2 ? 'hour' : 'hours'}`;
}

/** A lecture's lessons together, as a sentence begins. */
export function spanOf(lecture: Lecture): string {
  const text = span(lessonsOf(lecture));
  return `A${text.slice(1)}`;
}
