/** How far a learner has come with a lesson's tasks, over all lines of the timeline. */
import type { BankingRound } from '../actions/apply';
import { childrenOf, nodeAt, type Timeline } from '../log/timeline';
import type { Task } from './task';

/** A line being looked at: its rounds after the opening, and the nodes they belong to. */
interface Walk {
  readonly rounds: readonly BankingRound[];
  readonly nodes: readonly number[];
}

/**
 * For each task met, in order, the node whose event met it. A task counts only once
 * the one before it is met, whichever line met that: on the same line it counts
 * from there on, on another line from the opening.
 */
export function metInTree(timeline: Timeline, tasks: readonly Task[]): readonly number[] {
  const opening = nodeAt(timeline, timeline.opening).round;
  const met: number[] = [];
  for (const task of tasks) {
    const last = met.at(-1);
    const found = firstNode(timeline, ({ rounds, nodes }) => {
      const since = last === undefined ? 0 : nodes.indexOf(last) + 1;
      return task.met({ opening, rounds, since });
    });
    if (found === undefined) break;
    met.push(found);
  }
  return met;
}

/** The first node that a question says yes to, line by line, the main line first. */
function firstNode(timeline: Timeline, asks: (walk: Walk) => boolean): number | undefined {
  const rounds: BankingRound[] = [];
  const nodes: number[] = [];
  const first = nodeAt(timeline, timeline.opening).depth + 1;
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { round, depth } = nodeAt(timeline, id);
    rounds.length = depth - first;
    nodes.length = depth - first;
    rounds.push(round);
    nodes.push(id);
    if (asks({ rounds, nodes })) return id;
    waiting.push(...[...childrenOf(timeline, id)].reverse());
  }
  return undefined;
}
