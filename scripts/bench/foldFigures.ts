/** What an event costs: our fold beside a mutable one, immer and Redux, at several lengths; and what a round weighs. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonById } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { session } from './session';
import { bytesOf, timed, type Way } from './timing';
import { assertSameWork, immer, mutable, redux, rounds } from './ways';

/** The lessons whose sessions are folded, and what they show. Debts open at once are bounded in all. */
const SESSIONS = [
  { lesson: 10, what: 'payments, netting and settling among correspondents' },
  { lesson: 16, what: 'payments and fed funds loans on a central bank’s books' },
  { lesson: 4, what: 'cash, payments and loans at one bank' },
] as const;

const SIZES = [100, 1000, 10_000, 100_000] as const;

/** Lengths at which immer and Redux are timed; beyond, they take minutes and gigabytes. */
const SIZES_OF_OTHERS: readonly number[] = [100, 1000, 10_000];

/** Events in one go at least, so that short sessions can be timed. */
const EVENTS_PER_GO = 5000;

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
export function foldFigures(): readonly SessionFigures[] {
  const alone = SESSIONS.map(({ lesson: id }) => {
    const lesson = lessonById(id);
    if (!lesson) throw new Error(`there is no lesson ${id}`);
    assertSameWork(lesson, session(lesson, 2000), [mutable]);
    return { lesson, costs: SIZES.map((size) => costsAlone(lesson, session(lesson, size))) };
  });
  return SESSIONS.map(({ lesson: id, what }, place) => {
    const { lesson, costs } = alone[place] ?? {};
    if (!lesson || !costs) throw new Error('every session was timed');
    assertSameWork(lesson, session(lesson, 2000), [immer, redux]);
    const sizes = costs.map((own) => ({ ...own, ...costsOfOthers(lesson, own.events) }));
    const events = session(lesson, 10_000);
    const bytesPerRound = Math.round(bytesOf(() => rounds(lesson, events)) / events.length);
    return { lesson: id, what, sizes, growthExponent: growthOf(lesson), bytesPerRound };
  });
}

function costsAlone(lesson: Lesson, events: readonly BankingEvent[]) {
  const { length } = events;
  const of = nanosOf(
    { fold: () => rounds(lesson, events), mutable: () => mutable(lesson, events) },
    length,
    length > 10_000 ? 7 : 15,
  );
  return { events: length, fold: of('fold'), mutable: of('mutable') };
}

function costsOfOthers(lesson: Lesson, length: number) {
  if (!SIZES_OF_OTHERS.includes(length)) {
    return { foldBesideOthers: null, immer: null, redux: null };
  }
  const events = session(lesson, length);
  const of = nanosOf(
    {
      fold: () => rounds(lesson, events),
      immer: () => immer(lesson, events),
      redux: () => redux(lesson, events),
    },
    length,
    5,
  );
  return { foldBesideOthers: of('fold'), immer: of('immer'), redux: of('redux') };
}

/** Nanoseconds an event takes by each way, after as many goes again have warmed it up. */
function nanosOf<Name extends string>(
  ways: Readonly<Record<Name, Way>>,
  events: number,
  turns: number,
): (name: Name) => number {
  const runs = Math.max(1, Math.round(EVENTS_PER_GO / events));
  timed(ways, { turns: events > 10_000 ? 1 : turns, runs });
  const of = timed(ways, { turns, runs });
  return (name) => Math.round((of(name) * 1e6) / events);
}

/** Events of one go when growth is measured, in logs of either length, all rounds of all logs kept. */
const GROWTH_EVENTS = 100_000;
const SHORT_LOG = 1000;

/**
 * The power of the log's length that the cost of an event grows with, from 1,000
 * events to 100,000. Both goes make and keep as many rounds, in a hundred logs or
 * in one: what the engine spends on keeping them is the same, and what is left is
 * the length.
 */
function growthOf(lesson: Lesson): number {
  const short = session(lesson, SHORT_LOG);
  const long = session(lesson, GROWTH_EVENTS);
  const logs = GROWTH_EVENTS / SHORT_LOG;
  const ways = {
    short: () => Array.from({ length: logs }, () => rounds(lesson, short)),
    long: () => [rounds(lesson, long)],
  };
  timed(ways, { turns: 2 });
  const of = timed(ways, { turns: 9 });
  return Math.log(of('long') / of('short')) / Math.log(GROWTH_EVENTS / SHORT_LOG);
}
