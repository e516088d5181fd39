/** Lines as goals look at them: frozen ones, and short ones of a lesson's board. */

import { itemAt } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fold } from '@/events/banking/board/rules';
import { holdsAt } from '@/events/goals/evaluate';
import type { Goal } from '@/events/goals/grammar';
import type { GoalLine } from '@/events/goals/line';
import { lessonOf, openingOf } from '../boards';
import { frozenLog, roundsOf, tasksLogOf } from '../logs';

/** The line that meets a lesson's tasks, with a task that began after so many of its events. */
export function frozenLine(lesson: number, taskStart: number): GoalLine {
  const { opening: built, offers } = lessonOf(lesson);
  const all = roundsOf(frozenLog(1, tasksLogOf({ id: lesson })));
  return {
    ground: { opening: built, offers },
    opening: itemAt(all, 0),
    rounds: all.slice(1),
    taskStart,
  };
}

/** Events on a lesson's board. Throws when one is refused. */
export function lineOf(lesson: number, events: readonly BankingEvent[]): GoalLine {
  const { opening: built, offers } = lessonOf(lesson);
  const opening = openingOf(lesson);
  const { rounds, refused } = fold(opening, events, offers);
  if (refused) throw new Error(refused.message);
  return { ground: { opening: built, offers }, opening, rounds, taskStart: 0 };
}

/** After which events of a line a goal holds, the opening first: "x" where it does, "." where it does not. */
export function heldAlong(goal: Goal, line: GoalLine): string {
  return Array.from({ length: line.rounds.length + 1 }, (_, end) =>
    holdsAt(goal, { line, end }) ? 'x' : '.',
  ).join('');
}
