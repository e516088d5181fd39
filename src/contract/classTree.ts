/** The endpoint of the class as one tree: what all learners handed in to an assignment, merged step by step. */
import { endpoint } from './endpoint';
import { boolean, integer, list, nullable, type Of, object, oneOf, optional, text } from './shape';

/** A step of the tree, as many learners as did it. */
const step = object({
  /** Index of the step before it in the list; null at the opening, which comes first. */
  parent: nullable(integer),
  /** The number under which a board shows it. */
  round: integer,
  /** Which of the sentences says what it did. */
  says: integer,
  /** Those of whom it is the last step, by their places among the learners. */
  ends: list(integer),
  /** Whether the model comes to it. */
  isModel: boolean,
});

/** What was refused before a task, and how predictions went, summed over those who sent such counts. */
const classTries = object({
  /** How many learners sent any. */
  learners: integer,
  refused: list(
    object({
      /** What the task at hand asked; null where all were met. */
      goal: nullable(text),
      /** The index of that task among those of the board, from 0. */
      task: integer,
      /** The rule that bound, in a sentence. */
      rule: text,
      tries: integer,
      /** How many learners it refused. */
      learners: integer,
    }),
  ),
  predicted: list(
    object({
      account: text,
      side: oneOf('asset', 'liability'),
      right: integer,
      wrong: integer,
      missed: integer,
      /** How many learners predicted it wrong, or left it out. */
      learners: integer,
    }),
  ),
});

export type ClassTries = Of<typeof classTries>;

/** The tree. */
export const classTreeAnswer = object({
  /** Who handed something in. */
  learners: list(object({ id: text, name: text, kind: oneOf('member', 'seat') })),
  /** What steps did; several steps may have done the same. */
  sentences: list(text),
  /** The opening first, each step before what follows it, and of several ways on the one most taken first. */
  steps: list(step),
  hasModel: boolean,
  tries: classTries,
  /** How many steps the longest line has, and to how many of them the tree goes. */
  longest: integer,
  shown: integer,
});

export type ClassTree = Of<typeof classTreeAnswer>;

/** What the learners of a class handed in to a part of an assignment, for whoever teaches it. */
export const classTree = endpoint({
  method: 'GET',
  path: '/api/assignments/[id]/tree',
  access: 'member',
  /** The part; left out, the first that is played on a board. */
  query: object({ part: optional(text) }),
  answer: classTreeAnswer,
});
