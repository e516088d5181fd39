/** The tasks of the lessons, as data. */
import { describe, expect, test } from 'vitest';
import { taskProblem } from '@/events/goals/readTasks';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';

const tasks = LESSONS.flatMap(everyStart).flatMap((lesson) =>
  lesson.tasks.map((task) => ({
    ...task,
    lesson: lesson.id,
    hasDays: lesson.opening.some(({ type }) => type === 'startClock'),
  })),
);

describe('the tasks of the lessons', () => {
  test('are told as data where no days pass, nine of ten at least', () => {
    // Of days no goal speaks yet.
    const timeless = tasks.filter(({ hasDays }) => !hasDays);
    const byFunction = timeless.filter(({ data }) => !data);
    expect(byFunction.length * 10).toBeLessThanOrEqual(timeless.length);
  });

  test.each(tasks.flatMap(({ lesson, goal, data }) => (data ? [{ lesson, goal, data }] : [])))(
    'could be carried by a log: lesson $lesson, $goal',
    ({ data }) => {
      const carried: unknown = JSON.parse(JSON.stringify(data));
      expect(taskProblem(carried)).toBeNull();
    },
  );
});
