/** The tasks of every lesson, and the logs that meet them. */
import { describe, expect, test } from 'vitest';
import { openingPosition } from '@/events/banking/board/boards';
import { fold } from '@/events/banking/board/rules';
import type { LessonLog } from '@/events/banking/log';
import { partsOf } from '@/src/board/tasks/GoalText';
import { LESSONS } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { everyStart } from '@/src/lessons/course/openings';
import { metTasks } from '@/src/lessons/course/task';
import { after } from '../../../helpers/boards';
import { frozenLog, tasksLogOf } from '../../../helpers/logs';

/** Every lesson, and every lesson from each of its other openings. */
const STARTS = LESSONS.flatMap(everyStart);

/** The log that plays a lesson's tasks. */
function logOf(lesson: Lesson): LessonLog {
  const { id, startsFrom } = lesson;
  const log = frozenLog(1, tasksLogOf(lesson));
  if (log.lesson !== id || log.opening !== startsFrom) {
    throw new Error(`the log belongs to ${log.lesson}`);
  }
  return log;
}

describe.each(STARTS)('the tasks of lesson $id from $startsFrom', (lesson) => {
  const { tasks, offers } = lesson;
  const opening = openingPosition(lesson);
  const { rounds, refused } = fold(opening, logOf(lesson).events, offers);
  const note = after(opening, [{ type: 'note', text: 'Nothing has happened yet.' }], offers);

  test('are three or more, or one at least of another opening, each a sentence with three hints of a sentence', () => {
    const sentences = tasks.flatMap(({ goal, hints }) => [goal, ...hints]);
    expect(tasks.length).toBeGreaterThanOrEqual(lesson.startsFrom === undefined ? 3 : 1);
    expect(sentences).toHaveLength(4 * tasks.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{14,}\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('name their conditions, where they have several, by the words of the goal, in order', () => {
    for (const { goal, conditions } of tasks) {
      if (!conditions) continue;
      expect(conditions.length).toBeGreaterThan(1);
      const words = conditions.map(({ says }) => says);
      const parts = partsOf(goal, conditions);
      expect(parts.flatMap(({ says }) => says || [])).toEqual(words);
      expect(parts.map(({ before, says }) => before + says).join('')).toBe(goal);
    }
  });

  test('are met only where each of their conditions holds, by itself at least once', () => {
    for (const { met, conditions = [] } of tasks) {
      const held = new Set<string>();
      for (let count = 1; count <= rounds.length; count += 1) {
        for (let taskStart = 0; taskStart <= count; taskStart += 1) {
          const progress = { opening, rounds: rounds.slice(0, count), taskStart };
          const holding = conditions.filter(({ holds }) => holds(progress));
          for (const { says } of holding) held.add(says);
          if (met(progress)) expect(holding).toHaveLength(conditions.length);
        }
      }
      expect([...held].toSorted()).toEqual(conditions.map(({ says }) => says).toSorted());
    }
  });

  test('are met, in order, by the log that plays them', () => {
    expect(refused).toBeNull();
    expect(metTasks(tasks, opening, rounds)).toHaveLength(tasks.length);
  });

  test('are not met by the opening, nor by a note pinned to it', () => {
    expect(metTasks(tasks, opening, [])).toEqual([]);
    expect(metTasks(tasks, opening, [note, note, note, note])).toEqual([]);
  });

  test('are not met by a note on a line that starts anew, whichever was met elsewhere', () => {
    const met = tasks.filter((task) => task.met({ opening, rounds: [note], taskStart: 0 }));
    expect(met.map(({ goal }) => goal)).toEqual([]);
  });

  test('are not met by the first event alone, but for the first of them', () => {
    expect(metTasks(tasks, opening, rounds.slice(0, 1)).length).toBeLessThanOrEqual(1);
  });
});

describe('the logs that play the tasks', () => {
  test.each(STARTS)('of lesson $id from $startsFrom has a title', (lesson) => {
    expect(logOf(lesson).title).toMatch(/^[A-Z].+[^.]$/);
  });

  test.each(STARTS)('of lesson $id from $startsFrom says in a note what to look at', (lesson) => {
    expect(logOf(lesson).events.map(({ type }) => type)).toContain('note');
  });
});
