/** Tasks as data: what they ask for as one goal, when they are met, and what is wrong with one. */
import { describe, expect, test } from 'vitest';
import {
  MAX_LOG_TASKS,
  MAX_TASK_LENGTH,
  taskProblem,
  tasksProblem,
} from '@/events/goals/readTasks';
import { goalOf, meetsTask, type TaskData } from '@/events/goals/tasks';
import { frozenLine } from '../../../helpers/lines/goalLines';

const lent = { kind: 'figure', of: { kind: 'money' }, is: 'atLeast', than: 39_500 } as const;
const owed = {
  kind: 'figure',
  of: { kind: 'debts', line: 'Loans', take: 'count' },
  is: 'is',
  than: 1,
} as const;

const told = {
  goal: 'Lend $100, and have it owed.',
  begins: { party: 1, act: 'getLoan' },
  hints: ['Customer 1 borrows.'],
} as const;

const plain: TaskData = { ...told, asks: lent };
const inParts: TaskData = {
  ...told,
  conditions: [
    { says: 'Lend $100', asks: lent },
    { says: 'have it owed', asks: owed },
  ],
};
const ended: TaskData = { ...inParts, ends: { act: { type: 'note' }, in: 'last' } };

/** After which events of the line of lesson 4 a task is met. */
const metAfter = (task: TaskData): readonly number[] => {
  const line = frozenLine(4, 0);
  return line.rounds.flatMap((_, end) =>
    meetsTask(task, { ...line, rounds: line.rounds.slice(0, end + 1) }) ? end + 1 : [],
  );
};

describe('a task as data', () => {
  test('is met where all that it asks for holds, and the act that completes it is the last', () => {
    expect(metAfter(plain)).toEqual([2, 3, 6, 7]);
    expect(metAfter({ ...plain, asks: owed })).toEqual([2, 3, 6, 7, 8]);
    expect(metAfter(inParts)).toEqual([2, 3, 6, 7]);
    expect(metAfter(ended)).toEqual([3]);
  });

  test('asks for one goal in all', () => {
    const both = { kind: 'and', of: [lent, owed] };
    expect(goalOf(plain)).toBe(lent);
    expect(goalOf(inParts)).toEqual(both);
    expect(goalOf(ended)).toEqual({
      kind: 'endsWith',
      act: { type: 'note' },
      in: 'last',
      of: both,
    });
  });
});

const numbered = (size: number) =>
  Array.from({ length: size }, (_, index) => ({ ...plain, goal: `Lend, and lend ${index}.` }));

describe('a task from outside', () => {
  test.each<unknown>([
    plain,
    inParts,
    ended,
    { ...plain, hints: [] },
    { ...plain, hints: ['1', '2', '3'] },
    { ...plain, goal: 'x'.repeat(MAX_TASK_LENGTH) },
    { ...plain, begins: { party: 0, act: 'getLoan', role: 'bank' } },
    { ...ended, ends: { act: {}, in: 'lastOfTask' } },
    {
      ...inParts,
      goal: 'abcdef',
      conditions: ['a', 'b', 'c', 'd', 'e', 'f'].map((says) => ({ says, asks: lent })),
    },
  ])('is read: %j', (task) => {
    expect(taskProblem(task)).toBeNull();
  });

  test.each<readonly [unknown, string]>([
    [null, 'A task is an object.'],
    [{ ...plain, goal: ' ' }, '“goal” of a task'],
    [{ ...plain, goal: 7 }, '“goal” of a task'],
    [{ ...plain, goal: 'one\ntwo' }, '“goal” of a task'],
    [{ ...plain, goal: 'x'.repeat(MAX_TASK_LENGTH + 1) }, '“goal” of a task'],
    [{ ...plain, begins: 1 }, '“begins” of a task'],
    [{ ...plain, begins: { party: -1, act: 'getLoan' } }, '“party” of a first move'],
    [{ ...plain, begins: { party: 0.5, act: 'getLoan' } }, '“party” of a first move'],
    [{ ...plain, begins: { party: 1, act: 7 } }, '“act” of a first move'],
    [{ ...plain, begins: { party: 1, act: 'getLoan', role: 7 } }, '“role” of a first move'],
    [{ ...plain, begins: { party: 1, act: 'getLoan', how: 'x' } }, 'A first move has no key how.'],
    [{ ...plain, hints: 'none' }, '“hints” of a task'],
    [{ ...plain, hints: ['1', '2', '3', '4'] }, '“hints” of a task'],
    [{ ...plain, hints: [''] }, '“hints” of a task'],
    [{ ...plain, asks: 1 }, '“asks” of a task'],
    [{ ...plain, asks: { kind: 'luck' } }, 'There is no goal of the kind “luck”.'],
    [{ ...plain, conditions: [] }, 'A task has no key conditions.'],
    [{ ...inParts, conditions: inParts.conditions.slice(1) }, '“conditions” of a task'],
    [{ ...inParts, conditions: 'all' }, '“conditions” of a task'],
    [
      { ...inParts, conditions: [1, 2, 3, 4, 5, 6, 7].map(() => inParts.conditions[0]) },
      '“conditions” of a task',
    ],
    [{ ...inParts, conditions: [1, 2] }, 'A condition is an object.'],
    [
      { ...inParts, conditions: [inParts.conditions[0], { says: '', asks: owed }] },
      '“says” of a condition',
    ],
    [
      { ...inParts, conditions: [inParts.conditions[0], { says: 'owed', asks: 1 }] },
      '“asks” of a condition',
    ],
    [
      { ...inParts, conditions: [...inParts.conditions].reverse() },
      'The words of its conditions stand in its own, in order.',
    ],
    [
      { ...inParts, conditions: [inParts.conditions[0], inParts.conditions[0]] },
      'The words of its conditions stand in its own, in order.',
    ],
    [
      { ...inParts, conditions: [inParts.conditions[0], { says: 'have', asks: { kind: 'luck' } }] },
      'There is no goal of the kind “luck”.',
    ],
    [{ ...ended, ends: 1 }, '“ends” of a task'],
    [{ ...ended, ends: { act: 1, in: 'last' } }, '“act” of a completing act'],
    [{ ...ended, ends: { act: {}, in: 'task' } }, '“in” of a completing act'],
    [{ ...ended, ends: { act: { type: 'steal' }, in: 'last' } }, '“type” of a kind of act'],
  ])('is turned away with a sentence: %j', (task, problem) => {
    expect(taskProblem(task)).toContain(problem);
  });

  test('comes with so many others at most, each in words of its own', () => {
    const listed = (list: unknown) => tasksProblem({ version: 1, list });
    expect(listed(numbered(MAX_LOG_TASKS))).toBeNull();
    expect(listed(numbered(MAX_LOG_TASKS + 1))).toContain('“list” of a list of tasks');
    expect(listed('none')).toContain('“list” of a list of tasks');
    expect(listed([plain, inParts])).toBe('Two tasks have the same words.');
    expect(listed([plain, null])).toBe('Task 2: A task is an object.');
    expect(tasksProblem({ version: 0, list: [plain] })).toContain('“version” of a list of tasks');
    expect(tasksProblem({ version: 1.5, list: [plain] })).toContain('“version” of a list');
    expect(tasksProblem({ version: 1, list: [plain], more: 1 })).toBe(
      'A list of tasks has no key more.',
    );
    expect(tasksProblem({ version: 2, list: [] })).toContain('by a newer version');
  });
});
