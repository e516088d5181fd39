/** When learners are told which of their answers are right, and what would have been right. */
import type { AnswersShown } from '@/src/contract/parts';

/** What of an assignment decides whether answers are told. */
interface Telling {
  readonly due: Date | null;
  readonly answersShown: AnswersShown;
}

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
