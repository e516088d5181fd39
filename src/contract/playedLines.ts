/** The endpoint of what was played on a board: all published lines of it as one tree. */
import { eventField } from './board';
import { endpoint } from './endpoint';
import { list, nullable, type Of, object, optional, text, whole } from './shape';

/** What was played on a board. */
const playedLinesAnswer = object({
  /** Whose steps the tree is made of. */
  lines: list(
    object({
      title: text,
      /** The scenario’s id; null for what the lesson itself shows. */
      scenario: nullable(text),
      /** How many of the board’s tasks it has met in the end. */
      met: whole,
    }),
  ),
  /** How many tasks the board has. */
  tasks: whole,
  /** The opening first, each step before what follows it, and of several ways on the one most taken first. */
  steps: list(
    object({
      /** Place of the step before it in the list; null at the opening. */
      parent: nullable(whole),
      /** What was done; null at the opening. */
      event: nullable(eventField),
      /** The lines that end there, or go on further than the tree, by their places. */
      ends: list(whole),
    }),
  ),
});

export type PlayedLines = Of<typeof playedLinesAnswer>;

/** What was played from the opening of a lesson’s board, in scenarios that everybody may see and by the lesson itself. */
export const playedLines = endpoint({
  method: 'GET',
  path: '/api/lines',
  access: 'anyone',
  /** The number of the lesson, and which of its openings, where it has several. */
  query: object({ lesson: text, opening: optional(text) }),
  answer: playedLinesAnswer,
});
