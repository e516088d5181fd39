/** Tables of events that meet a lesson's task, and of those that only seem to. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fold } from '@/events/banking/board/rules';
import { lessonOf, openingOf } from './boards';

/** Whether the last of some events meets a lesson's task, which counts from `taskStart`. */
function isMet(id: number, task: number, events: readonly BankingEvent[], taskStart = 0): boolean {
  const lesson = lessonOf(id);
  const opening = openingOf(id);
  const { rounds, refused } = fold(opening, events, lesson.offers);
  if (refused) throw new Error(`event ${refused.index} is refused: ${refused.message}`);
  const asked = lesson.tasks[task];
  if (!asked) throw new Error(`lesson ${id} has no task ${task}`);
  return asked.met({ opening, rounds, taskStart });
}

/** Events, and the task of a lesson that the last of them meets or only seems to. */
export interface Row {
  readonly what: string;
  readonly lesson: number;
  readonly task: number;
  readonly events: readonly BankingEvent[];
  readonly since?: number;
}

/** Tests both tables. */
export function describeTasks(meeting: readonly Row[], missing: readonly Row[]): void {
  describe('a task is met', () => {
    test.each(meeting)('in lesson $lesson by $what', ({ lesson, task, events, since }) => {
      expect(isMet(lesson, task, events, since)).toBe(true);
    });
  });

  describe('a task is not met', () => {
    test.each(missing)('in lesson $lesson by $what', ({ lesson, task, events, since }) => {
      expect(isMet(lesson, task, events, since)).toBe(false);
    });
  });
}
