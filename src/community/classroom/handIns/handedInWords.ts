/** What is said of handing in: what it takes, and what came of it. */

import { pluralize } from '@/events/pluralize';
import type { HandInAnswer, LessMet } from '@/src/contract/handIn';

/** What whoever hands in again has to know. */
export const HANDED_IN_ALREADY = 'Handed in already: what you hand in now takes its place.';

/** What handing in now would mean beside being handed in; null for nothing. */
export function warningWords(
  isPastDue: boolean,
  handedIn: { readonly isLate: boolean } | null,
): string | null {
  if (!isPastDue) return handedIn && HANDED_IN_ALREADY;
  if (!handedIn) return 'The due date has passed. You can still hand in; it is marked late.';
  return handedIn.isLate
    ? `${HANDED_IN_ALREADY} The due date has passed: it is marked late again.`
    : 'The due date has passed. What you hand in now is marked late, and takes the place of what you handed in in time.';
}

/** What whoever hands in a line that branches off within the scenario has to know: it may not be meant. */
export const LEAVES_START = 'These steps leave the scenario before its end.';

/** Why a line cannot be handed in that was played apart from the scenario, or branches off at its opening. */
export const APART =
  'These steps hold none of the scenario’s, so they cannot be handed in: go on from one of its steps, not from the opening.';

/** The same, over the board on which it is being played. */
export const APART_ON_BOARD =
  'This line holds none of the scenario’s steps: go on from one of them to hand in.';

/**
 * Which tasks it meets, in a sentence or two.
 *
 * @param tasks how many tasks the assignment has
 */
export function handedInWords({ met, isLate, leavesStart }: HandInAnswer, tasks: number): string {
  const taken = isLate ? 'Handed in, late.' : 'Handed in.';
  const handedIn = leavesStart ? `${taken} ${LEAVES_START}` : taken;
  if (tasks === 0) return handedIn;
  const count = met.filter((round) => round !== null).length;
  if (count < tasks) {
    return `${handedIn} ${count} of ${tasks} tasks met. You can go on and hand in again.`;
  }
  return `${handedIn} ${tasks === 1 ? 'The task is met.' : `All ${tasks} tasks are met.`}`;
}

/**
 * What a learner has to know where the chosen tasks leave out earlier ones of the board, which have
 * to be met all the same; null where none is left out.
 *
 * @param chosen the numbers of the chosen tasks, as on the board
 */
export function earlierTasksWords(chosen: readonly number[]): string | null {
  const last = Math.max(0, ...chosen);
  const earlier = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => !chosen.includes(number),
  );
  if (earlier.length === 0) return null;
  const tasks = `task${earlier.length === 1 ? '' : 's'} ${earlier.join(' and ')}`;
  return `A task counts only once those before it are met, as on the board: meet ${tasks} there as well, in turn.`;
}

/** What is said to whoever leaves it at what was handed in before. */
export const LAST_STAYS = 'Your last hand-in stays as it is.';

/** What a hand-in would take away, in a sentence. */
export function lessWords({ title, before, now }: LessMet): string {
  const met = now === 0 ? 'none' : String(now);
  return `Your last hand-in met ${pluralize(before, 'task')} on “${title}”; this one meets ${met}.`;
}

/** Which time something was handed in: `2nd attempt`. */
export function attemptSaid(times: number): string {
  const isTeen = times % 100 > 10 && times % 100 < 14;
  const ending = isTeen ? undefined : ['', 'st', 'nd', 'rd'][times % 10];
  return `${times}${ending || 'th'} attempt`;
}

/** What is said where counts of tries go along with a line. */
export const TRIES_GO_ALONG =
  'Two counts from this browser go along: how often the rules refused something before each task, and which accounts you predicted right or wrong. Your instructor sees them summed over the class, without names.';
