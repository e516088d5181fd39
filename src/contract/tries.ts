/** Counts of what a learner tried on a board: what was refused before which task, and which accounts were predicted right. */
import { integer, list, type Of, object, oneOf, text } from './shape';

/** Rows of either list that are kept, and the most that one counts to. */
export const MAX_TRIES = 100;
export const MAX_COUNT = 9999;

/** What was tried on a board, in counts alone: neither what, nor when. */
export const triesShape = object({
  /** How often the rules refused something, by the task at hand and the code of the rule. */
  refused: list(
    object({
      /** The index of the task among those of the board, from 0; their number where all are met. */
      task: integer,
      code: text,
      count: integer,
    }),
  ),
  /** How entries were predicted, by the account as its side of a sheet calls it. Of the first try of each act alone. */
  predicted: list(
    object({
      account: text,
      side: oneOf('asset', 'liability'),
      right: integer,
      wrong: integer,
      /** How often a change of it was left out. */
      missed: integer,
    }),
  ),
});

export type Tries = Of<typeof triesShape>;
