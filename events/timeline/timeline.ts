/**
 * The timeline: every line a person has played on one board, as a tree. A node
 * is one event and the round it made. The tree is a trie on event equality:
 * doing at a node what was done there before follows the old child. Acting in
 * the past adds a branch; nothing is ever lost by acting. A timeline is a value:
 * every function here returns a new one and leaves the old as it was.
 */
import { type Refusal, refusal } from '../refusal';
import type { AnyEvent, AnyRound, Board, EventIn } from '../world/board';
import { type AppendOnlyList, append, appendOnlyList, entryAt } from './appendOnlyList';
import { sameEvent } from './equality';

export interface TimelineNode<Round extends AnyRound> {
  /** Index in the timeline; it stays the same while the timeline lives. */
  readonly id: number;
  /** null only at the root, the blank board. */
  readonly parent: number | null;
  /** Events from the root to here. */
  readonly depth: number;
  /** The first node of the run of consecutive ids that this node ends: within it, parents are neighbours. */
  readonly runStart: number;
  readonly round: Round;
}

export interface Timeline<Round extends AnyRound> {
  readonly board: Board<Round>;
  /** The node of round 0, where the learner begins. */
  readonly opening: number;
  readonly nodes: AppendOnlyList<TimelineNode<Round>>;
  /** Children, main line first, wherever they are not just the next id; see childrenOf. */
  readonly forks: ReadonlyMap<number, readonly number[]>;
}

/** A board's timeline with its opening only. */
export function newTimeline<Round extends AnyRound>(board: Board<Round>): Timeline<Round> {
  const nodes = board.start.map((round, id) => ({
    id,
    parent: id === 0 ? null : id - 1,
    depth: id,
    runStart: 0,
    round,
  }));
  return { board, opening: nodes.length - 1, nodes: appendOnlyList(nodes), forks: new Map() };
}

/** The node of this id. Throws when there is none: ids come from the timeline itself. */
export function nodeAt<Round extends AnyRound>(
  timeline: Timeline<Round>,
  id: number,
): TimelineNode<Round> {
  const node = entryAt(timeline.nodes, id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
}

/** What follows a node, main line first. */
export function childrenOf(timeline: Timeline<AnyRound>, id: number): readonly number[] {
  const listed = timeline.forks.get(id);
  if (listed) return listed;
  return entryAt(timeline.nodes, id + 1)?.parent === id ? [id + 1] : [];
}

/** The child of a node that holds an event, undefined when none does. */
export function childWith(
  timeline: Timeline<AnyRound>,
  id: number,
  event: AnyEvent,
): number | undefined {
  return childrenOf(timeline, id).find((child) => {
    const { event: there } = nodeAt(timeline, child).round;
    return there !== null && sameEvent(there, event);
  });
}

/** What became of acting at a node. */
export interface Acted<Round extends AnyRound> {
  readonly timeline: Timeline<Round>;
  /** Where the action leads: the new node, or the one that was already there; `at` when refused. */
  readonly node: number;
  readonly refused: Refusal | null;
}

const OPENING_IS_FIXED = refusal(
  'NOT_OFFERED',
  'This is how the opening position came about; step to 0 or later to act.',
);

/** Acts at a node: follows the child that holds the same event, or adds one. */
export function act<Round extends AnyRound>(
  timeline: Timeline<Round>,
  at: number,
  event: EventIn<Round>,
): Acted<Round> {
  const known = childWith(timeline, at, event);
  if (known !== undefined) return { timeline, node: known, refused: null };
  if (at < timeline.opening) return { timeline, node: at, refused: OPENING_IS_FIXED };
  const { round, refused } = timeline.board.apply(nodeAt(timeline, at).round, event);
  if (refused) return { timeline, node: at, refused };
  return { timeline: add(timeline, at, round), node: timeline.nodes.length, refused: null };
}

function add<Round extends AnyRound>(
  timeline: Timeline<Round>,
  parentId: number,
  round: Round,
): Timeline<Round> {
  const parent = nodeAt(timeline, parentId);
  const id = timeline.nodes.length;
  const siblings = childrenOf(timeline, parentId);
  const follows = parentId === id - 1;
  const nodes = append(timeline.nodes, {
    id,
    parent: parentId,
    depth: parent.depth + 1,
    runStart: follows ? parent.runStart : id,
    round,
  });
  if (follows && !timeline.forks.has(parentId)) return { ...timeline, nodes };
  return { ...timeline, nodes, forks: withChildren(timeline, parentId, [...siblings, id]) };
}

function withChildren(
  timeline: Timeline<AnyRound>,
  parent: number,
  children: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  return new Map(timeline.forks).set(parent, children);
}

/** Appends rounds that are known to follow one another from a node; for logs that were just folded. */
export function extend<Round extends AnyRound>(
  timeline: Timeline<Round>,
  at: number,
  rounds: readonly Round[],
): Timeline<Round> {
  let extended = timeline;
  let last = at;
  for (const round of rounds) {
    const { length } = extended.nodes;
    extended = add(extended, last, round);
    last = length;
  }
  return extended;
}

/** Whether a node belongs to the opening, which cannot be changed. */
export function isOpening(timeline: Timeline<AnyRound>, id: number): boolean {
  return id <= timeline.opening;
}

/** Puts the branch of a node one position before the others, at the nearest fork where it is not first. */
export function promote<Round extends AnyRound>(
  timeline: Timeline<Round>,
  id: number,
): Timeline<Round> {
  for (let at = id; !isOpening(timeline, at); at = parentOf(timeline, at)) {
    const parent = parentOf(timeline, at);
    const children = childrenOf(timeline, parent);
    if (children[0] === at) continue;
    const others = children.filter((child) => child !== at);
    return { ...timeline, forks: withChildren(timeline, parent, [at, ...others]) };
  }
  return timeline;
}

/** Makes the line to a node the main line: first at every fork on its way. */
export function makeMainLine<Round extends AnyRound>(
  timeline: Timeline<Round>,
  id: number,
): Timeline<Round> {
  let promoted = timeline;
  for (let next = promote(promoted, id); next !== promoted; next = promote(promoted, id)) {
    promoted = next;
  }
  return promoted;
}

/** Cuts off a node and all that follows it. The opening cannot be cut. */
export function removeFrom<Round extends AnyRound>(
  timeline: Timeline<Round>,
  id: number,
): Timeline<Round> {
  if (isOpening(timeline, id)) return timeline;
  const parent = parentOf(timeline, id);
  const others = childrenOf(timeline, parent).filter((child) => child !== id);
  return { ...timeline, forks: withChildren(timeline, parent, others) };
}

/** The node before a node; the root is its own. */
export function parentOf(timeline: Timeline<AnyRound>, id: number): number {
  return nodeAt(timeline, id).parent ?? id;
}
