/** How times are taken: turn by turn, one way after another, and the median of the turns. */
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/**
 * Collects garbage: all of it, or the young. Between goes only the young is
 * collected, so that no way pays for what another has just left behind: where all is,
 * the engine forgets the kinds of objects of which none is left, and with them the
 * code that it has made fast for them.
 */
function collectGarbage(type: 'major' | 'minor'): void {
  if (typeof collect !== 'function') throw new Error('this Node does not let garbage be collected');
  collect({ type });
}

/** The middle one of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Something to be timed. What it gives back is kept until its time is taken. */
export type Way = () => unknown;

/**
 * Milliseconds that each way takes, by its name: the median over the turns. In
 * every turn each way has its go, so that whatever slows the machine down slows
 * all of them.
 *
 * @param runs how often a way is run in one go, so that short ones can be measured
 */
export function timed<Name extends string>(
  ways: Readonly<Record<Name, Way>>,
  { turns, runs = 1 }: { readonly turns: number; readonly runs?: number },
): (name: Name) => number {
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, way] of Object.entries<Way>(ways)) {
      times.set(name, [...(times.get(name) ?? []), timeOf(way, runs)]);
    }
  }
  return (name) => median(times.get(name) ?? []);
}

function timeOf(way: Way, runs: number): number {
  collectGarbage('minor');
  const results: unknown[] = [];
  const start = performance.now();
  for (let run = 0; run < runs; run += 1) results[0] = way();
  return (performance.now() - start) / runs;
}

/** How many bytes stay in use as long as what a way gives is kept. */
export function bytesOf(way: Way): number {
  collectGarbage('major');
  const before = process.memoryUsage().heapUsed;
  const kept = [way()];
  collectGarbage('major');
  const after = process.memoryUsage().heapUsed;
  if (kept.length !== 1) throw new Error('what was made is kept until now');
  return after - before;
}
