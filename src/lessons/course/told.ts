/** Tasks that are told as data, as a lesson and its board know them. */

import type { BankingBoard } from '@/events/banking/board/boards';
import { isMet } from '@/events/goals/evaluate';
import type { Ground } from '@/events/goals/line';
import type { OwnTasks } from '@/events/goals/readTasks';
import { meetsTask, type TaskData } from '@/events/goals/tasks';
import type { LessonBoard, LessonOpening } from './lesson';
import type { Task } from './task';

/** A task on a board, from what it is as data. */
function toldTask(ground: Ground, data: TaskData): Task {
  const { goal, begins, hints } = data;
  const task: Task = {
    goal,
    begins,
    hints,
    data,
    met: (progress) => meetsTask(data, { ground, ...progress }),
  };
  if ('asks' in data) return task;
  return {
    ...task,
    conditions: data.conditions.map(({ says, asks }) => ({
      says,
      holds: (progress) => isMet(asks, { ground, ...progress }),
    })),
  };
}

/** Tasks that a log brings, on its board. */
export function ownTasks(
  { start, offers }: Pick<BankingBoard, 'start' | 'offers'>,
  { list }: OwnTasks,
): readonly Task[] {
  const ground = { opening: start.flatMap(({ event }) => event ?? []), offers };
  return list.map((data) => toldTask(ground, data));
}

/** A task in either way: as data, or by a function where data cannot tell it. */
type AnyTask = TaskData | Task;

/** Another position that a board can start from, with tasks told in either way. */
export interface ToldOpening extends Omit<LessonOpening, 'tasks'> {
  readonly tasks: readonly AnyTask[];
}

interface ToldBoard extends Omit<LessonBoard, 'tasks' | 'openings'> {
  readonly tasks: readonly AnyTask[];
  readonly openings?: readonly ToldOpening[];
}

/** A lesson's board whose tasks are told as data, or by functions, or some in either way. */
export function boardOf({ tasks, openings, ...board }: ToldBoard): LessonBoard {
  const { opening, offers } = board;
  const on = (ground: Ground, all: readonly AnyTask[]) =>
    all.map((task) => ('met' in task ? task : toldTask(ground, task)));
  return {
    ...board,
    tasks: on({ opening, offers }, tasks),
    ...(openings && {
      openings: openings.map((one) => ({
        ...one,
        tasks: on({ opening: one.opening, offers }, one.tasks),
      })),
    }),
  };
}
