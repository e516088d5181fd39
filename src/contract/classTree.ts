/** The endpoint of the class as one tree: what all learners handed in to an assignment, merged step by step. */
import { endpoint } from './endpoint';
import { list, nullable, type Of, object, oneOf, optional, text, truth, whole } from './shape';

/** A step of the tree, as many learners as did it. */
const step = object({
  /** Place of the step before it in the list; null at the opening, which comes first. */
  parent: nullable(whole),
  /** The number under which a board shows it. */
  round: whole,
  /** Which of the sentences says what it did. */
  says: whole,
  /** Those of whom it is the last step, by their places among the learners. */
  ends: list(whole),
  /** Whether the model comes to it. */
  isModel: truth,
});

/** What was refused before a task, and how predictions went, summed over those who sent such counts. */
const classTries = object({
  /** How many learners sent any. */
  learners: whole,
  refused: list(
    object({
      /** What the task at hand asked; null where all were met. */
      goal: nullable(text),
      /** The place of that task among those of the board, from 0. */
      task: whole,
      /** The rule that bound, in a sentence. */
      rule: text,
      tries: whole,
      /** How many learners it refused. */
      learners: whole,
    }),
  ),
  predicted: list(
    object({
      account: text,
      side: oneOf('asset', 'liability'),
      right: whole,
      wrong: whole,
      missed: whole,
      /** How many learners predicted it wrong, or left it out. */
      learners: whole,
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
  hasModel: truth,
  tries: classTries,
  /** How many steps the longest line has, and to how many of them the tree goes. */
  longest: whole,
  shown: whole,
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
