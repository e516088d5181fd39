/** What a hand-in is worth: the points of the tasks that it meets and of the answers that are right. */
import { type AnswersShown, isBoardPart, type LateRule } from '@/src/contract/parts';
import { isBoardWork, type Outline, type WorkOutline } from './parts';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** Points of a hand-in. */
interface Points {
  /** Reached, before anything is taken off for being late. */
  readonly got: number;
  /** That can be reached. */
  readonly of: number;
  /** Of questions that were answered and of which it is not said whether they are right. */
  readonly open: number;
}

/** How many points a part has. */
export function pointsOf(part: Outline): number {
  if (!isBoardPart(part)) return part.points;
  return part.tasks.reduce((sum, { points }) => sum + points, 0);
}

/** What was reached of a part; null while it is not known. */
export function gotOf(part: Outline, done: WorkOutline | undefined): number | null {
  if (done === undefined) return 0;
  if (!isBoardPart(part)) {
    if (isBoardWork(done)) return 0;
    return done.isRight === null ? null : done.isRight ? part.points : 0;
  }
  if (!isBoardWork(done)) return 0;
  return part.tasks.reduce(
    (sum, { points }, place) => sum + ((done.met[place] ?? null) === null ? 0 : points),
    0,
  );
}

/**
 * The points of a hand-in.
 *
 * @param tells whether it may be said which answers are right; else their points are open
 */
export function scoreOf(
  parts: readonly Outline[],
  work: Readonly<Record<string, WorkOutline>>,
  tells: boolean,
): Points {
  const each = parts.map((part) => {
    const done = work[part.id];
    const isKept = !tells && !isBoardPart(part) && done !== undefined;
    const got = isKept ? null : gotOf(part, done);
    return { got: got ?? 0, of: pointsOf(part), open: got === null ? pointsOf(part) : 0 };
  });
  return {
    got: each.reduce((sum, { got }) => sum + got, 0),
    of: each.reduce((sum, one) => sum + one.of, 0),
    open: each.reduce((sum, { open }) => sum + open, 0),
  };
}

/** Whether something was handed in after it was due. */
export function isLate(handedInAt: Date, due: Date | null): boolean {
  return due !== null && handedInAt > due;
}

/** What is done about late work, as the row of an assignment has it. */
interface Lateness {
  readonly due: Date | null;
  readonly lateRule: LateRule;
  /** Of the points, percent for each day begun; null unless the rule says so. */
  readonly latePercent: number | null;
}

/** How many percent of its points a hand-in loses for being late. */
export function lateLoss({ due, lateRule, latePercent }: Lateness, handedInAt: Date): number {
  if (due === null || lateRule !== 'percent' || handedInAt <= due) return 0;
  const days = Math.ceil((handedInAt.getTime() - due.getTime()) / DAY);
  return Math.min(100, days * (latePercent ?? 0));
}

/** Points without what is taken off for being late, in whole points: halves count as one. */
export function afterLoss({ got, ...points }: Points, loss: number): Points {
  return { ...points, got: Math.round((got * (100 - loss)) / 100) };
}

/** What decides whether answers are told: the assignment’s own rule. */
type Telling = Pick<Lateness, 'due'> & { readonly answersShown: AnswersShown };

/** A hand-in, as far as returning goes. */
interface Returning {
  readonly times: number;
  /** Up to which attempt it was returned; null for none. */
  readonly returnedOf: number | null;
}

/** Whether what was handed in the last time was returned. */
function isReturned(handIn: Returning | null): boolean {
  return handIn !== null && handIn.times <= (handIn.returnedOf ?? 0);
}

/**
 * Whether a learner is told which of their answers are right: with what is returned, and before that as the
 * assignment says. Once it is due, it says so where there is no due date as well: then there is nothing to wait for.
 *
 * @param handIn theirs; null for none, or where returning does not matter
 */
export function tellsAnswers(
  { due, answersShown }: Telling,
  handIn: Returning | null,
  now = new Date(),
): boolean {
  if (answersShown === 'at once' || isReturned(handIn)) return true;
  return answersShown === 'due' && (due === null || due < now);
}

/**
 * Whether a learner is also told what would have been right, where their answer is not. Without a due date that is
 * so only where the instructor chose it: else everybody would hand in twice.
 */
export function givesRight(
  { due, answersShown }: Telling,
  handIn: Returning | null,
  now = new Date(),
): boolean {
  if (answersShown === 'at once' || isReturned(handIn)) return true;
  return answersShown === 'due' && due !== null && due < now;
}
