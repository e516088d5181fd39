/** How far a learner has come with a lesson's tasks, over all lines of the timeline. */
import type { BankingRound } from '@/events/banking/board/rules';
import { isOnLine, playedNodes } from '@/events/timeline/lines';
import { childrenOf, isOpening, nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import type { Condition, Progress, Task } from './task';

/** Progress in the tasks of one timeline, as far as it has been checked. */
export interface TreeProgress {
  /** The timeline that was looked through. */
  readonly timeline: Timeline<BankingRound>;
  /** For each task met, in order, the node whose event met it. */
  readonly met: readonly number[];
  /** How many of them had been met before the newest events; null where the timeline was looked through afresh. */
  readonly before: number | null;
  /** Nodes at which the next task has been checked, in the order of the walk. */
  readonly asked: number;
  /** Whether there is nothing left to ask: then `met` is all of it. */
  readonly isDone: boolean;
}

/**
 * For each task met, in order, the node whose event met it. A task counts only once
 * the one before it is met, whichever line met that: on the same line it counts
 * after that event, on another line from the opening.
 */
export function metInTree(
  timeline: Timeline<BankingRound>,
  tasks: readonly Task[],
): readonly number[] {
  return progressIn(timeline, tasks, null).met;
}

/**
 * What is known of a timeline's tasks, from what was known of an earlier version of
 * it: then only the new events are asked about, and what is met stays met, where it
 * was, until its event is cut off. Another timeline is looked through afresh, line by
 * line, the main line first.
 *
 * @param known what this function last gave; null for none
 * @param isOver asked before each question; once it says yes, what is known so far is
 * given, to be gone on from
 */
export function progressIn(
  timeline: Timeline<BankingRound>,
  tasks: readonly Task[],
  known: TreeProgress | null,
  isOver: () => boolean = () => false,
): TreeProgress {
  if (!known || !isLaterVersion(timeline, known)) {
    const start = { timeline, met: [], before: null, asked: 0, isDone: tasks.length === 0 };
    return lookedThrough(start, timeline, tasks, isOver);
  }
  if (known.timeline === timeline) {
    return known.isDone ? known : lookedThrough(known, timeline, tasks, isOver);
  }
  return known.isDone
    ? withNewest(known, timeline, tasks, isOver)
    : lookedThrough({ ...known, before: null }, timeline, tasks, isOver);
}

/** How many tasks the newest events met, the last of those met; 0 where the timeline was looked through afresh. */
export function freshIn({ met, before }: TreeProgress): number {
  return before === null ? 0 : met.length - before;
}

/**
 * Which conditions of the task to do now hold at a node, as the task itself would be asked there: none before
 * its first event, and none where the task before it was met only later.
 */
export function conditionsAt(
  conditions: readonly Condition[],
  { timeline, met }: TreeProgress,
  at: number,
): readonly boolean[] {
  const last = met.at(-1);
  const isEarly = last !== undefined && at !== last && isOnLine(timeline, last, at);
  if (isEarly || isOpening(timeline, at)) return conditions.map(() => false);
  const nodes = playedNodes(timeline, at);
  const rounds = nodes.map(({ round }) => round);
  const taskStart = taskStartOn(timeline, last, (index) => nodes[index]?.id);
  return conditions.map(({ holds }) => holds({ opening: openingOf(timeline), rounds, taskStart }));
}

/** Up to this many new events are checked one by one; with more, the whole tree is walked again. */
const FEW = 50;

/** Whether a timeline has grown from the one that was looked through, and still has what met the tasks. */
function isLaterVersion(timeline: Timeline<BankingRound>, known: TreeProgress): boolean {
  const { timeline: earlier, met, isDone } = known;
  if (timeline === earlier) return true;
  const last = earlier.nodes.length - 1;
  // A node has one history: where the last is the same, so are all before it.
  if (timeline.nodes.length <= last || nodeAt(timeline, last) !== nodeAt(earlier, last)) {
    return false;
  }
  if (timeline.forks === earlier.forks) return true;
  return isDone && met.every((id) => isReachable(timeline, id));
}

/** Whether a node is still part of the tree: neither it nor anything before it has been cut off. */
function isReachable(timeline: Timeline<BankingRound>, id: number): boolean {
  for (let at = id; !isOpening(timeline, at); at = parentOf(timeline, at)) {
    if (!childrenOf(timeline, parentOf(timeline, at)).includes(at)) return false;
  }
  return true;
}

/** Asks the tasks that are not met, one after the other, about the whole tree. */
function lookedThrough(
  known: TreeProgress,
  newest: Timeline<BankingRound>,
  tasks: readonly Task[],
  isOver: () => boolean,
): TreeProgress {
  let progress = known;
  for (let task = tasks[progress.met.length]; task; task = tasks[progress.met.length]) {
    const found = firstNode(progress, task, isOver);
    if (found.node === null) {
      const looked = { ...progress, asked: found.asked, isDone: found.isDone };
      return found.isDone && progress.timeline !== newest
        ? withNewest(looked, newest, tasks, isOver)
        : looked;
    }
    progress = withMet(progress, found.node, newest);
  }
  return { ...progress, isDone: true };
}

/** Asks the next task about the events that have come since, in the order in which they came. */
function withNewest(
  known: TreeProgress,
  timeline: Timeline<BankingRound>,
  tasks: readonly Task[],
  isOver: () => boolean,
): TreeProgress {
  const before = known.met.length;
  const task = tasks[before];
  if (timeline.nodes.length - known.timeline.nodes.length > FEW) {
    const start = { ...known, timeline, before: null, asked: 0 };
    return lookedThrough(start, timeline, tasks, isOver);
  }
  for (let id = known.timeline.nodes.length; task && id < timeline.nodes.length; id += 1) {
    if (!isReachable(timeline, id)) continue;
    const nodes = playedNodes(timeline, id);
    const rounds = nodes.map(({ round }) => round);
    const taskStart = taskStartOn(timeline, known.met.at(-1), (index) => nodes[index]?.id);
    if (!task.met({ opening: openingOf(timeline), rounds, taskStart })) continue;
    const met = { ...withMet(known, id, timeline), before };
    return lookedThrough(met, timeline, tasks, isOver);
  }
  return { ...known, timeline, before };
}

function withMet(
  known: TreeProgress,
  node: number,
  timeline: Timeline<BankingRound>,
): TreeProgress {
  return { ...known, timeline, met: [...known.met, node], asked: 0, isDone: false };
}

function openingOf(timeline: Timeline<BankingRound>): BankingRound {
  return nodeAt(timeline, timeline.opening).round;
}

/** The index from which a task counts on a line: after the event that met the task before, if it lies on it. */
function taskStartOn(
  timeline: Timeline<BankingRound>,
  last: number | undefined,
  idAt: (index: number) => number | undefined,
): Progress['taskStart'] {
  if (last === undefined) return 0;
  const index = nodeAt(timeline, last).depth - nodeAt(timeline, timeline.opening).depth - 1;
  return idAt(index) === last ? index + 1 : 0;
}

interface Found {
  readonly node: number | null;
  readonly asked: number;
  readonly isDone: boolean;
}

/** The first node that meets a task, line by line, the main line first, from where asking was left off. */
function firstNode(
  { timeline, met, asked }: TreeProgress,
  task: Task,
  isOver: () => boolean,
): Found {
  const opening = openingOf(timeline);
  const last = met.at(-1);
  const rounds: BankingRound[] = [];
  const nodes: number[] = [];
  const first = nodeAt(timeline, timeline.opening).depth + 1;
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  let walked = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { round, depth } = nodeAt(timeline, id);
    rounds.length = depth - first;
    nodes.length = depth - first;
    rounds.push(round);
    nodes.push(id);
    if (walked >= asked) {
      if (isOver()) return { node: null, asked: walked, isDone: false };
      const taskStart = taskStartOn(timeline, last, (index) => nodes[index]);
      // What led up to the event that met the task before came too early.
      const isEarly = last !== undefined && id !== last && isOnLine(timeline, last, id);
      if (!isEarly && task.met({ opening, rounds, taskStart })) {
        return { node: id, asked: 0, isDone: false };
      }
    }
    walked += 1;
    waiting.push(...[...childrenOf(timeline, id)].reverse());
  }
  return { node: null, asked: walked, isDone: true };
}
