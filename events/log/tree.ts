/**
 * A whole timeline as it is kept in the browser: every line, in one list. Read
 * like any log from outside: what the rules refuse is left out, and said.
 */

import { assertDefined } from '../assert';
import {
  is,
  isAboveZero,
  isAnything,
  isList,
  isText,
  isWhole,
  matches,
  matchesExactly,
} from '../guards';
import { eventOf, isOnLine, leafFrom } from '../timeline/lines';
import {
  act,
  childrenOf,
  newTimeline,
  nodeAt,
  parentOf,
  removeFrom,
  type Timeline,
} from '../timeline/timeline';
import type { AnyEvent, AnyRound, Board, BoardKey, EventIn } from '../world/board';
import type { UnreadableLog } from './log';
import { LOG_FORMAT, LOG_VERSION } from './log';
import { UPCASTERS, type Upcaster, upcast } from './upcast';

const TREE_FORMAT = 'tallystick-tree';

const UNREADABLE = 'What was saved in this browser cannot be read.';

/** Characters that a board's key has at most. */
const MAX_KEY_LENGTH = 40;

const savedTree = {
  format: is(TREE_FORMAT),
  version: isAboveZero,
  lesson: isKey,
  nodes: isNodeList,
  at: isWhole,
  leaf: isWhole,
};

function isKey(value: unknown): value is number | string {
  return isWhole(value) || (isText(value) && value.length <= MAX_KEY_LENGTH);
}

function isNodeList(value: unknown): value is readonly SavedNode[] {
  return (
    isList(value) &&
    value.every((node) => matchesExactly(node, { parent: isWhole, event: isAnything }))
  );
}

/** `parent`, `at` and `leaf` are indices into `nodes`; -1 is the opening position. Parents come before children. */
export interface SavedTree {
  readonly format: typeof TREE_FORMAT;
  readonly version: typeof LOG_VERSION;
  /** The board's key. */
  readonly lesson: BoardKey;
  readonly nodes: readonly { readonly parent: number; readonly event: AnyEvent }[];
  /** The node shown, and the leaf of the line it is shown on. */
  readonly at: number;
  readonly leaf: number;
}

/** A timeline, the node shown, and the end of the line it is shown on. */
export interface Cursor<Round extends AnyRound> {
  readonly timeline: Timeline<Round>;
  readonly at: number;
  readonly leaf: number;
}

/**
 * Writes a timeline down. What was cut off is not in it. A cursor in the opening, or
 * in what was cut off, is kept as round 0.
 */
export function saveTree({ timeline, at, leaf }: Cursor<AnyRound>): SavedTree {
  const nodes: { parent: number; event: AnyEvent }[] = [];
  const index = new Map<number, number>([[timeline.opening, -1]]);
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const parent = assertDefined(index.get(parentOf(timeline, id)), 'parent that was written down');
    index.set(id, nodes.length);
    nodes.push({ parent, event: eventOf<AnyRound>(nodeAt(timeline, id).round) });
    waiting.push(...[...childrenOf(timeline, id)].reverse());
  }
  const indexOf = (id: number): number => index.get(id) ?? -1;
  return {
    format: TREE_FORMAT,
    version: LOG_VERSION,
    lesson: timeline.board.key,
    nodes,
    at: indexOf(at),
    leaf: indexOf(leaf),
  };
}

/** What was read back, and how many saved events could not be taken. */
export interface LoadedTree<Round extends AnyRound> {
  readonly cursor: Cursor<Round>;
  readonly dropped: number;
}

/**
 * Reads a saved timeline of a board.
 *
 * @param steps see upcast
 */
