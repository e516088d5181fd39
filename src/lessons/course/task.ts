/** Tasks: goals of a lesson that the board checks itself, from the folded rounds of a line. */

import type { BankingRound } from '@/events/banking/board/rules';
import type { Beginning, TaskData } from '@/events/goals/tasks';

/** A line as far as it is played, as a task looks at it. */
export interface Progress {
  /** Round 0: the position the lesson opens with. */
  readonly opening: BankingRound;
  /** What each event after the opening made, settings and notes included, up to the one asked about. */
  readonly rounds: readonly BankingRound[];
  /**
   * The index in `rounds` from which this task counts: after the event that met the
   * one before it. It is past the end where that was the last event.
   */
  readonly taskStart: number;
}

/** One of the things that a goal asks for, so that a learner sees which of them are there and which are missing. */
export interface Condition {
  /** The words of the goal that ask for it: its tick stands before them. */
  readonly says: string;
  /** Whether it holds after the last event of the line. Like the task, it is checked after an event only. */
  holds(progress: Progress): boolean;
}

export interface Task {
  /** What is to be done, as an instruction of one sentence. */
  readonly goal: string;
  readonly begins: Beginning;
  /** Hints, each telling more: who acts, by which action, with which figure. */
  readonly hints: readonly string[];
  /** What it is as data; left out of one that only a function can tell. */
  readonly data?: TaskData;
  /** What a goal of several parts asks for, in the order of its words; left out where it asks for one thing. */
  readonly conditions?: readonly Condition[];
  /**
   * Whether the last event of the line meets it. Asked after every event, never at the opening itself; on a
   * line that starts anew, also where nothing on it has yet been done that is to be undone.
   */
  met(progress: Progress): boolean;
}

/** A task that is told in conditions. */
interface TaskInConditions extends Omit<Task, 'conditions' | 'met'> {
  readonly conditions: readonly Condition[];
  /** Whether the last event is of the kind that completes the task; left out, any is. */
  completes?(progress: Progress): boolean;
}

/** A task that is met by an event after which all its conditions hold together. */
export function taskOf({ completes, ...task }: TaskInConditions): Task {
  const { conditions } = task;
  return {
    ...task,
    met: (progress) =>
      (completes?.(progress) ?? true) && conditions.every(({ holds }) => holds(progress)),
  };
}

/**
 * How far a line has come with a lesson's tasks: for each one met, the place of the
 * event that met it. One event may meet several, where nothing further need be done.
 */
export function metTasks(
  tasks: readonly Task[],
  opening: BankingRound,
  line: readonly BankingRound[],
): readonly number[] {
  const met: number[] = [];
  const rounds: BankingRound[] = [];
  for (const [index, round] of line.entries()) {
    rounds.push(round);
    const isMet = (): boolean => {
      const taskStart = (met.at(-1) ?? -1) + 1;
      return tasks[met.length]?.met({ opening, rounds, taskStart }) === true;
    };
    while (isMet()) met.push(index);
  }
  return met;
}
