/** What parts are worth, what lateness takes off, and when it is told which answers are right. */
import { type AnswersShown, isBoardPart, type LateRule } from '@/src/contract/parts';
import type { Outline } from './parts';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** How many points a part is worth: a board as many as its chosen tasks together. */
export function worthOfPart(part: Outline): number {
  if (!isBoardPart(part)) return part.points;
  return part.tasks.reduce((sum, { points }) => sum + points, 0);
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
