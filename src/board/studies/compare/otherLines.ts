/** The lines of a timeline beside the shown one, and where they leave it. */

import { ancestorAt, lastRound, roundNumber } from '@/events/timeline/lines';
import { childrenOf, nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { plainText } from '../../sentence/plainText';
import { stepName } from '../stepNames';

/** Another line, by its end. */
export interface OtherLine {
  readonly leaf: number;
  /** The last node that both lines have. */
  readonly fork: number;
  /** Where it leaves the shown line, with what, and where it ends. */
  readonly label: string;
}

/** The ends of all lines of a timeline; what was cut off is not among them. */
export function leavesOf(timeline: Timeline<AnyRound>): readonly number[] {
  const leaves: number[] = [];
  const waiting = [timeline.opening];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const children = childrenOf(timeline, id);
    if (children.length === 0) leaves.push(id);
    waiting.push(...[...children].reverse());
  }
  return leaves;
}

/** The last node that two lines share. */
export function forkOf(timeline: Timeline<AnyRound>, one: number, other: number): number {
  let low = nodeAt(timeline, timeline.opening).depth;
  let high = Math.min(nodeAt(timeline, one).depth, nodeAt(timeline, other).depth);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const isShared =
      ancestorAt(timeline, one, middle).id === ancestorAt(timeline, other, middle).id;
    if (isShared) low = middle;
    else high = middle - 1;
  }
  return ancestorAt(timeline, one, low).id;
}

/** The lines beside the shown one, in the order of the tree. */
export function otherLines(timeline: Timeline<AnyRound>, leaf: number): readonly OtherLine[] {
  return leavesOf(timeline)
    .filter((end) => end !== leaf)
    .map((end) => {
      const fork = forkOf(timeline, leaf, end);
      const first = ancestorAt(timeline, end, nodeAt(timeline, fork).depth + 1).id;
      const where = `leaves at ${stepName(roundNumber(timeline, fork))}`;
      const ends = `ends at ${stepName(lastRound(timeline, end))}`;
      const last = end === first ? '' : `, last: ${opening(timeline, end)}`;
      return { leaf: end, fork, label: `${opening(timeline, first)} (${where}, ${ends}${last})` };
    });
}

/** What a node's event did, by its first sentence. */
function opening(timeline: Timeline<AnyRound>, id: number): string {
  const before = nodeAt(timeline, parentOf(timeline, id)).round;
  const what = plainText(timeline.board.tell(nodeAt(timeline, id).round, before));
  return /^.+?\.(?= )/.exec(what)?.[0].slice(0, -1) ?? what.replace(/\.$/, '');
}
