import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemAt } from '@/events/assert';
import { eventKey, sameEvent } from '@/events/timeline/equality';
import {
  firstSteps,
  linesThrough,
  type MergedTree,
  mergeLines,
  waysOn,
} from '@/events/timeline/merged';
import { rowsOf } from '@/events/timeline/mergedRows';
import type { AnyEvent } from '@/events/world/board';

/** Few events, so that lines often do the same; each field may be left out. */
const event: fc.Arbitrary<AnyEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('pay'), amount: fc.integer({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: fc.record(
      { type: fc.constant('lend'), from: fc.constantFrom('1', 1), to: fc.constant(undefined) },
      { requiredKeys: ['type'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('note'), text: fc.string() }) },
);

const events = fc.array(event, { maxLength: 12 });

const lines = fc
  .array(events, { maxLength: 14 })
  .map((all) => all.map((each, index) => ({ id: `learner-${index}`, events: each })));

const class_ = fc.record({ lines, model: fc.option(events) });

const movesOf = (of: readonly AnyEvent[]) => of.filter(({ type }) => type !== 'note').map(eventKey);

/** The events from the root to a node. */
function pathTo(tree: MergedTree, index: number): readonly string[] {
  const { parent, event: done } = itemAt(tree, index);
  return parent === null || done === null ? [] : [...pathTo(tree, parent), eventKey(done)];
}

const childrenOf = (tree: MergedTree, index: number) =>
  tree.flatMap(({ parent }, child) => (parent === index ? [child] : []));

describe('lines merged into one tree', () => {
  test('events share a key when they are the same event, and only then', () => {
    fc.assert(
      fc.property(event, event, (one, other) => {
        expect(eventKey(one) === eventKey(other)).toBe(sameEvent(one, other));
      }),
    );
  });

  test('every line is the path to where it ends, and every end is that of a line', () => {
    fc.assert(
      fc.property(class_, ({ lines: played, model }) => {
        const tree = mergeLines(played, model);
        const ended = tree.flatMap(({ ends }, index) => ends.map((id) => [id, index] as const));
        expect(ended.map(([id]) => id).sort()).toEqual(played.map(({ id }) => id).sort());
        const indexOfEnd = new Map(ended);
        for (const { id, events: done } of played) {
          expect(pathTo(tree, itemAt([indexOfEnd.get(id) ?? -1], 0))).toEqual(movesOf(done));
        }
        const models = tree.flatMap(({ isModel }, index) => (isModel ? [index] : []));
        expect(models.map((place) => pathTo(tree, place).length)).toEqual(
          model === null ? [] : [...Array(movesOf(model).length + 1).keys()],
        );
        if (model) expect(pathTo(tree, models.at(-1) ?? 0)).toEqual(movesOf(model));
      }),
    );
  });

  test('no two ways on are the same, the larger stand first, and counts add up', () => {
    fc.assert(
      fc.property(class_, ({ lines: played, model }) => {
        const tree = mergeLines(played, model);
        expect(tree[0]?.count).toBe(played.length);
        for (const [index, node] of tree.entries()) {
          const children = childrenOf(tree, index).map((child) => itemAt(tree, child));
          const counts = children.map(({ count }) => count);
          expect(node.count).toBe(counts.reduce((sum, more) => sum + more, node.ends.length));
          expect(linesThrough(tree, index)).toHaveLength(node.count);
          expect(counts).toEqual([...counts].sort((one, other) => other - one));
          expect(new Set(children.map(({ event: done }) => done && eventKey(done))).size).toBe(
            children.length,
          );
          for (const child of children) expect(child.depth).toBe(node.depth + 1);
          expect(waysOn(tree, index)).toEqual(childrenOf(tree, index));
          expect(node.size).toBe(children.reduce((sum, { size }) => sum + size, 1));
        }
      }),
    );
  });

  test('whoever comes first makes no difference', () => {
    const shuffled = class_.chain(({ lines: played, model }) =>
      fc.record({
        played: fc.constant(played),
        model: fc.constant(model),
        other: fc.shuffledSubarray(played, { minLength: played.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ played, model, other }) => {
        expect(mergeLines(other, model)).toEqual(mergeLines(played, model));
      }),
    );
  });

  test('the first steps of a tree are those of all lines cut there', () => {
    fc.assert(
      fc.property(class_, fc.integer({ min: 1, max: 40 }), ({ lines: played, model }, most) => {
        const tree = mergeLines(played, model);
        const cut = firstSteps(tree, most);
        const deepest = Math.max(...cut.map(({ depth }) => depth));
        const upTo = (of: readonly AnyEvent[]) =>
          of.filter(({ type }) => type !== 'note').slice(0, deepest);
        const short = played.map(({ id, events: done }) => ({ id, events: upTo(done) }));
        expect(cut).toEqual(mergeLines(short, model && upTo(model)));
        if (cut.length < tree.length) {
          const further = tree.filter(({ depth }) => depth <= deepest + 1).length;
          expect(cut.length).toBeLessThanOrEqual(most);
          expect(further).toBeGreaterThan(most);
        }
      }),
    );
  });
});

describe('a merged tree laid out', () => {
  test('no two nodes share a place, and no way crosses another', () => {
    fc.assert(
      fc.property(class_, ({ lines: played, model }) => {
        const tree = mergeLines(played, model);
        const { rowOf, rows } = rowsOf(tree);
        expect(rowOf).toHaveLength(tree.length);
        const places = tree.map(({ depth }, index) => `${depth} ${rowOf[index]}`);
        expect(new Set(places).size).toBe(tree.length);
        expect(rows).toBe(Math.max(...rowOf) + 1);
        for (const [index, { parent, depth }] of tree.entries()) {
          if (parent === null) continue;
          const [from, to] = [itemAt(rowOf, parent), itemAt(rowOf, index)];
          // A way that turns down passes nothing that is drawn between the rows at its steps.
          const between = tree.filter(
            (other, at) =>
              itemAt(rowOf, at) > from && itemAt(rowOf, at) < to && other.depth < depth,
          );
          expect(between).toEqual([]);
        }
      }),
    );
  });

  test('each node but the root is drawn in one run, and runs hold what as many went through', () => {
    fc.assert(
      fc.property(class_, ({ lines: played, model }) => {
        const tree = mergeLines(played, model);
        const { runs, rowOf } = rowsOf(tree);
        const drawn = runs.flatMap(({ from, to }) =>
          [...Array(to - from + 1).keys()].map((more) => from + more),
        );
        expect(drawn).toEqual([...tree.keys()].slice(1));
        for (const { from, to, row, fromRow, count, isModel } of runs) {
          const parent = itemAt(tree, from).parent ?? -1;
          expect(itemAt(rowOf, parent)).toBe(fromRow);
          for (let place = from; place <= to; place += 1) {
            expect(tree[place]).toMatchObject({ count, isModel });
            expect(rowOf[place]).toBe(row);
            if (place > from) expect(tree[place]?.parent).toBe(place - 1);
          }
        }
      }),
    );
  });
});
