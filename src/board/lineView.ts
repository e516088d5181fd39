/** The shown line as the player and the move list need it: its rounds, forks and notes. */
import { plain } from '@/events/actions/phrase';
import { ancestorAt, branchesAt, isOnLine, nodeOfRound, roundNumber } from '@/events/log/lines';
import { nodeAt, parentOf, type Timeline, type TimelineNode } from '@/events/log/timeline';
import { storyOf } from '@/events/views/story';
import type { Shown } from './roundView';

/** The shown round: the state to draw, and the one before its event. */
export function shownAt(timeline: Timeline, at: number): Shown {
  const closing = closingNode(timeline, at);
  return {
    round: nodeAt(timeline, at).round,
    before: nodeAt(timeline, parentOf(timeline, closing.id)).round,
  };
}

/** The node that closed the round a node belongs to: settings and notes follow it. */
export function closingNode(timeline: Timeline, id: number): TimelineNode {
  let node = nodeAt(timeline, id);
  while (node.parent !== null) {
    const parent = nodeAt(timeline, node.parent);
    if (parent.round.count !== node.round.count) break;
    node = parent;
  }
  return node;
}

/** The round of a node in plain words. */
export function spokenAt(timeline: Timeline, id: number): string {
  return plain(phraseAt(timeline, id));
}

/** The round of a node as a phrase, told from the event that closed it. */
export function phraseAt(timeline: Timeline, id: number) {
  const closing = closingNode(timeline, id);
  return storyOf(closing.round, nodeAt(timeline, parentOf(timeline, closing.id)).round);
}

/** The rounds before the one shown, latest first, back to the opening position. */
export function* historyOf(
  timeline: Timeline,
  at: number,
): Generator<{
  readonly round: Shown['round'];
  readonly before: Shown['before'];
}> {
  for (let id = parentOf(timeline, closingNode(timeline, at).id); id > timeline.opening; ) {
    const parent = parentOf(timeline, id);
    yield { round: nodeAt(timeline, id).round, before: nodeAt(timeline, parent).round };
    id = parent;
  }
}

/** Another way on from a round of the shown line. */
interface OtherWay {
  readonly node: number;
  readonly text: string;
}

/** A setting or note that belongs to a round. */
interface Aside {
  readonly node: number;
  readonly kind: 'note' | 'setting';
  readonly text: string;
}

/** One row of the move list. */
export interface Move {
  readonly round: number;
  readonly node: number;
  readonly text: string;
  readonly asides: readonly Aside[];
  readonly others: readonly OtherWay[];
}

/** The row of one round of the line to a leaf. */
export function moveAt(timeline: Timeline, leaf: number, round: number): Move {
  const node = nodeOfRound(timeline, leaf, round);
  const asides: Aside[] = [];
  const others: OtherWay[] = waysOff(timeline, leaf, node);
  for (let id = node; id !== closingNode(timeline, id).id; ) {
    const { event } = nodeAt(timeline, id).round;
    const parent = parentOf(timeline, id);
    asides.unshift({
      node: id,
      kind: event?.type === 'note' ? 'note' : 'setting',
      text: plain(storyOf(nodeAt(timeline, id).round, nodeAt(timeline, parent).round)),
    });
    others.unshift(...waysOff(timeline, leaf, parent));
    id = parent;
  }
  return { round, node, text: spokenAt(timeline, node), asides, others };
}

function waysOff(timeline: Timeline, leaf: number, id: number): OtherWay[] {
  return branchesAt(timeline, id)
    .filter((branch) => !isOnLine(timeline, leaf, branch.node))
    .map(({ node }) => {
      const { round } = nodeAt(timeline, node);
      return { node, text: plain(storyOf(round, nodeAt(timeline, id).round)) };
    });
}

/** The rounds of the line to a leaf at which other lines leave it. */
export function forksOn(timeline: Timeline, leaf: number): readonly number[] {
  const rounds = new Set<number>();
  for (const [id, children] of timeline.forks) {
    if (children.length > 1 && isOnLine(timeline, leaf, id)) rounds.add(roundNumber(timeline, id));
  }
  return [...rounds].sort((one, other) => one - other);
}

/** The rounds of the line to a leaf that carry a note. */
export function notesOn(timeline: Timeline, leaf: number): readonly number[] {
  const rounds = new Set<number>();
  const { depth } = nodeAt(timeline, leaf);
  for (let at = depth; at > 0; at -= 1) {
    const node = ancestorAt(timeline, leaf, at);
    if (node.round.event?.type === 'note') rounds.add(roundNumber(timeline, node.id));
  }
  return [...rounds];
}
