/**
 * A whole timeline as it is kept in the browser: every line, in one list. Read
 * like any log from outside: what the rules refuse is left out, and said.
 */
import { z } from 'zod/mini';
import type { BankingEvent } from '../actions/registry';
import { lessonById } from '../lessons/catalogue';
import type { UnreadableLog } from './log';
import { LOG_VERSION } from './log';
import { readEvent } from './parse';
import { act, childrenOf, newTimeline, nodeAt, type Timeline } from './timeline';

const TREE_FORMAT = 'tallystick-tree';

const savedTree = z.strictObject({
  format: z.literal(TREE_FORMAT),
  version: z.literal(LOG_VERSION),
  lesson: z.int(),
  nodes: z.array(z.strictObject({ parent: z.int(), event: z.unknown() })),
  at: z.int(),
  leaf: z.int(),
});

/** Places are indices into `nodes`; -1 is the opening position. Parents come before children. */
export interface SavedTree {
  readonly format: typeof TREE_FORMAT;
  readonly version: typeof LOG_VERSION;
  readonly lesson: number;
  readonly nodes: readonly { readonly parent: number; readonly event: BankingEvent }[];
  /** The node shown, and the leaf of the line it is shown on. */
  readonly at: number;
  readonly leaf: number;
}

/** A timeline and the place in it that a person was at. */
export interface Place {
  readonly timeline: Timeline;
  readonly at: number;
  readonly leaf: number;
}

/** Writes a timeline down. What was cut off is not in it. A place in the opening is kept as round 0. */
export function saveTree({ timeline, at, leaf }: Place): SavedTree {
  const nodes: { parent: number; event: BankingEvent }[] = [];
  const index = new Map<number, number>([[timeline.opening, -1]]);
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { parent, round } = nodeAt(timeline, id);
    if (!round.event || parent === null) continue;
    index.set(id, nodes.length);
    nodes.push({ parent: index.get(parent) ?? -1, event: round.event });
    waiting.push(...[...childrenOf(timeline, id)].reverse());
  }
  return {
    format: TREE_FORMAT,
    version: LOG_VERSION,
    lesson: timeline.lesson.id,
    nodes,
    at: index.get(at) ?? -1,
    leaf: index.get(leaf) ?? -1,
  };
}

/** What was read back: the place, and how many saved events could not be taken. */
export interface LoadedTree {
  readonly place: Place;
  readonly dropped: number;
}

/** Reads a saved timeline. */
export function loadTree(content: unknown): LoadedTree | UnreadableLog {
  const read = savedTree.safeParse(content);
  if (!read.success) return { problem: 'What was saved in this browser cannot be read.' };
  const lesson = lessonById(read.data.lesson);
  if (!lesson)
    return { problem: `The saved log belongs to lesson ${read.data.lesson}, which is not here.` };
  const grafted = graft(newTimeline(lesson), read.data.nodes);
  const placed = (place: number): number => grafted.ids[place] ?? grafted.timeline.opening;
  return {
    place: { timeline: grafted.timeline, at: placed(read.data.at), leaf: placed(read.data.leaf) },
    dropped: grafted.dropped,
  };
}

/** Adds the lines of a saved tree to a timeline: the union of both, by event equality. */
export function mergeTree(timeline: Timeline, saved: SavedTree): Timeline {
  return graft(timeline, saved.nodes).timeline;
}

interface Grafted {
  readonly timeline: Timeline;
  /** The node that each saved one became; those that could not be taken are missing. */
  readonly ids: readonly (number | undefined)[];
  readonly dropped: number;
}

function graft(
  start: Timeline,
  nodes: readonly { readonly parent: number; readonly event?: unknown }[],
): Grafted {
  let timeline = start;
  const ids: (number | undefined)[] = [];
  for (const { parent, event: candidate } of nodes) {
    const at = parent === -1 ? timeline.opening : ids[parent];
    const { event } = readEvent(candidate);
    const acted = at === undefined || !event ? null : act(timeline, at, event);
    if (acted) timeline = acted.timeline;
    ids.push(acted && !acted.refused ? acted.node : undefined);
  }
  return { timeline, ids, dropped: ids.filter((id) => id === undefined).length };
}
