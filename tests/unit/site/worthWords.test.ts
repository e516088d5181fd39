import { expect, test } from 'vitest';
import { isPlain, worthSaid } from '@/src/community/classroom/worthWords';
import type { Outline } from '@/src/server/classroom/parts';

const board = (points: readonly number[]): Outline => ({
  ...{ id: '1', kind: 'board', title: 'Pay', board: '2', scenarioId: null, hasModel: false },
  tasks: points.map((one, index) => ({ index, points: one })),
});

const short: Outline = { id: '2', kind: 'short', prompt: 'Why?', points: 1, modelAnswer: '' };

test('an assignment is told by its parts and points; one board with a point a task by its tasks', () => {
  expect(worthSaid([board([1, 1, 1])])).toBe('3 tasks');
  expect(worthSaid([board([3, 1])])).toBe('2 tasks, 4 points');
  expect(worthSaid([board([3, 1]), short])).toBe('2 parts, 5 points');
  expect(worthSaid([short])).toBe('1 part, 1 point');
  expect([[board([1])], [board([2])], [board([1]), short], [short]].map(isPlain)).toEqual([
    ...[true, false, false, false],
  ]);
});
