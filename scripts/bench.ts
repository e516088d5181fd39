/**
 * Timing figures: `npm run bench [-- --json]`. All are taken in one run, turn by
 * turn, as medians; what counts are the ratios, for the times are this machine's.
 */
import { performance } from 'node:perf_hooks';
import { correspondentBanking } from '@/events/lessons/correspondentBanking';
import { fold, openingPosition } from '@/events/log/fold';
import { decodePayload, encodeLink } from '@/events/log/link';
import type { Log } from '@/events/log/log';
import { mutableFold } from './bench/mutableFold';
import { session } from './bench/session';

const lesson = correspondentBanking;
const start = openingPosition(lesson);

/** Turns of each measurement; the median of them is given. */
const TURNS = 15;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Microseconds per event of several ways of doing the same work, interleaved. */
function timed(ways: Readonly<Record<string, () => void>>, events: number) {
  const times: Record<string, number[]> = {};
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const before = performance.now();
      way();
      const spent = performance.now() - before;
      times[name] = [...(times[name] ?? []), (spent * 1000) / events];
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

function foldFigures(size: number) {
  const events = session(lesson, size);
  const state = { column: [...start.column], book: start.book };
  const times = timed(
    {
      fold: () => fold(start, events, lesson.offers),
      mutable: () => mutableFold(state, events),
    },
    size,
  );
  const { fold: ours = Number.NaN, mutable = Number.NaN } = times;
  return { events: size, foldMicros: ours, mutableMicros: mutable, foldVsMutable: ours / mutable };
}

function codecFigures(size: number) {
  const log: Log = { world: 'banking', lesson: lesson.id, events: session(lesson, size) };
  const payload = encodeLink(log);
  const times = timed(
    { encode: () => encodeLink(log), decode: () => decodePayload(payload) },
    size,
  );
  const { encode = Number.NaN, decode = Number.NaN } = times;
  return { events: size, linkChars: payload.length, encodeMicros: encode, decodeMicros: decode };
}

const folds = [100, 1000, 10_000].map(foldFigures);
const codec = [10, 50, 100, 500, 2000].map(codecFigures);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ folds, codec }, null, 2));
} else {
  console.log('Fold, every round kept, beside a mutable fold without history (µs per event)');
  console.table(folds);
  console.log('Link codec (characters of the payload; µs per event)');
  console.table(codec);
}
