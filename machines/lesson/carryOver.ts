/** Carrying a cursor from one timeline of a lesson over to another. */

import { type Cursor, mergeTree, saveTree } from '@/events/log/tree';
import { eventsTo, leafFrom } from '@/events/timeline/lines';
import { childWith, isOpening, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { Attempt, LessonContext } from './context';

/** The node of another timeline of the same lesson, or the last one before it that this timeline has. */
function nodeAlike(timeline: Timeline<AnyRound>, other: Timeline<AnyRound>, id: number): number {
  if (isOpening(other, id)) return id;
  let found = timeline.opening;
  for (const event of eventsTo(other, id)) {
    const next = childWith(timeline, found, event);
    if (next === undefined) return found;
    found = next;
  }
  return found;
}

/**
 * The same cursor in another timeline of the same lesson. Where that timeline lacks
 * the node, the last one before it that it has; where it goes on beyond the end of
 * the line, the line goes on there too.
 */
export function carriedOver<Round extends AnyRound>(
  timeline: Timeline<Round>,
  { timeline: other, at, leaf }: Cursor<AnyRound>,
): Cursor<Round> {
  const shown = nodeAlike(timeline, other, at);
  return { timeline, at: shown, leaf: leafFrom(timeline, nodeAlike(timeline, other, leaf)) };
}

/** Refused attempts on a cursor's timeline, carried over to another one of the same board. */
export function attemptsIn(
  timeline: Timeline<AnyRound>,
  { timeline: other, attempts }: Pick<LessonContext, 'timeline' | 'attempts'>,
): readonly Attempt[] {
  return attempts.map((one) => ({ ...one, node: nodeAlike(timeline, other, one.node) }));
}

/** A timeline with every line of another one of the same lesson added. The nodes it had keep their ids. */
export function union<Round extends AnyRound>(
  timeline: Timeline<Round>,
  other: Timeline<AnyRound>,
): Timeline<Round> {
  const { opening } = other;
  return mergeTree(timeline, saveTree({ timeline: other, at: opening, leaf: opening }));
}
