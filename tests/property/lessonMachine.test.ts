import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnLine } from '@/events/timeline/lines';
import { childrenOf } from '@/events/timeline/timeline';
import type { LessonEvent } from '@/machines/lesson';
import { ownCursor } from '@/machines/lesson/sources';
import {
  begin,
  cursorAfter,
  driven,
  pay,
  paying,
  type Snapshot,
  visit,
} from '../helpers/lines/lessonDriver';
import { linesOf } from '../helpers/lines/lines';

/** What a hand on the board may do next. Nodes are named by their place among those there are. */
type Move = LessonEvent | { readonly type: 'PROMOTE' | 'REMOVE' | 'GO_NODE'; readonly nth: number };

const amounts = fc.integer({ min: 1, max: 4 });

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: amounts.map(paying) },
  fc.constantFrom<LessonEvent>(
    ...(['FIRST', 'BACK', 'FORWARD', 'LAST', 'PREVIOUS_FORK', 'NEXT_FORK'] as const).map(
      (type) => ({ type }),
    ),
    ...(['PLAY', 'PAUSE', 'TOGGLE_PLAY', 'RESET', 'UNDO', 'KEEP', 'LEAVE', 'DISMISS'] as const).map(
      (type) => ({ type }),
    ),
    { type: 'CHOOSE_BRANCH', by: 1 },
    { type: 'CHOOSE_BRANCH', by: -1 },
    { type: 'INVALID', problem: 'Damaged.' },
  ),
  fc.integer({ min: -9, max: 9 }).map((round) => ({ type: 'GO_ROUND' as const, round })),
  fc.record({
    type: fc.constantFrom('PROMOTE' as const, 'REMOVE' as const, 'GO_NODE' as const),
    nth: fc.nat(50),
  }),
  fc.array(amounts, { maxLength: 3 }).map((log) => visit(log.map(pay))),
  fc.tuple(fc.array(amounts, { maxLength: 3 }), fc.boolean()).map(([log, replaced]) => ({
    type: 'MERGED' as const,
    timeline: cursorAfter(...log).timeline,
    replaced,
  })),
  fc
    .array(amounts, { maxLength: 3 })
    .map((log) => ({ type: 'LOADED' as const, cursor: cursorAfter(...log), problem: null })),
);

/** The nodes that can be reached, which are those a screen shows. */
function reachable({ context: { timeline } }: Snapshot): number[] {
  const found: number[] = [];
  const waiting = [0];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    found.push(id);
    waiting.push(...childrenOf(timeline, id));
  }
  return found;
}

function step(snapshot: Snapshot, move: Move): Snapshot {
  if (!('nth' in move)) return driven([move], snapshot);
  const nodes = reachable(snapshot);
  const node = nodes[move.nth % nodes.length] ?? 0;
  return driven([{ type: move.type, node }], snapshot);
}

function sound(snapshot: Snapshot): void {
  const { timeline, at, leaf, own, undo } = snapshot.context;
  const nodes = reachable(snapshot);
  expect(nodes).toContain(at);
  expect(nodes).toContain(leaf);
  expect(childrenOf(timeline, leaf)).toEqual([]);
  expect(isOnLine(timeline, leaf, at)).toBe(true);
  const { position, source } = snapshot.value;
  expect(position === 'live').toBe(at === leaf);
  expect(own !== null).toBe(source !== 'own');
  for (const cursor of [own, undo?.cursor]) {
    if (cursor) expect(childrenOf(cursor.timeline, cursor.leaf)).toEqual([]);
  }
}

test('whatever is done, the cursor stands on its line, and the line ends at a leaf', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 40 }), (list) => {
      let snapshot = begin();
      for (const move of list) {
        snapshot = step(snapshot, move);
        sound(snapshot);
      }
    }),
    { numRuns: 150 },
  );
});

const losing = new Set(['REMOVE', 'RESET']);

test('but for removing and starting over, nothing a person did is ever lost', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 40 }), (list) => {
      let snapshot = begin();
      for (const move of list) {
        if (losing.has(move.type) || ('replaced' in move && move.replaced)) continue;
        const before = ownCursor(snapshot.context);
        snapshot = step(snapshot, move);
        const now = ownCursor(snapshot.context);
        expect(linesOf(now)).toEqual(expect.arrayContaining(linesOf(before)));
      }
    }),
    { numRuns: 150 },
  );
});
