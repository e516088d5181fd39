/** What the fields of each kind of part hold, as a draft in this browser keeps it. */
import {
  boolean,
  integer,
  list,
  nullable,
  type Of,
  object,
  oneOf,
  optional,
  text,
  tuple,
} from '@/src/contract/shape';

/** Where a model is to come from. */
const chosenLog = {
  source: oneOf('none', 'shown', 'own', 'link', 'file'),
  link: text,
  file: optional(object({ name: text, text })),
} as const;

/** What a new board is about, and which of its tasks count. */
const subject = {
  kind: oneOf('lesson', 'scenario'),
  lesson: integer,
  opening: text,
  /** The address of the scenario that was looked up; empty for none. */
  found: text,
  isOpeningOnly: boolean,
  /** The places of the tasks that are left out. */
  left: object({ lesson: list(integer), scenario: list(integer) }),
  /** By what the tasks ask. */
  points: list(tuple(text, integer)),
} as const;

const heldSubject = object(subject);

export type HeldSubject = Of<typeof heldSubject>;

/** A board that is new to the assignment. */
export const heldBoard = object({ ...subject, ...chosenLog, address: text });

/** A board that the assignment has already. */
export const heldKeptBoard = object({
  ...chosenLog,
  /** The chosen tasks by their places, with their points. */
  tasks: list(tuple(integer, integer)),
  isWithout: boolean,
});

export const heldQuestion = object({
  prompt: text,
  points: text,
  options: list(object({ key: integer, text, isRight: boolean })),
  answer: text,
  tolerance: text,
  unit: text,
  modelAnswer: text,
});

export const heldPrediction = object({
  prompt: text,
  points: text,
  /** The id of the part that its board is. */
  about: text,
  of: nullable(oneOf('start', 'model')),
  step: integer,
  party: integer,
  line: text,
  asks: oneOf('change', 'amount'),
});
