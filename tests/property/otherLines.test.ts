import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOnLine } from '@/events/timeline/lines';
import { childrenOf, nodeAt, parentOf } from '@/events/timeline/timeline';
import { forkOf, leavesOf, otherLines } from '@/src/board/studies/compare/otherLines';
import { endOf, reachable, walks } from '../helpers/lines/walks';

describe('the lines beside the shown one', () => {
  test('are all lines but that one, each with the last node that both have', () => {
    fc.assert(
      fc.property(walks(40), (walk) => {
        const { timeline } = endOf(walk);
        const leaves = leavesOf(timeline);
        const all = [timeline.opening, ...reachable(timeline)];
        const ends = all.filter((id) => childrenOf(timeline, id).length === 0);
        expect(new Set(leaves)).toEqual(new Set(ends));
        expect(new Set(leaves).size).toBe(leaves.length);
        const [shown = timeline.opening] = leaves;
        const others = otherLines(timeline, shown);
        expect(others.map(({ leaf }) => leaf)).toEqual(leaves.slice(1));
        for (const { leaf, fork } of others) {
          let shared = leaf;
          while (!isOnLine(timeline, shown, shared)) shared = parentOf(timeline, shared);
          expect(fork).toBe(shared);
          expect(forkOf(timeline, leaf, shown)).toBe(fork);
          expect(nodeAt(timeline, fork).depth).toBeLessThan(nodeAt(timeline, leaf).depth);
        }
      }),
      { numRuns: 60 },
    );
  });
});
