/** What is said of a log that was handed in agrees with the board, whatever was played. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { firstDivergence } from '@/events/log/divergence';
import { parseLogText } from '@/events/log/parse';
import { roundNumber } from '@/events/timeline/lines';
import { act, newTimeline } from '@/events/timeline/timeline';
import type { FoldedLog } from '@/events/world/world';
import type { AnyFoldedLog, Log } from '@/events/worlds';
import { Chance } from '@/scripts/chance';
import type { Arena } from '@/scripts/prove/arena';
import { foldLog } from '@/src/lessons/course/all';
import { tasksMetIn, tasksOf } from '@/src/lessons/course/handIn';
import { metInTree, progressIn } from '@/src/lessons/course/progress';
import type { Task } from '@/src/lessons/course/task';
import { bankingArenas, stepsOf } from '../helpers/lines/play';
import { frozenLog, frozenNames } from '../helpers/logs';

function foldedOf(log: Log): AnyFoldedLog {
  const folded = foldLog(log);
  if (!folded || folded.refused) throw new Error('the log folds whole');
  return folded;
}

/** The rounds at which a board that plays a line says that the tasks are met. */
function saidByBoard({ board, steps }: FoldedLog<BankingRound>, tasks: readonly Task[]) {
  let timeline = newTimeline(board);
  let at = timeline.opening;
  for (const { event } of steps.slice(1)) {
    if (!event) continue;
    const acted = act(timeline, at, event);
    if (acted.refused) throw new Error(acted.refused.message);
    timeline = acted.timeline;
    at = acted.node;
  }
  const { met } = progressIn(timeline, tasks, null);
  expect(metInTree(timeline, tasks)).toEqual(met);
  return met.map((node) => roundNumber(timeline, node));
}

/** How many tasks are met, once both have said the same. */
async function agreedOn(log: Log): Promise<number> {
  const folded = foldedOf(log);
  if (folded.world === 'bills') return 0;
  const tasks = await tasksOf(log);
  const met = saidByBoard(folded, tasks);
  expect(tasksMetIn(folded, tasks)).toEqual(tasks.map((_, index) => met[index] ?? null));
  return met.length;
}

const shortened = (log: Log, length: number): Log =>
  log.world === 'bills'
    ? { ...log, events: log.events.slice(0, length) }
    : { ...log, events: log.events.slice(0, length) };

const lessons = new URL('../../src/lessons/', import.meta.url);

/** What the texts of the lessons show on their boards. */
const demonstrations = readdirSync(lessons, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('demonstration.json'))
  .map((path): readonly [string, Log] => {
    const read = parseLogText(readFileSync(new URL(path, lessons), 'utf8'));
    if ('problem' in read || read.malformed) throw new Error(`${path} cannot be read`);
    return [path, read.log];
  });

const logs = [
  ...frozenNames(1).map((name): readonly [string, Log] => [name, frozenLog(1, name)]),
  ...demonstrations,
];

describe('the tasks met in a log', () => {
  test.each(logs)('are those of the board: %s', async (_, log) => {
    for (let length = 0; length <= log.events.length; length += 1) {
      await agreedOn(shortened(log, length));
    }
  });

  test('are met by the frozen logs that meet them', async () => {
    for (const name of frozenNames(1).filter((one) => /^lesson-\d+-tasks$/.test(one))) {
      const log = frozenLog(1, name);
      expect(await agreedOn(log), name).toBe((await tasksOf(log)).length);
    }
  });

  test('are those of the board in any session', async () => {
    let met = 0;
    for (const seed of [1, 2]) {
      for (const arena of bankingArenas(seed)) {
        met += await agreedOn(playedOn(arena, seed, 40));
      }
    }
    expect(met).toBeGreaterThan(20);
  });
});

/** A session on a board, refused events left out. */
function playedOn(arena: Arena<BankingRound>, seed: number, length: number): Log {
  const steps = stepsOf(arena, new Chance(seed), length);
  return arena.logOf(steps.flatMap(({ event, round }) => (round ? [event] : [])));
}

const arenas = bankingArenas(2026);

/** Two lines of one board that part where the second session begins. */
const pairs = fc.record({
  arena: fc.constantFrom(...arenas),
  seeds: fc.tuple(fc.nat(500), fc.nat(500)),
  length: fc.integer({ min: 0, max: 12 }),
});

describe('the first divergence', () => {
  test('is none between a log and its beginning, noted or not', () => {
    fc.assert(
      fc.property(pairs, fc.nat(12), ({ arena, seeds: [seed], length }, stop) => {
        const whole = playedOn(arena, seed, length);
        const begun = foldedOf(shortened(whole, stop));
        expect(firstDivergence(begun, foldedOf(whole))).toBeNull();
        expect(firstDivergence(foldedOf(whole), begun)).toBeNull();
        if (whole.world === 'bills') throw new Error('it is of the banking world');
        const noted = whole.events.flatMap((event) => [
          event,
          { type: 'note', text: 'x' } as const,
        ]);
        expect(firstDivergence(foldedOf({ ...whole, events: noted }), begun)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('is where the events first differ, and the words tell them apart', () => {
    let found = 0;
    fc.assert(
      fc.property(pairs, ({ arena, seeds: [one, other], length }) => {
        const [mine, model] = [one, other].map((seed) => foldedOf(playedOn(arena, seed, length)));
        if (!mine || !model) throw new Error('both are there');
        const divergence = firstDivergence(mine, model);
        const back = firstDivergence(model, mine);
        expect(back === null).toBe(divergence === null);
        if (!divergence) return;
        found += 1;
        expect([back?.mine, back?.model]).toEqual([divergence.model, divergence.mine]);
        expect(divergence.mine).not.toEqual(divergence.model);
        const [, said = '', meant = ''] =
          /^(?:At the opening|Step \d+): (.+\.) The model(?:: (.+\.)| .+\.)$/.exec(
            divergence.words,
          ) ?? [];
        expect(said).not.toBe('');
        expect(said).not.toBe(meant);
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(60);
  });
});
