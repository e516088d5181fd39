/** What an event costs: our fold beside a mutable one, immer and Redux, at several lengths; and what a round weighs. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonById } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { session } from './session';
import { bytesOf, timed } from './timing';
import { assertSameWork, immer, mutable, redux, rounds } from './ways';

/** The lessons whose sessions are folded, and what they show. Debts open at once are bounded in all. */
const SESSIONS = [
  { lesson: 10, what: 'payments, netting and settling among correspondents' },
  { lesson: 16, what: 'payments and fed funds loans on a central bank’s books' },
] as const;

const SIZES = [100, 1000, 10_000, 100_000] as const;

/** Lengths at which immer and Redux are timed; beyond, they take minutes and gigabytes. */
const SIZES_OF_OTHERS: readonly number[] = [100, 1000, 10_000];

/** Nanoseconds that an event takes; null where it is not measured. */
export interface FoldFigures {
  readonly events: number;
  readonly fold: number;
  readonly mutable: number;
  /** Ours once more, turn by turn with immer and Redux. */
  readonly foldBesideOthers: number | null;
  readonly immer: number | null;
  readonly redux: number | null;
}

/** The figures of one session. */
export interface SessionFigures {
  readonly lesson: number;
  readonly what: string;
  readonly sizes: readonly FoldFigures[];
  readonly growthExponent: number;
  readonly bytesPerRound: number;
}

/**
 * Takes the figures of every session. The mutable fold is timed before immer and
 * Redux first run: they use the same steps on drafts, and the engine would make
 * the steps slower for all once it had seen those. Throws when two ways of folding
 * a session come to different balances.
 */
export async function foldFigures(): Promise<readonly SessionFigures[]> {
  const longest = SESSIONS.map(({ lesson: id, what }) => {
    const lesson = lessonById(id);
    if (!lesson) throw new Error(`there is no lesson ${id}`);
    const events = session(lesson, Math.max(...SIZES));
    assertSameWork(lesson, events.slice(0, 2000), [mutable]);
    return { lesson, what, events, alone: new Map<number, Alone>() };
  });
  for (const { lesson, events, alone } of longest) {
    for (const size of SIZES) alone.set(size, await costsAlone(lesson, events.slice(0, size)));
  }
  const figures: SessionFigures[] = [];
  for (const { lesson, what, events, alone } of longest) {
    assertSameWork(lesson, events.slice(0, 2000), [immer, redux]);
    const sizes: FoldFigures[] = [];
    for (const [size, own] of alone) {
      sizes.push({ events: size, ...own, ...(await costsOfOthers(lesson, events.slice(0, size))) });
    }
    const some = events.slice(0, 10_000);
    const bytesPerRound = Math.round(bytesOf(() => rounds(lesson, some)) / some.length);
    const growthExponent = await growthOf(lesson, events);
    figures.push({ lesson: lesson.id, what, sizes, growthExponent, bytesPerRound });
  }
  return figures;
}

type Events = readonly BankingEvent[];
type Alone = Pick<FoldFigures, 'fold' | 'mutable'>;

async function costsAlone(lesson: Lesson, events: Events): Promise<Alone> {
  const of = await timed({
    fold: () => rounds(lesson, events),
    mutable: () => mutable(lesson, events),
  });
  const each = (nanos: number) => Math.round(nanos / events.length);
  return { fold: each(of('fold')), mutable: each(of('mutable')) };
}

async function costsOfOthers(lesson: Lesson, events: Events) {
  if (!SIZES_OF_OTHERS.includes(events.length)) {
    return { foldBesideOthers: null, immer: null, redux: null };
  }
  const of = await timed({
    fold: () => rounds(lesson, events),
    immer: () => immer(lesson, events),
    redux: () => redux(lesson, events),
  });
  const each = (nanos: number) => Math.round(nanos / events.length);
  return { foldBesideOthers: each(of('fold')), immer: each(of('immer')), redux: each(of('redux')) };
}

/** Events of a short log when growth is measured, in which all rounds of all logs are kept. */
const SHORT_LOG = 1000;

/**
 * The power of the log's length that the cost of an event grows with, from 1,000
 * events to 100,000. Both goes make and keep as many rounds, in a hundred logs or
 * in one: what the engine spends on keeping them is the same, and what is left is
 * the length.
 */
async function growthOf(lesson: Lesson, events: Events): Promise<number> {
  const short = events.slice(0, SHORT_LOG);
  const logs = events.length / SHORT_LOG;
  const of = await timed({
    short: () => Array.from({ length: logs }, () => rounds(lesson, short)),
    long: () => [rounds(lesson, events)],
  });
  return Math.log(of('long') / of('short')) / Math.log(logs);
}