export function loadTree<Round extends AnyRound>(
  content: unknown,
  board: Board<Round>,
  steps: readonly Upcaster[] = UPCASTERS,
): LoadedTree<Round> | UnreadableLog {
  if (!matchesExactly(content, savedTree)) return { problem: UNREADABLE };
  if (content.lesson !== board.key) {
    return { problem: `What was saved here belongs to another board, ${content.lesson}.` };
  }
  const nodes = broughtForward(content, board.named, steps);
  if (!nodes) return { problem: UNREADABLE };
  const grafted = graft(newTimeline(board), nodes);
  const { timeline, ids, dropped } = grafted;
  const placed = (index: number): number => ids[index] ?? timeline.opening;
  const at = placed(content.at);
  const leaf = placed(content.leaf);
  // Where the saved end could not be taken, the line goes on from what is shown.
  const line = isOnLine(timeline, leaf, at) ? leaf : at;
  return { cursor: { timeline, at, leaf: leafFrom(timeline, line) }, dropped };
}

interface SavedNode {
  readonly parent: number;
  readonly event?: unknown;
}

/** Its nodes with their events upcast; null when the version is newer, or an old one whose events do not map one to one. */
function broughtForward(
  saved: { readonly version: number; readonly nodes: readonly SavedNode[] },
  named: object,
  steps: readonly Upcaster[],
): readonly SavedNode[] | null {
  const { version, nodes } = saved;
  if (version > LOG_VERSION) return null;
  const events = nodes.map(({ event }) => event);
  const old = { format: LOG_FORMAT, version, ...named, events };
  const read = upcast(old, version, steps);
  if (!matches(read, { events: isList }) || read.events.length !== nodes.length) return null;
  return nodes.map(({ parent }, index) => ({ parent, event: read.events[index] }));
}

/** Adds the lines of a saved tree to a timeline: the union of both, by event equality. */
export function mergeTree<Round extends AnyRound>(
  timeline: Timeline<Round>,
  saved: SavedTree,
): Timeline<Round> {
  return graft(timeline, saved.nodes).timeline;
}

/** A cursor after a note was pinned. */
interface Pinned<Round extends AnyRound> extends Cursor<Round> {
  /** Where the node that the note was pinned to, and all that followed it, are now. */
  readonly moved: ReadonlyMap<number, number>;
}

/**
 * Pins a note to a node that others already follow: what followed the node now
 * follows the note, for a remark changes no balance and must not part the line.
 *
 * @returns the note's node, and where the given leaf has moved to; null when the
 * note is refused or already there
 */
export function pinNote<Round extends AnyRound>(
  { timeline, at, leaf }: Cursor<Round>,
  note: EventIn<Round> & { readonly type: 'note' },
): Pinned<Round> | null {
  const pinned = act(timeline, at, note);
  if (pinned.refused || pinned.timeline === timeline) return null;
  const moved = new Map<number, number>([[at, pinned.node]]);
  let grown = pinned.timeline;
  const waiting = [...childrenOf(timeline, at)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const under = assertDefined(moved.get(parentOf(timeline, id)), 'parent that has moved');
    const copied = act(grown, under, eventOf(nodeAt(timeline, id).round));
    grown = copied.timeline;
    moved.set(id, copied.node);
    waiting.push(...[...childrenOf(timeline, id)].reverse());
  }
  for (const child of childrenOf(timeline, at)) grown = removeFrom(grown, child);
  const cursor = { timeline: grown, at: pinned.node };
  return { ...cursor, leaf: assertDefined(moved.get(leaf), 'leaf after the note'), moved };
}

interface Grafted<Round extends AnyRound> {
  readonly timeline: Timeline<Round>;
  /** The node that each saved one became; those that could not be taken are missing. */
  readonly ids: readonly (number | undefined)[];
  readonly dropped: number;
}

function graft<Round extends AnyRound>(
  start: Timeline<Round>,
  nodes: readonly SavedNode[],
): Grafted<Round> {
  let timeline = start;
  const ids: (number | undefined)[] = [];
  for (const { parent, event: candidate } of nodes) {
    const at = parent === -1 ? timeline.opening : ids[parent];
    const event = timeline.board.read(candidate);
    const acted = at === undefined || !event ? null : act(timeline, at, event);
    if (acted) timeline = acted.timeline;
    ids.push(acted && !acted.refused ? acted.node : undefined);
  }
  return { timeline, ids, dropped: ids.filter((id) => id === undefined).length };
}
