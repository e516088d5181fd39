/**
 * Writes the logs on which links are measured, one for each kind of board. They
 * are committed, so that what is measured stays the same when boards change; write
 * them anew only when they no longer fold.
 */
import { writeFileSync } from 'node:fs';
import { fileTextOf } from '@/events/log/log';
import { lessonById } from '@/src/lessons/course/all';
import { LOG_LESSONS, logPath, MAX_EVENTS } from './logs';
import { session } from './session';

/** In a hundred events, how many change a setting. */
const SETTINGS = 2;

/** Writes every log. */
export function writeLogs(): void {
  for (const id of LOG_LESSONS) {
    const lesson = lessonById(id);
    if (!lesson) throw new Error(`there is no lesson ${id}`);
    const events = session(lesson, MAX_EVENTS, { seed: 7000 + id, settings: SETTINGS });
    writeFileSync(logPath(id), fileTextOf({ world: 'banking', lesson: id, events }));
  }
}
