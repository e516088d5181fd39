/** The categories of shared scenarios: the lectures, the bills exercise and the sandbox. */

import type { Log } from '@/events/worlds';
import { entryOf, lectureOf } from '@/src/lessons/course/catalogue';
import { scenarios } from '../database/schema/community';

/** What a scenario is listed under. */
export type Category = (typeof scenarios.category.enumValues)[number];

/** Whether there is a category of this name. */
function isCategory(name: string): name is Category {
  const names: readonly string[] = scenarios.category.enumValues;
  return names.includes(name);
}

/** The category that a log belongs to: its lesson's lecture, or its board. */
export function categoryOf({ lesson }: Pick<Log, 'lesson'>): Category {
  if (typeof lesson !== 'number') return lesson;
  const { path } = lectureOf(entryOf(lesson));
  if (!isCategory(path)) throw new Error(`the lecture ${path} is no category of scenarios`);
  return path;
}
