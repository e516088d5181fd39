import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { isOnLine, playedNodes } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { metInTree, progressIn, type TreeProgress } from '@/src/lessons/course/progress';
import { metTasks, type Task } from '@/src/lessons/course/task';
import { reachable, trailsOf, walks } from '../helpers/lines/walks';

const ACTS = ['deposit', 'withdraw', 'transfer', 'bankTransfer', 'getFedFundsLoan', 'note'];

/**
 * A task that walks on any board meet now and then: an event of this kind among those
 * that count, and so many more of any kind.
 */
function task(kind: number, more: number): Task {
  return {
    goal: '',
    begins: { party: 0, act: 'note' },
    hints: ['', '', ''],
    met({ rounds, taskStart }) {
      const counted = rounds.slice(taskStart);
      const isOfKind = counted.some(({ event }) => event && ACTS.indexOf(event.type) % 3 === kind);
      return isOfKind && counted.length > more;
    },
  };
}

const tasksOf = fc.array(
  fc.tuple(fc.nat(2), fc.nat(3)).map(([kind, more]) => task(kind, more)),
  { minLength: 1, maxLength: 4 },
);

/** Whether an event meets a task that counts once the node `last` has met the one before: asked plainly. */
function meets(
  timeline: Timeline<BankingRound>,
  one: Task,
  last: number | undefined,
  id: number,
): boolean {
  if (last !== undefined && id !== last && isOnLine(timeline, last, id)) return false;
  const line = playedNodes(timeline, id);
  const taskStart = line.findIndex((node) => node.id === last) + 1;
  const opening = nodeAt(timeline, timeline.opening).round;
  return one.met({ opening, rounds: line.map(({ round }) => round), taskStart });
}

/** That what is met is met, in order, and that no event on any line meets the next task. */
function isWhole(
  timeline: Timeline<BankingRound>,
  tasks: readonly Task[],
  met: readonly number[],
): boolean {
  const nodes = reachable(timeline);
  const isTrue = met.every((id, index) => {
    const one = tasks[index];
    return one && nodes.includes(id) && meets(timeline, one, met[index - 1], id);
  });
  const next = tasks[met.length];
  const isAll = !next || !nodes.some((id) => meets(timeline, next, met.at(-1), id));
  return isTrue && isAll;
}

describe('the tasks met on a tree', () => {
  test('are met where they are said to be, and no event meets the next one', () => {
    let found = 0;
    fc.assert(
      fc.property(walks(30), tasksOf, (walk, tasks) => {
        for (const { timeline } of trailsOf(walk)) {
          const met = metInTree(timeline, tasks);
          found += met.length;
          expect(isWhole(timeline, tasks, met)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
    expect(found).toBeGreaterThan(20);
  });

  test('of a single line are those of the line', () => {
    fc.assert(
      fc.property(walks(30), tasksOf, ({ arena, moves }, tasks) => {
        const acts = moves.filter(({ kind }) => kind === 'act');
        const [{ timeline } = { timeline: null }] = trailsOf({ arena, moves: acts }).slice(-1);
        if (!timeline) throw new Error('a walk has a start');
        const nodes = reachable(timeline);
        const opening = nodeAt(timeline, timeline.opening).round;
        const rounds = nodes.map((id) => nodeAt(timeline, id).round);
        const places = metTasks(tasks, opening, rounds);
        expect(metInTree(timeline, tasks)).toEqual(places.map((place) => nodes[place]));
      }),
      { numRuns: 80 },
    );
  });
});

describe('following a tree as it grows', () => {
  test('never takes back what was met, unless its event is cut off', () => {
    fc.assert(
      fc.property(walks(40), tasksOf, (walk, tasks) => {
        let known: TreeProgress | null = null;
        for (const { timeline } of trailsOf(walk)) {
          const earlier: readonly number[] = known?.met ?? [];
          const there = new Set(reachable(timeline));
          known = progressIn(timeline, tasks, known);
          expect(known.isDone).toBe(true);
          expect(isWhole(timeline, tasks, known.met)).toBe(true);
          if (earlier.every((id) => there.has(id))) {
            expect(known.met.slice(0, earlier.length)).toEqual(earlier);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('finds what looking afresh finds while one only acts at the end of a line', () => {
    fc.assert(
      fc.property(walks(30), tasksOf, ({ arena, moves }, tasks) => {
        const acts = moves.filter(({ kind }) => kind === 'act');
        let known: TreeProgress | null = null;
        for (const { timeline } of trailsOf({ arena, moves: acts })) {
          known = progressIn(timeline, tasks, known);
          expect(known.met).toEqual(metInTree(timeline, tasks));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('comes to the same in parts as in one go', () => {
    fc.assert(
      fc.property(walks(40), tasksOf, fc.integer({ min: 1, max: 9 }), (walk, tasks, part) => {
        const last = trailsOf(walk).at(-1);
        if (!last) throw new Error('a walk has a start');
        let known: TreeProgress | null = null;
        let parts = 0;
        do {
          let asked = 0;
          known = progressIn(last.timeline, tasks, known, () => {
            asked += 1;
            return asked > part;
          });
          parts += 1;
          expect(parts).toBeLessThan(1000);
        } while (!known.isDone);
        expect(known.met).toEqual(metInTree(last.timeline, tasks));
      }),
      { numRuns: 60 },
    );
  });

  test('goes on with a tree that grows while it is looked through', () => {
    fc.assert(
      fc.property(walks(40), tasksOf, fc.nat(40), fc.nat(5), (walk, tasks, place, part) => {
        const trails = trailsOf(walk);
        const early = trails[place % trails.length]?.timeline;
        const end = trails.at(-1)?.timeline;
        if (!early || !end) throw new Error('a walk has a start');
        let asked = 0;
        const known = progressIn(early, tasks, null, () => {
          asked += 1;
          return asked > part;
        });
        const found = progressIn(end, tasks, known);
        expect(found.isDone).toBe(true);
        expect(isWhole(end, tasks, found.met)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
