/** Random walks over a timeline: acting, stepping, promoting, cutting branches off. */
import fc from 'fast-check';
import type { BankingEvent } from '@/events/actions/registry';
import { LESSONS } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { eventsTo } from '@/events/log/lines';
import {
  act,
  childrenOf,
  makeMainLine,
  newTimeline,
  nodeAt,
  parentOf,
  promote,
  removeFrom,
  type Timeline,
} from '@/events/log/timeline';
import type { Place } from '@/events/log/tree';
import { eventOf, type Intent, intentsOn } from './sessions';

/** One move. Nodes are chosen by place among those that can be reached at the time. */
type Move =
  | { readonly kind: 'act'; readonly intent: Intent }
  | { readonly kind: 'again'; readonly which: number }
  | { readonly kind: 'step' | 'promote' | 'makeMain' | 'remove'; readonly which: number };

export interface Walk {
  readonly lesson: Lesson;
  readonly moves: readonly Move[];
}

const which = fc.nat(40);

function movesOn(lesson: Lesson): fc.Arbitrary<Move> {
  return fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({ kind: fc.constant('act'), intent: intentsOn(lesson) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('again'), which }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('step'), which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('promote', 'makeMain'), which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), which }) },
  );
}

function walksOn(lesson: Lesson, maxLength: number): fc.Arbitrary<Walk> {
  const moves = fc.array(movesOn(lesson), { maxLength, size: 'max' });
  return fc.record({ lesson: fc.constant(lesson), moves });
}

/** Walks of up to `maxLength` moves on any lesson's board. */
export function walks(maxLength: number): fc.Arbitrary<Walk> {
  return fc.constantFrom(...LESSONS).chain((lesson) => walksOn(lesson, maxLength));
}

/** Two walks on the same lesson's board. */
export function twoWalks(maxLength: number): fc.Arbitrary<readonly [Walk, Walk]> {
  return fc
    .constantFrom(...LESSONS)
    .chain((lesson) => fc.tuple(walksOn(lesson, maxLength), walksOn(lesson, maxLength)));
}

/** Where a walk stands, and the lines that it must still hold: the events to every node, as text. */
export interface Trail {
  readonly timeline: Timeline;
  readonly at: number;
  readonly kept: ReadonlySet<string>;
}

/** Walks, and gives every stage on the way, the start first. */
export function trailsOf({ lesson, moves }: Walk): readonly Trail[] {
  const timeline = newTimeline(lesson);
  let trail: Trail = { timeline, at: timeline.opening, kept: new Set() };
  const trails = [trail];
  for (const move of moves) {
    trail = moved(trail, move);
    trails.push(trail);
  }
  return trails;
}

/** The place that a walk ends at. */
export function endOf(walk: Walk): Place {
  const last = trailsOf(walk).at(-1);
  if (!last) throw new Error('a walk has a start');
  return { timeline: last.timeline, at: last.at, leaf: last.at };
}

/** Every node after the opening that can be reached, parents before children, main line first. */
export function reachable(timeline: Timeline): readonly number[] {
  const found: number[] = [];
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    found.push(id);
    waiting.push(...childrenOf(timeline, id).toReversed());
  }
  return found;
}

/** The events from the opening to a node, as text. */
export function lineText(timeline: Timeline, id: number): string {
  return textOf(eventsTo(timeline, id));
}

/** The lines that a timeline holds: the events to every node, as text. */
export function linesIn(timeline: Timeline): ReadonlySet<string> {
  return new Set(reachable(timeline).map((id) => lineText(timeline, id)));
}

/** Events one after another, each closed by a mark, so that a line is a prefix of those that go on from it. */
function textOf(events: readonly BankingEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\u0000`).join('');
}

function moved(trail: Trail, move: Move): Trail {
  const { timeline, at } = trail;
  if (move.kind === 'act') return acted(trail, eventOf(nodeAt(timeline, at).round, move.intent));
  const nodes = [timeline.opening, ...reachable(timeline)];
  const node = nodes[move.which % nodes.length] ?? timeline.opening;
  switch (move.kind) {
    case 'again': {
      const parent = node === timeline.opening ? node : parentOf(timeline, node);
      const { event } = nodeAt(timeline, node).round;
      return event && node !== parent ? acted({ ...trail, at: parent }, { ...event }) : trail;
    }
    case 'step':
      return { ...trail, at: node };
    case 'promote':
      return { ...trail, timeline: promote(timeline, node) };
    case 'makeMain':
      return { ...trail, timeline: makeMainLine(timeline, node) };
    case 'remove': {
      if (node === timeline.opening) return { ...trail, timeline: removeFrom(timeline, node) };
      const gone = lineText(timeline, node);
      const kept = new Set([...trail.kept].filter((line) => !line.startsWith(gone)));
      const stays = !lineText(timeline, at).startsWith(gone);
      const parent = parentOf(timeline, node);
      return { timeline: removeFrom(timeline, node), at: stays ? at : parent, kept };
    }
  }
}

function acted(trail: Trail, event: BankingEvent): Trail {
  const { timeline, node, refused } = act(trail.timeline, trail.at, event);
  if (refused) return { ...trail, timeline };
  const line = textOf([...eventsTo(trail.timeline, trail.at), event]);
  return { timeline, at: node, kept: new Set([...trail.kept, line]) };
}
