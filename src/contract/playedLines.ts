/** The endpoints of what was played on a board, as one tree: in published lines, and by a class. */
import { eventField } from './board';
import { endpoint } from './endpoint';
import { integer, list, nullable, type Of, object, optional, text } from './shape';

/** A tree of lines. */
const TREE = {
  /** How many tasks the board has. */
  tasks: integer,
  /** The opening first, each step before what follows it, and of several ways on the one most taken first. */
  steps: list(
    object({
      /** Index of the step before it in the list; null at the opening. */
      parent: nullable(integer),
      /** What was done; null at the opening. */
      event: nullable(eventField),
      /** The lines that end there, or go on further than the tree, by their places. */
      ends: list(integer),
    }),
  ),
} as const;

/** What was played on a board. */
const playedLinesAnswer = object({
  /** Whose steps the tree is made of. */
  lines: list(
    object({
      title: text,
      /** The scenario’s id; null for what the lesson itself shows. */
      scenario: nullable(text),
      /** How many of the board’s tasks it has met in the end. */
      met: integer,
    }),
  ),
  ...TREE,
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

/** What a class handed in of a board. */
const classLinesAnswer = object({
  /** Whose steps the tree is made of: learners, by name and id, with how many of the chosen tasks they met. */
  lines: list(object({ title: text, learner: text, met: integer })),
  ...TREE,
});

export type ClassLines = Of<typeof classLinesAnswer>;

/** What the learners of a class handed in of a board of an assignment, for whoever teaches it. */
export const classLines = endpoint({
  method: 'GET',
  path: '/api/assignments/[id]/lines',
  access: 'member',
  /** The part; left out, the first that is played on a board. */
  query: object({ part: optional(text) }),
  answer: classLinesAnswer,
});
