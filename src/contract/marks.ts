/**
 * The points of a hand-in: those that the checks of its tasks and questions give, those that somebody who
 * teaches gave in their place, and their sum.
 */

import { pluralize } from '@/events/pluralize';
import { integer, nullable, type Of, object, oneOf, number as quantity } from './shape';

/** Points given by hand, and why. */
interface Given {
  readonly points: number;
  /** Empty where nobody said. */
  readonly why: string;
}

/** Points given by hand, by the `worthKey` of what they are given for. */
export type GivenPoints = Readonly<Record<string, Given>>;

/** Points are given in quarters: fine enough for every scale, and their sums are exact. */
export const POINTS_STEP = 0.25;

/** Points that can be given by hand for one task or question, however few it is worth. */
export const MAX_GIVEN_POINTS = 1000;

/** Characters of why points were given. */
export const MAX_WHY = 200;

/** What a learner noted on the boards of a hand-in. */
export interface Notes {
  readonly count: number;
  /** The words of the first of them; long ones are cut. */
  readonly first: readonly string[];
}

/** Something that points are given for. */
export interface Worth {
  /** The id of its part. */
  readonly part: string;
  /** The number of a task on its board, from 1; null for a question. */
  readonly task: number | null;
  /** How many points it is worth. */
  readonly worth: number;
}

/** What it got. */
export interface Scored extends Worth {
  /** What the check gives; null where only a person can say, or it is not told yet. */
  readonly byCheck: number | null;
  /** Where the check knows and it is told later: when. Left out for whoever may know it now. */
  readonly toldAt?: ToldAt;
  /** What was given in the place of that, and why; null for nothing. */
  readonly byHand: Given | null;
}

/** The key under which points given for it are kept: `2.1` for task 1 of part 2, `3` for a question. */
export function worthKey({ part, task }: Pick<Worth, 'part' | 'task'>): string {
  return task === null ? part : `${part}.${task}`;
}

/** The points that count: those given by hand, else those of the check; null while it cannot be said. */
export function pointsOf({ byCheck, byHand }: Pick<Scored, 'byCheck' | 'byHand'>): number | null {
  return byHand?.points ?? byCheck;
}

/** When it is told what checks give, where it is not told at once: after the due date, or once it is returned. */
const toldAt = oneOf('due', 'returned');

export type ToldAt = Of<typeof toldAt>;

/** The sum of what was scored. */
export const totalShape = object({
  /** After what is taken off for being late. */
  points: quantity,
  /** How many percent of the points that is. */
  loss: integer,
  /** Of how many. */
  worth: integer,
  /** How many wait for a mark. */
  waiting: integer,
  /** How many are marked by their checks and told later; null for none. */
  later: nullable(object({ count: integer, toldAt })),
});

export type Total = Readonly<Of<typeof totalShape>>;

/**
 * Adds up what was scored; what waits for a mark, or is told later, counts nothing yet.
 *
 * @param loss percent that are taken off for being late: the sum is then told in whole points
 */
export function totalOf(scored: readonly Scored[], loss = 0): Total {
  const points = scored.map(pointsOf);
  const later = scored.flatMap((one) =>
    pointsOf(one) === null && one.toldAt !== undefined ? [one.toldAt] : [],
  );
  const [toldAt] = later;
  const sum = points.reduce<number>((sofar, one) => sofar + (one ?? 0), 0);
  return {
    points: loss === 0 ? sum : Math.round((sum * (100 - loss)) / 100),
    loss,
    worth: scored.reduce((sum, { worth }) => sum + worth, 0),
    waiting: points.filter((one) => one === null).length - later.length,
    later: toldAt === undefined ? null : { count: later.length, toldAt },
  };
}

/** What is wrong with points as they were typed; undefined for nothing. An empty field leaves them to the check. */
export function pointsWrong(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const points = readPoints(typed);
  if (points === null) {
    return /^[-−]\s*\d/.test(typed.trim()) ? 'Not below 0.' : 'Write a number, such as 2 or 2.5.';
  }
  if (points > MAX_GIVEN_POINTS) return `Give between 0 and ${MAX_GIVEN_POINTS} points.`;
  return Number.isInteger(points / POINTS_STEP) ? undefined : 'Give whole, half or quarter points.';
}

/** That points are more than they are given for is worth, which may be meant; undefined where they are not. */
export function pointsOver(typed: string, worth: number): string | undefined {
  if ((readPoints(typed) ?? 0) <= worth) return undefined;
  return `More than the ${pluralize(worth, 'point')} it is worth. Save again if you mean it.`;
}

/** Points as somebody types them, with a point or a comma; null where it is no number. */
export function readPoints(typed: string): number | null {
  const written = typed.trim().replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,4})?$/.test(written) ? Number(written) : null;
}
