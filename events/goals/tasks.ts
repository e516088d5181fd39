/** Tasks as data: the words that people read, and the goals that they stand for. */
import type { EventType } from '../banking/actions/registry';
import { isMet } from './evaluate';
import type { ActPattern, Goal } from './grammar';
import type { GoalLine } from './line';

/** A first move towards a task: what a board's form opens with. Any other legal way counts as well. */
export interface Beginning {
  /** The id of who acts. */
  readonly party: number;
  readonly act: EventType;
  /** The field that it stands in, where it could stand in several and the likelier is not meant. */
  readonly role?: string;
}

/** One of the things that a task asks for. */
interface ConditionData {
  /** The words of the task that ask for it: its tick stands before them. */
  readonly says: string;
  readonly asks: Goal;
}

interface TaskWords {
  /** What is to be done, as an instruction of one sentence. */
  readonly goal: string;
  readonly begins: Beginning;
  /** Hints, each telling more: who acts, by which action, with which figure. */
  readonly hints: readonly string[];
}

/** A task that asks for one thing. */
interface PlainTaskData extends TaskWords {
  readonly asks: Goal;
}

/** A task that asks for several things, in the order of its words; all of them must hold together. */
interface ConditionedTaskData extends TaskWords {
  readonly conditions: readonly ConditionData[];
  /** The act that completes it; left out, any event does. */
  readonly ends?: { readonly act: ActPattern; readonly in: 'last' | 'lastOfTask' };
}

export type TaskData = PlainTaskData | ConditionedTaskData;

/** All that a task asks for as one goal. */
export function goalOf(task: TaskData): Goal {
  if ('asks' in task) return task.asks;
  const all: Goal = { kind: 'and', of: task.conditions.map(({ asks }) => asks) };
  return task.ends ? { kind: 'endsWith', ...task.ends, of: all } : all;
}

/** Whether the last event of a line meets a task. */
export function meetsTask(task: TaskData, line: GoalLine): boolean {
  if ('asks' in task) return isMet(task.asks, line);
  const { ends, conditions } = task;
  const isEnd = !ends || isMet({ kind: 'act', ...ends }, line);
  return isEnd && conditions.every(({ asks }) => isMet(asks, line));
}
