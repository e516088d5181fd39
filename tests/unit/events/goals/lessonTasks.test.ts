/** The tasks of the lessons, as data. */
import { describe, expect, test } from 'vitest';
import { taskProblem } from '@/events/goals/readTasks';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';

const tasks = LESSONS.flatMap(everyStart).flatMap((lesson) =>
  lesson.tasks.map((task) => ({ ...task, lesson: lesson.id })),
);

describe('the tasks of the lessons', () => {
  test('are told as data, but for one', () => {
    const byFunction = tasks.flatMap(({ data, goal }) => (data ? [] : goal));
    expect(byFunction).toEqual([
      'Let Citibank borrow first, and then let Customer Me pay for the house, so that Citibank is never overdrawn.',
    ]);
  });

  test.each(tasks.flatMap(({ lesson, goal, data }) => (data ? [{ lesson, goal, data }] : [])))(
    'could be carried by a log: lesson $lesson, $goal',
    ({ data }) => {
      const carried: unknown = JSON.parse(JSON.stringify(data));
      expect(taskProblem(carried)).toBeNull();
    },
  );
});
