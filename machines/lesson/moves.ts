/** Moves of the cursor. None of them changes the timeline. */

import type { Cursor } from '@/events/log/tree';
import {
  ancestorAt,
  branchesAt,
  firstRound,
  isOnLine,
  lastRound,
  leafFrom,
  nodeOfRound,
  roundNumber,
} from '@/events/timeline/lines';
import { childrenOf, isOpening, nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';

/** The cursor at a round of the line shown; a number beyond its ends gives the end. */
export function atRound({ timeline, leaf }: Cursor<AnyRound>, round: number): Cursor<AnyRound> {
  const last = lastRound(timeline, leaf);
  const within = Math.max(firstRound(timeline), Math.min(last, round));
  return { timeline, leaf, at: nodeOfRound(timeline, leaf, within) };
}

/** The cursor a number of rounds on from the one shown, back when negative. */
export function atStep(cursor: Cursor<AnyRound>, rounds: number): Cursor<AnyRound> {
  return atRound(cursor, roundNumber(cursor.timeline, cursor.at) + rounds);
}

/** The end of the line shown. */
export function atEnd({ timeline, leaf }: Cursor<AnyRound>): Cursor<AnyRound> {
  return { timeline, leaf, at: leaf };
}

/**
 * The cursor at a node, on the line shown when the node lies on it.
 *
 * @param node of this timeline, and not cut off
 * @param line a node at or after it that the line to show goes through; left out,
 * any line will do
 */
export function atNode(cursor: Cursor<AnyRound>, node: number, line = node): Cursor<AnyRound> {
  return { ...cursor, at: node, leaf: lineThrough(cursor, line) };
}

/** The end of a line through a node: the line shown where that is one, else the way on by first choices. */
export function lineThrough({ timeline, leaf }: Cursor<AnyRound>, node: number): number {
  return isOnLine(timeline, leaf, node) ? leaf : leafFrom(timeline, node);
}

/** The cursor that play starts from: where it is, or round 0 when it is at the end. */
export function whereToPlay(cursor: Cursor<AnyRound>): Cursor<AnyRound> {
  return cursor.at === cursor.leaf ? atRound(cursor, 0) : cursor;
}

/** The way on from a fork that comes `by` positions after the one the line takes, around. */
export function atBranch(cursor: Cursor<AnyRound>, by: 1 | -1): Cursor<AnyRound> {
  const { timeline, at } = cursor;
  const branches = branchesAt(timeline, at);
  const chosen = chosenBranch(cursor);
  const next = branches.at((chosen + by) % branches.length);
  if (chosen === -1 || !next || branches.length < 2) return cursor;
  return { ...cursor, leaf: leafFrom(timeline, next.node) };
}

/** Which of a node's ways on the line shown takes; -1 at its end. */
export function chosenBranch({ timeline, at, leaf }: Cursor<AnyRound>): number {
  if (at === leaf) return -1;
  const next = ancestorAt(timeline, leaf, nodeAt(timeline, at).depth + 1);
  return childrenOf(timeline, at).indexOf(next.id);
}

/** The nearest fork before the node shown, round 0 when there is none. */
export function atPreviousFork(cursor: Cursor<AnyRound>): Cursor<AnyRound> {
  const { timeline, at } = cursor;
  for (let id = at; !isOpening(timeline, id); ) {
    id = parentOf(timeline, id);
    if (isFork(timeline, id)) return { ...cursor, at: id };
  }
  return isOpening(timeline, at) ? cursor : atRound(cursor, 0);
}

/** The nearest fork after the node shown, the end of the line when there is none. */
export function atNextFork(cursor: Cursor<AnyRound>): Cursor<AnyRound> {
  const { timeline, at, leaf } = cursor;
  let nearest = leaf;
  for (let id = leaf; id !== at; id = parentOf(timeline, id)) {
    if (isFork(timeline, id)) nearest = id;
  }
  return { ...cursor, at: nearest };
}

/** Whether a timeline goes on from a node in more than one way. */
function isFork(timeline: Timeline<AnyRound>, id: number): boolean {
  return childrenOf(timeline, id).length > 1;
}
