/** The logs on which links are measured: long sessions, of which shorter ones are the beginnings. */

import { readFileSync } from 'node:fs';
import type { LessonLog } from '@/events/banking/log';
import { isLessonLog } from '@/events/banking/log';
import { parseLogText } from '@/events/log/parse';

/** Lessons of every kind of board: one bank, loans, correspondents, a clearing house, a central bank, bills, repos. */
export const LOG_LESSONS: readonly number[] = [2, 4, 10, 11, 16, 19, 21];

/** How many events each log has. */
export const MAX_EVENTS = 2000;

/** Where the log of a lesson is kept, from the project's folder, in which every script runs. */
export function logPath(lesson: number): string {
  return `scripts/bench/logs/lesson-${lesson}.json`;
}

/** The log of a lesson. Throws when it cannot be read whole. */
export function readLog(lesson: number): LessonLog {
  const read = parseLogText(readFileSync(logPath(lesson), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  const { log, malformed } = read;
  if (malformed || !isLessonLog(log)) {
    throw new Error(`the log of lesson ${lesson} is not what it should be`);
  }
  return log;
}

/** The first events of a log, as a log. */
export function beginning(log: LessonLog, events: number): LessonLog {
  return { ...log, events: log.events.slice(0, events) };
}
