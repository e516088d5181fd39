/** What the fields of each kind of part hold, as a draft in this browser keeps it. */
import {
  list,
  nullable,
  type Of,
  object,
  oneOf,
  optional,
  row,
  text,
  truth,
  whole,
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
  lesson: whole,
  opening: text,
  /** The address of the scenario that was looked up; empty for none. */
  found: text,
  isOpeningOnly: truth,
  /** The places of the tasks that are left out. */
  left: object({ lesson: list(whole), scenario: list(whole) }),
  /** By what the tasks ask. */
  points: list(row(text, whole)),
} as const;

const heldSubject = object(subject);

export type HeldSubject = Of<typeof heldSubject>;

/** A board that is new to the assignment. */
export const heldBoard = object({ ...subject, ...chosenLog, address: text });

/** A board that the assignment has already. */
export const heldKeptBoard = object({
  ...chosenLog,
  /** The chosen tasks by their places, with their points. */
  tasks: list(row(whole, whole)),
  isWithout: truth,
});

export const heldQuestion = object({
  prompt: text,
  points: text,
  options: list(object({ key: whole, text, isRight: truth })),
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
  step: whole,
  party: whole,
  line: text,
  asks: oneOf('change', 'amount'),
});
