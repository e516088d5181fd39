import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { loadTree, mergeTree, saveTree } from '@/events/log/tree';
import {
  ancestorAt,
  eventsTo,
  isMainLine,
  isOnLine,
  lastRound,
  leafFrom,
  nodeOfRound,
  playedNodes,
  roundNumber,
  weightOf,
} from '@/events/timeline/lines';
import { act, childrenOf, nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import { foldWith } from '@/events/world/fold';
import { openingOn } from '../helpers/lines/play';
import {
  endOf,
  linesIn,
  lineText,
  reachable,
  trailsOf,
  twoWalks,
  type Walk,
  walks,
} from '../helpers/lines/walks';

function foldedTo({ arena }: Walk, timeline: Timeline<BankingRound>, id: number) {
  const start = openingOn(arena);
  const { rounds, refused } = foldWith(start, eventsTo(timeline, id), arena.board.apply);
  expect(refused).toBeNull();
  return rounds.at(-1) ?? start;
}

/** The tree in a form that two timelines share when they hold the same lines in the same order. */
function orderOf(timeline: Timeline<BankingRound>): readonly string[] {
  return reachable(timeline).map((id) => lineText(timeline, id));
}

describe('on any walk over a timeline', () => {
  test('every node holds what folding its events afresh gives', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const { timeline } = endOf(walk);
        for (const id of reachable(timeline)) {
          expect(nodeAt(timeline, id).round).toStrictEqual(foldedTo(walk, timeline, id));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every event is kept, once, until it is removed', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        for (const { timeline, kept } of trailsOf(walk)) {
          const lines = orderOf(timeline);
          expect(new Set(lines)).toEqual(kept);
          expect(lines).toHaveLength(kept.size);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a version of the timeline never changes once it is there', () => {
    fc.assert(
      fc.property(walks(30), (walk) => {
        const trails = trailsOf(walk);
        for (const { timeline, kept } of trails) expect(linesIn(timeline)).toEqual(kept);
        const first = trails.slice(0, 10).map(({ timeline }) => orderOf(timeline));
        for (const { timeline, at } of trails.slice(0, 10)) {
          act(timeline, at, { type: 'note', text: 'Another way on, in an older version.' });
        }
        expect(trails.slice(0, 10).map(({ timeline }) => orderOf(timeline))).toEqual(first);
      }),
      { numRuns: 40 },
    );
  });

  test('doing again what was done follows the same node', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const { timeline } = endOf(walk);
        for (const id of reachable(timeline)) {
          const { event } = nodeAt(timeline, id).round;
          if (!event) throw new Error('only the blank board has no event');
          const again = act(timeline, parentOf(timeline, id), { ...event });
          expect([again.node, again.timeline === timeline]).toEqual([id, true]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('on the line to any node', () => {
  test('ancestors, rounds and events are those of a plain walk up the tree', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const { timeline } = endOf(walk);
        for (const leaf of [timeline.opening, ...reachable(timeline)]) {
          const up = pathTo(timeline, leaf);
          expect(up.map((_, depth) => ancestorAt(timeline, leaf, depth).id)).toEqual(up);
          expect(playedNodes(timeline, leaf).map(({ id }) => id)).toEqual(
            up.slice(timeline.opening + 1),
          );
          for (const [id, on] of reachable(timeline).map((id) => [id, up.includes(id)] as const)) {
            expect(isOnLine(timeline, leaf, id)).toBe(on);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('the node of a round is the last that carries its number', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const { timeline } = endOf(walk);
        for (const leaf of [timeline.opening, ...reachable(timeline)]) {
          const up = pathTo(timeline, leaf).slice(1);
          const last = lastRound(timeline, leaf);
          for (let number = roundNumber(timeline, up[0] ?? 0); number <= last; number += 1) {
            const expected = up.findLast((id) => roundNumber(timeline, id) === number);
            expect(nodeOfRound(timeline, leaf, number)).toBe(expected);
          }
          expect(nodeOfRound(timeline, leaf, last + 5)).toBe(leaf);
          expect(nodeOfRound(timeline, leaf, -999)).toBe(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('first choices lead to the main line, and weights count what is below', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const { timeline } = endOf(walk);
        const leaves = reachable(timeline).filter((id) => childrenOf(timeline, id).length === 0);
        const main = leaves.filter((leaf) => isMainLine(timeline, leaf));
        expect(main).toEqual(leaves.slice(0, 1));
        for (const id of reachable(timeline)) {
          const below = orderOf(timeline).filter((line) => line.startsWith(lineText(timeline, id)));
          expect(weightOf(timeline, id).events).toBe(below.length);
          expect(pathTo(timeline, leafFrom(timeline, id))).toContain(id);
        }
      }),
      { numRuns: 40 },
    );
  });
});

function pathTo(timeline: Timeline<BankingRound>, id: number): readonly number[] {
  const path = [id];
  for (let at = id; nodeAt(timeline, at).parent !== null; at = parentOf(timeline, at)) {
    path.unshift(parentOf(timeline, at));
  }
  return path;
}

describe('a saved tree', () => {
  test('is read back as it was, through text too', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const end = endOf(walk);
        const cursor = { ...end, leaf: leafFrom(end.timeline, end.at) };
        const saved = saveTree(cursor);
        const loaded = loadTree(JSON.parse(JSON.stringify(saved)), walk.arena.board);
        if ('problem' in loaded) throw new Error(loaded.problem);
        const { timeline, at } = loaded.cursor;
        expect(loaded.dropped).toBe(0);
        expect(orderOf(timeline)).toEqual(orderOf(cursor.timeline));
        expect(lineText(timeline, at)).toBe(lineText(cursor.timeline, cursor.at));
        expect(saveTree(loaded.cursor)).toEqual(saved);
      }),
      { numRuns: 60 },
    );
  });

  test('merges into another as a union, whichever comes first', () => {
    fc.assert(
      fc.property(twoWalks(25), ([one, other]) => {
        const [left, right] = [endOf(one), endOf(other)];
        const union = new Set([...linesIn(left.timeline), ...linesIn(right.timeline)]);
        expect(linesIn(mergeTree(left.timeline, saveTree(right)))).toEqual(union);
        expect(linesIn(mergeTree(right.timeline, saveTree(left)))).toEqual(union);
      }),
      { numRuns: 60 },
    );
  });

  test('merges into itself without a change, and a second time without another', () => {
    fc.assert(
      fc.property(twoWalks(25), ([one, other]) => {
        const [left, right] = [endOf(one), endOf(other)];
        expect(mergeTree(left.timeline, saveTree(left))).toBe(left.timeline);
        const once = mergeTree(left.timeline, saveTree(right));
        expect(mergeTree(once, saveTree(right))).toBe(once);
      }),
      { numRuns: 60 },
    );
  });
});
