/** How times are taken: by mitata, way after way, so often that a slow moment of the machine does not count. */
import { measure } from 'mitata';

/**
 * Collects garbage: all of it, or the young. Between goes only the young is
 * collected, so that no way pays for what another has just left behind: where all is,
 * the engine forgets the kinds of objects of which none is left, and with them the
 * code that it has made fast for them.
 */
function collectGarbage(type: 'major' | 'minor'): void {
  if (!globalThis.gc) throw new Error('run it by "npm run bench", which lets garbage be collected');
  globalThis.gc({ type });
}

/** The middle one of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Something to be timed. */
export type Way = () => unknown;

/** How often all ways are measured, one after the other. */
const REPEATS = 3;

/** Nanoseconds that a way is measured for each time, at least, and how often. */
const GO = { min_cpu_time: 150e6, min_samples: 3, batch_samples: 64 };

/** Nanoseconds that each way takes, by its name: the least of the medians that mitata finds. */
export async function timed<Name extends string>(
  ways: Readonly<Record<Name, Way>>,
): Promise<(name: Name) => number> {
  const least = new Map<string, number>();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const [name, way] of Object.entries<Way>(ways)) {
      const { p50 } = await measure(way, {
        ...GO,
        inner_gc: true,
        gc: () => collectGarbage('minor'),
      });
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, p50));
    }
  }
  return (name) => least.get(name) ?? Number.NaN;
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
