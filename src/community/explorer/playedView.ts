/** What was played on a board, looked up from where one stands on it. */
import { itemAt } from '@/events/assert';
import { eventKey } from '@/events/timeline/equality';
import { eventOf, playedNodes, roundNumber } from '@/events/timeline/lines';
import { sizesOf, waysOn } from '@/events/timeline/merged';
import { childWith, nodeAt, type Timeline } from '@/events/timeline/timeline';
import { type AnyRound, type EventIn, isNote } from '@/events/world/board';
import { plainText } from '@/src/board/sentence/plainText';
import type { Played, PlayedLine } from './played';

/** The tree of an answer, with how far each part of it goes. */
interface PlayedTree {
  readonly lines: readonly PlayedLine[];
  readonly tasks: number;
  readonly steps: readonly (Played['steps'][number] & { readonly size: number })[];
}

/** The tree of an answer. */
export function treeOf({ lines, tasks, steps }: Played): PlayedTree {
  const sizes = sizesOf(steps);
  return {
    lines,
    tasks,
    steps: steps.map((step, index) => ({ ...step, size: itemAt(sizes, index) })),
  };
}

/** Where a line of the board stands in the tree. */
interface Found {
  /** The index of the last step that somebody has played too. */
  readonly index: number;
  /** The node of the board with that step, where the line has left the tree since; null while it is in it. */
  readonly left: number | null;
}

/** Finds the step at a node of the board in the tree. Notes are passed over. */
export function findIn({ steps }: PlayedTree, timeline: Timeline<AnyRound>, at: number): Found {
  let index = 0;
  let last = timeline.opening;
  for (const { id, round } of playedNodes(timeline, at)) {
    const event = eventOf(round);
    if (!isNote(event)) {
      const key = eventKey(event);
      const next = waysOn(steps, index).find((way) => {
        const there = itemAt(steps, way).event;
        return there !== null && eventKey(there) === key;
      });
      if (next === undefined) return { index, left: last };
      index = next;
    }
    last = id;
  }
  return { index, left: null };
}

/** A way on that somebody took. */
export interface PlayedWay<Event> {
  readonly index: number;
  readonly event: Event;
  /** What it does here, in a sentence or two. */
  readonly words: string;
  /** The number of the step that it makes here. */
  readonly step: number;
  /** Whose lines take it. */
  readonly lines: readonly PlayedLine[];
  /** Whether the board has been there already. */
  readonly isKnown: boolean;
}

/** The lines that come to a step. */
export function linesThrough({ steps, lines }: PlayedTree, index: number): readonly PlayedLine[] {
  const { size } = itemAt(steps, index);
  return steps
    .slice(index, index + size)
    .flatMap(({ ends }) => ends.map((line) => itemAt(lines, line)));
}

/** The lines that end at a step. */
export function linesTo({ steps, lines }: PlayedTree, index: number): readonly PlayedLine[] {
  return itemAt(steps, index).ends.map((line) => itemAt(lines, line));
}

/** The ways on from a step, the one most taken first, as the board at a node would play them; what it would refuse is left out. */
export function waysFrom<Round extends AnyRound>(
  tree: PlayedTree,
  index: number,
  timeline: Timeline<Round>,
  at: number,
): readonly PlayedWay<EventIn<Round>>[] {
  const { board } = timeline;
  const before = nodeAt(timeline, at).round;
  return waysOn(tree.steps, index).flatMap((way) => {
    const event = board.read(itemAt(tree.steps, way).event);
    const round = event && board.apply(before, event).round;
    if (!round) return [];
    return {
      index: way,
      event,
      words: plainText(board.tell(round, before)),
      step: roundNumber(timeline, at) + round.count - before.count,
      lines: linesThrough(tree, way),
      isKnown: childWith(timeline, at, event) !== undefined,
    };
  });
}

/** How lines ended: “all 3 tasks met in 2 of 5”; empty where the board has no tasks. */
export function endingSaid({ tasks }: PlayedTree, lines: readonly PlayedLine[]): string {
  if (tasks === 0) return '';
  const all = lines.filter(({ met }) => met === tasks).length;
  const most = Math.max(0, ...lines.map(({ met }) => met));
  if (all > 0) {
    const what = tasks === 1 ? 'the task' : `all ${tasks} tasks`;
    return lines.length === 1 ? `ended with ${what} met` : `${all} ended with ${what} met`;
  }
  return lines.length === 1
    ? `ended with ${most} of ${tasks} tasks met`
    : `none ended with more than ${most} of ${tasks} tasks met`;
}
