/** Random walks over a timeline: acting, stepping, promoting, cutting branches off. */
import fc from 'fast-check';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { eventsTo } from '@/events/timeline/lines';
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
} from '@/events/timeline/timeline';
import { Chance } from '@/scripts/chance';
import type { Arena } from '@/scripts/prove/arena';
import { habitsFor, nextDraft } from '@/scripts/prove/generator';
import { bankingArenas } from './play';

/** One move. Nodes are chosen by place among those that can be reached at the time, events by a seed. */
type Move =
  | { readonly kind: 'act'; readonly seed: number }
  | { readonly kind: 'again' | 'step' | 'promote' | 'makeMain' | 'remove'; readonly which: number };

export interface Walk {
  readonly arena: Arena<BankingRound>;
  readonly moves: readonly Move[];
}

const which = fc.nat(40);

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('act'), seed: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('step'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('promote', 'makeMain'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), which }) },
);

const moves = (maxLength: number) => fc.array(move, { maxLength, size: 'max' });

const arenas = fc.constantFrom(...bankingArenas(2026));

/** Walks of up to `maxLength` moves on any board of the banking world. */
export function walks(maxLength: number): fc.Arbitrary<Walk> {
  return fc.record({ arena: arenas, moves: moves(maxLength) });
}

/** Two walks on the same board. */
export function twoWalks(maxLength: number): fc.Arbitrary<readonly [Walk, Walk]> {
  return fc
    .record({ arena: arenas, one: moves(maxLength), other: moves(maxLength) })
    .map(({ arena, one, other }) => [
      { arena, moves: one },
      { arena, moves: other },
    ]);
}

/** Where a walk stands, and the lines that it must still hold: the events to every node, as text. */
export interface Trail {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly kept: ReadonlySet<string>;
}

/** Walks, and gives every stage on the way, the start first. */
export function trailsOf({ arena, moves: wanted }: Walk): readonly Trail[] {
  const timeline = newTimeline(arena.board);
  let trail: Trail = { timeline, at: timeline.opening, kept: new Set() };
  const trails = [trail];
  for (const one of wanted) {
    trail = moved(arena, trail, one);
    trails.push(trail);
  }
  return trails;
}

/** The place that a walk ends at. */
export function endOf(walk: Walk): Cursor<BankingRound> {
  const last = trailsOf(walk).at(-1);
  if (!last) throw new Error('a walk has a start');
  return { timeline: last.timeline, at: last.at, leaf: last.at };
}

/** Every node after the opening that can be reached, parents before children, main line first. */
export function reachable(timeline: Timeline<BankingRound>): readonly number[] {
  const found: number[] = [];
  const waiting = [...childrenOf(timeline, timeline.opening)].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    found.push(id);
    waiting.push(...childrenOf(timeline, id).toReversed());
  }
  return found;
}

/** The events from the opening to a node, as text. */
export function lineText(timeline: Timeline<BankingRound>, id: number): string {
  return textOf(eventsTo(timeline, id));
}

/** The lines that a timeline holds: the events to every node, as text. */
export function linesIn(timeline: Timeline<BankingRound>): ReadonlySet<string> {
  return new Set(reachable(timeline).map((id) => lineText(timeline, id)));
}

/** Events one after another, each closed by a mark, so that a line is a prefix of those that go on from it. */
function textOf(events: readonly BankingEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\u0000`).join('');
}

/** The event that a seed comes to on a board as it stands; null when it has not even an event's form. */
function eventOn(
  { board, menu, situation }: Arena<BankingRound>,
  round: BankingRound,
  seed: number,
): BankingEvent | null {
  const chance = new Chance(seed);
  return board.read(nextDraft(chance, menu, habitsFor(chance, menu), situation(round)));
}

function moved(arena: Arena<BankingRound>, trail: Trail, wanted: Move): Trail {
  const { timeline, at } = trail;
  if (wanted.kind === 'act') {
    const event = eventOn(arena, nodeAt(timeline, at).round, wanted.seed);
    return event ? acted(trail, event) : trail;
  }
  const nodes = [timeline.opening, ...reachable(timeline)];
  const node = nodes[wanted.which % nodes.length] ?? timeline.opening;
  switch (wanted.kind) {
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
