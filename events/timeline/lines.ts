/**
 * Lines: one way through the tree from the root to a leaf. Everything a step
 * player asks (which rounds there are, which node is round N, what comes next)
 * is answered from a leaf, without a list of the line's nodes.
 */
import { assertDefined } from '../assert';
import type { AnyRound, EventIn } from '../world/board';
import { isNote } from '../world/board';
import {
  childrenOf,
  childWith,
  isOpening,
  nodeAt,
  parentOf,
  type Timeline,
  type TimelineNode,
} from './timeline';

/** The end of the line that goes on from a node by first choices. */
export function leafFrom(timeline: Timeline<AnyRound>, id: number): number {
  let leaf = id;
  for (let next = childrenOf(timeline, leaf)[0]; next !== undefined; ) {
    leaf = next;
    next = childrenOf(timeline, leaf)[0];
  }
  return leaf;
}

/**
 * The node at a depth on the line to a leaf. Whole runs are jumped over, so the
 * time depends on how often the line has branched, not on its length.
 */
export function ancestorAt<Round extends AnyRound>(
  timeline: Timeline<Round>,
  leaf: number,
  depth: number,
): TimelineNode<Round> {
  let node = nodeAt(timeline, leaf);
  if (depth > node.depth) throw new Error(`line ${leaf} has no depth ${depth}`);
  for (;;) {
    const first = nodeAt(timeline, node.runStart);
    if (first.depth <= depth || first.parent === null) {
      return nodeAt(timeline, node.id - (node.depth - depth));
    }
    node = nodeAt(timeline, first.parent);
  }
}

/** Whether a node lies on the line to a leaf. */
export function isOnLine(timeline: Timeline<AnyRound>, leaf: number, id: number): boolean {
  const { depth } = nodeAt(timeline, id);
  return depth <= nodeAt(timeline, leaf).depth && ancestorAt(timeline, leaf, depth).id === id;
}

/** The number a learner reads: 0 for the position the lesson opens with, negative before it. */
export function roundNumber(timeline: Timeline<AnyRound>, id: number): number {
  return nodeAt(timeline, id).round.count - openingCount(timeline);
}

function openingCount(timeline: Timeline<AnyRound>): number {
  return nodeAt(timeline, timeline.opening).round.count;
}

/** The number of the earliest round, that of the opening's first event. */
export function firstRound(timeline: Timeline<AnyRound>): number {
  return Math.min(0, 1 - openingCount(timeline));
}

/** The number of the last round of the line to a leaf. */
export function lastRound(timeline: Timeline<AnyRound>, leaf: number): number {
  return roundNumber(timeline, leaf);
}

/**
 * The node to show for a round of the line to a leaf: the last that carries its
 * number, so that settings and notes show with the round they belong to. Numbers
 * beyond the line give its ends.
 */
export function nodeOfRound(timeline: Timeline<AnyRound>, leaf: number, number: number): number {
  const wanted = number + openingCount(timeline);
  let last = nodeAt(timeline, leaf);
  let first = nodeAt(timeline, last.runStart);
  // Whole runs are passed over, back to the one in which the number begins or ends.
  while (first.round.count > wanted && first.parent !== null) {
    last = nodeAt(timeline, first.parent);
    first = nodeAt(timeline, last.runStart);
  }
  // What stands before the first event is shown only where it is the opening position itself.
  const isBefore = first.parent === null && first.id !== timeline.opening;
  let low = Math.min(first.id + (isBefore ? 1 : 0), last.id);
  let high = last.id;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (nodeAt(timeline, middle).round.count <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The nodes of the line to a leaf after the opening, in order. */
export function playedNodes<Round extends AnyRound>(
  timeline: Timeline<Round>,
  leaf: number,
): readonly TimelineNode<Round>[] {
  const nodes: TimelineNode<Round>[] = [];
  for (let id = leaf; !isOpening(timeline, id); id = parentOf(timeline, id)) {
    nodes.push(nodeAt(timeline, id));
  }
  return nodes.reverse();
}

/** The events of the line to a node after the opening: what a link or a file carries. */
export function eventsTo<Round extends AnyRound>(
  timeline: Timeline<Round>,
  leaf: number,
): readonly EventIn<Round>[] {
  return playedNodes(timeline, leaf).map(({ round }) => eventOf(round));
}

/** The event that made a round; only what stands before the first event has none. */
export function eventOf<Round extends AnyRound>({ event }: Round): EventIn<Round> {
  return assertDefined<EventIn<Round>>(event, 'event of a round');
}

/** Where a line of events is taken up: the node that already has the first of them, and the rest, to be acted there. */
export interface ResumePoint<Round extends AnyRound> {
  readonly node: number;
  readonly events: readonly EventIn<Round>[];
}

/**
 * How events can be done from a node without doing anything twice: what is there
 * already is followed. A note at a fork stays where it is, on the lines that have
 * it: to act it would pin it to all of them.
 */
export function resumePoint<Round extends AnyRound>(
  timeline: Timeline<Round>,
  from: number,
  events: readonly EventIn<Round>[],
): ResumePoint<Round> {
  let node = from;
  for (const [index, event] of events.entries()) {
    const child = childWith(timeline, node, event);
    if (child !== undefined) node = child;
    else if (!isNote(event) || childrenOf(timeline, node).length === 0) {
      return { node, events: events.slice(index) };
    }
  }
  return { node, events: [] };
}

/** Another way on from a fork: the node it starts with. */
export interface Branch {
  readonly node: number;
  readonly isMain: boolean;
}

/** The ways on from a node; more than one where the timeline forks. */
export function branchesAt(timeline: Timeline<AnyRound>, id: number): readonly Branch[] {
  return childrenOf(timeline, id).map((node, index) => ({ node, isMain: index === 0 }));
}

/** Whether a line is the main line: first choice at every fork. */
export function isMainLine(timeline: Timeline<AnyRound>, leaf: number): boolean {
  return leafFrom(timeline, timeline.opening) === leaf;
}

/** How many events and notes would go with a node if it were removed. */
export function weightOf(
  timeline: Timeline<AnyRound>,
  id: number,
): { events: number; notes: number } {
  const weight = { events: 0, notes: 0 };
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    weight.events += 1;
    if (isNote(nodeAt(timeline, next).round.event)) weight.notes += 1;
    waiting.push(...childrenOf(timeline, next));
  }
  return weight;
}
