/**
 * Bringing together what two tabs did to one lesson's timeline. What either one
 * did is kept; what either one cut off goes, unless the other went on from it.
 */

import { eventsTo } from '@/events/timeline/lines';
import {
  act,
  childrenOf,
  childWith,
  newTimeline,
  nodeAt,
  parentOf,
  type Timeline,
} from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';

/** What is stored, what this tab has, and what it knew when the two last agreed. */
export interface Sides {
  readonly stored: Timeline<AnyRound>;
  readonly mine: Timeline<AnyRound>;
  /** What both held when they last agreed: what `stored` lacks of it now, another tab cut off. */
  readonly base: Timeline<AnyRound>;
  /**
   * This tab's timelines since then, each from before it cut something off: what
   * is in one of them and in `base`, and which `mine` lacks now, it cut off.
   */
  readonly had: readonly Timeline<AnyRound>[];
  /** Whose order of branches holds. */
  readonly order: 'mine' | 'stored';
}

export interface Reconciled {
  readonly timeline: Timeline<AnyRound>;
  /** Whether it holds exactly the lines that this tab has, in its order. */
  readonly isMine: boolean;
  /** Whether it holds exactly the lines that are stored, in their order. */
  readonly isStored: boolean;
  /** Whether something that this tab has is cut off in it. */
  readonly cutsMine: boolean;
}

/** What another tab did, joined with what this one has: the machine's event MERGED but for its type. */
export interface OtherTab {
  readonly timeline: Timeline<AnyRound>;
  /** Whether something that this tab has was cut off there. */
  readonly replaced: boolean;
}

/** Brings both sides together. The order in which two tabs do this makes no difference to the lines. */
export function reconcile(sides: Sides): Reconciled {
  const { stored, mine, base, had, order } = sides;
  const fromStored: Kept = {
    from: stored,
    ids: keptOf(stored, [mine, base, ...had], ([isHere, wasStored, ...wasCut]) => {
      return isHere === true || !wasStored || !wasCut.includes(true);
    }),
  };
  const fromMine: Kept = {
    from: mine,
    ids: keptOf(mine, [stored, base], ([isThere, wasThere]) => isThere === true || !wasThere),
  };
  const [first, second] = order === 'mine' ? [fromMine, fromStored] : [fromStored, fromMine];
  const timeline = grafted(beginning(first), second);
  const [ofMine, ofStored] = [compare(timeline, mine), compare(timeline, stored)];
  return {
    timeline,
    isMine: ofMine === 'equal',
    isStored: ofStored === 'equal',
    cutsMine: ofMine === 'lacks',
  };
}

interface Kept {
  readonly from: Timeline<AnyRound>;
  /** Nodes to keep, parents before children. */
  readonly ids: readonly number[];
}

/** The nodes after the opening, parents before children, siblings in order. */
function nodesOf(timeline: Timeline<AnyRound>): number[] {
  const ids: number[] = [];
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    ids.push(id);
    waiting.push(...[...childrenOf(timeline, id)].reverse());
  }
  return ids;
}

/** The nodes that a rule wants, which is told in which of the other timelines each is found. */
function keptOf(
  timeline: Timeline<AnyRound>,
  others: readonly Timeline<AnyRound>[],
  isWanted: (found: readonly boolean[]) => boolean,
): number[] {
  const alike = others.map((other) => alikeIn(timeline, other));
  return nodesOf(timeline).filter((id) => isWanted(alike.map((ids) => ids.has(id))));
}

/** For each node of a timeline that another one has too, its id there. */
function alikeIn(
  timeline: Timeline<AnyRound>,
  other: Timeline<AnyRound>,
): ReadonlyMap<number, number> {
  const alike = new Map([[timeline.opening, other.opening]]);
  for (const id of nodesOf(timeline)) {
    const parent = alike.get(parentOf(timeline, id));
    const { event } = nodeAt(timeline, id).round;
    const found = parent === undefined || !event ? undefined : childWith(other, parent, event);
    if (found !== undefined) alike.set(id, found);
  }
  return alike;
}

/** A timeline of what is kept; the one it comes from when that is all of it, which saves folding it anew. */
function beginning({ from, ids }: Kept): Timeline<AnyRound> {
  const isWhole = ids.length === nodesOf(from).length;
  return isWhole ? from : grafted(newTimeline(from.board), { from, ids });
}

/** Adds nodes, each with the way to it. */
function grafted(start: Timeline<AnyRound>, { from, ids }: Kept): Timeline<AnyRound> {
  let timeline = start;
  const copies = new Map([[from.opening, start.opening]]);
  for (const id of ids) {
    const parent = copies.get(parentOf(from, id));
    const { event } = nodeAt(from, id).round;
    const way = parent === undefined || !event ? eventsTo(from, id) : [event];
    let at = parent ?? timeline.opening;
    for (const step of way) {
      const acted = act(timeline, at, step);
      if (acted.refused) throw new Error(`what was done is refused: ${acted.refused.message}`);
      timeline = acted.timeline;
      at = acted.node;
    }
    copies.set(id, at);
  }
  return timeline;
}

/** How a timeline stands to another one: it is equal, lacks some of its lines, or has more or another order. */
function compare(
  timeline: Timeline<AnyRound>,
  other: Timeline<AnyRound>,
): 'equal' | 'lacks' | 'differs' {
  const alike = [...alikeIn(other, timeline).values()].slice(1);
  if (alike.length < nodesOf(other).length) return 'lacks';
  const ids = nodesOf(timeline);
  const isEqual = ids.length === alike.length && ids.every((id, index) => id === alike[index]);
  return isEqual ? 'equal' : 'differs';
}
