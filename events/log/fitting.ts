/** Whether a log belongs to the board of another, and goes on from it. */

import { beginsWith, sameEvents } from '../timeline/equality';
import { prefixMatch } from '../timeline/prefixMatch';
import type { BoardKey } from '../world/board';
import type { Log } from '../worlds';
import { worldNamed } from '../worlds';
import type { Shelf } from './folded';
import { openingOf } from './log';

/** What the board of a log is called within a sentence. */
export function boardName(log: Log, { titleOf }: Pick<Shelf, 'titleOf'>): string {
  return worldNamed(log.world).called(log, titleOf);
}

/** Identifies a board, except boards that differ only by their openings. */
export function keyOf(log: Log): BoardKey {
  return worldNamed(log.world).keyOf(log);
}

/** Why a log is none of the board that an assignment is about: sandboxes differ by their openings. */
function boardProblem(log: Log, about: Log, shelf: Pick<Shelf, 'titleOf'>): string | null {
  if (keyOf(log) !== keyOf(about)) {
    return `These steps were played in ${boardName(log, shelf)}; the assignment is about ${boardName(about, shelf)}.`;
  }
  return sameEvents(openingOf(log), openingOf(about))
    ? null
    : 'These steps were played in another sandbox; the assignment is about the one that it opens.';
}

/** Why a log holds nothing of whoever sends it: no event, or none but those it was begun with. */
function emptyProblem({ events }: Log, start: Log): string | null {
  if (events.length === 0) return 'There is no step here yet: do something on the board first.';
  return beginsWith(start.events, events)
    ? 'This holds nothing but the scenario as it was given: add steps of your own first.'
    : null;
}

const NOT_BEGUN =
  'There is no step of the scenario here: open the scenario on the board, and go on from one of its steps, not from the opening.';

/** Why a log shares nothing with what it should have been begun with. A line that branches off within it is one that goes on from one of its steps. */
function startProblem({ events }: Log, start: Log): string | null {
  return prefixMatch(events, start.events) === 'not' ? NOT_BEGUN : null;
}

/**
 * Why a log cannot be handed in to an assignment, nor be its model.
 *
 * @param start what the assignment starts from
 * @param shelf the boards that are handed in
 * @returns one sentence; null where it can
 */
export function handInProblem(log: Log, start: Log, shelf: Pick<Shelf, 'titleOf'>): string | null {
  return boardProblem(log, start, shelf) ?? emptyProblem(log, start) ?? startProblem(log, start);
}
