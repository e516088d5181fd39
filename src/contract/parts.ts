/**
 * The parts of an assignment, boards and questions, as they are kept and told to instructors; and what
 * learners hand in of each. The shapes are those of the columns: docs/decisions/0055.
 */
import {
  boolean,
  integer,
  list,
  nullable,
  number,
  type Of,
  object,
  oneOf,
  optional,
  text,
  tuple,
  union,
} from './shape';
import { triesShape } from './tries';

/** What becomes of what is handed in late: it counts in full, it is refused, or it loses points by the day. */
export const LATE_RULES = ['accepted', 'refused', 'percent'] as const;

export type LateRule = (typeof LATE_RULES)[number];

/**
 * When learners are told which answers are right, and the points of questions: as soon as they hand in, once
 * the due date has passed (at once where there is none), or with what is returned to them.
 */
export const ANSWERS_SHOWN = ['at once', 'due', 'returned'] as const;

export type AnswersShown = (typeof ANSWERS_SHOWN)[number];

/** A task of a board that was chosen. */
const chosenTask = object({
  /** Its index among the tasks of that board, from 0. */
  index: integer,
  points: integer,
  /** What it asks, where the log that learners start from says so; left out where the lesson does. */
  goal: optional(text),
});

/** A board on which something is to be done. */
const boardPart = object({
  /** Short, and no other part of the assignment has it. It stays when parts are moved. */
  id: text,
  kind: oneOf('board'),
  title: text,
  /** The number of a lesson, `sandbox`, or `bills-3` for a stage of the bills. */
  board: text,
  /** The text of a log: what learners start from, nothing but its board where it has no events. */
  startLog: text,
  /** The scenario that it was taken from; null for a lesson. */
  scenarioId: nullable(text),
  /** Rising by index. */
  tasks: list(chosenTask),
  /** The text of the log that hand-ins are compared with; null for none. */
  modelLog: nullable(text),
});

/** What every question has: it is worth whole points, and its prompt is Markdown. */
const ASKED = { id: text, prompt: text, points: integer } as const;

/** A choice among answers: right where exactly the right ones are chosen. */
const choicePart = object({
  ...ASKED,
  kind: oneOf('choice'),
  options: list(text),
  /** The indices of the right ones among the options, rising; one at least. */
  right: list(integer),
});

/** A number: right where it is at most the tolerance away from the answer. */
const numberPart = object({
  ...ASKED,
  kind: oneOf('number'),
  answer: number,
  tolerance: number,
  /** What it is counted in, for the learner to read; empty for nothing. */
  unit: text,
});

/** An answer in words, which the instructor marks. */
const shortPart = object({
  ...ASKED,
  kind: oneOf('short'),
  /** What a good answer says, for instructors only; empty for none. */
  modelAnswer: text,
});

/** The ways that a balance can go. */
export const CHANGES = ['grows', 'shrinks', 'stays'] as const;

/** A line of somebody’s sheet, as a question shows it. */
const sheetRow = object({
  side: oneOf('asset', 'liability', 'worth'),
  called: text,
  /** Cents. */
  amount: integer,
});

export type SheetRow = Of<typeof sheetRow>;

/** What the next step does to a line of somebody’s sheet. */
const predictPart = object({
  ...ASKED,
  kind: oneOf('predict'),
  /** The board part of the assignment that it is about. */
  about: text,
  /** Whose steps: those that learners start from, or those of the model. */
  of: oneOf('start', 'model'),
  /** The number of the step that is asked about, from 1: the board is known as it was before it. */
  step: integer,
  /** Whose sheet, by the number that the party has on that board. */
  party: integer,
  /** Which line, by account and side, as sheets key it: `deposit-3-assets`, or the net worth. */
  line: text,
  /** What party and line are called: told to learners as they were when the question was written. */
  called: tuple(text, text),
  /** Read from the fold when the question was written, as is what follows. */
  right: oneOf(...CHANGES),
  /** What the line shows after the step, in cents; left out where it is asked which way it goes. */
  amount: optional(integer),
  /** What is done at the step, in a sentence; left out where that was not kept yet. */
  act: optional(text),
  /** The sheet of the party before the step; left out where that was not kept yet. */
  sheet: optional(list(sheetRow)),
});

const part = union(boardPart, choicePart, numberPart, shortPart, predictPart);

/** The parts of an assignment, in order, as they are kept. */
export const keptParts = object({
  /** Of this way of writing them. */
  version: integer,
  parts: list(part),
});

export type KeptParts = Of<typeof keptParts>;
export type AssignmentPart = Of<typeof part>;
export type BoardPart = Of<typeof boardPart>;
/** A part that asks something. */
export type Question = Exclude<AssignmentPart, BoardPart>;

/** The version in which parts are written. */
export const PARTS_VERSION = 1;

/** The id of the only part of an assignment that had none. */
export const FIRST_PART = '1';

/** What was done on a board. */
const boardWork = object({
  /** The text of the log. */
  log: text,
  rounds: integer,
  /** For each chosen task the round that met it, or null. */
  met: list(nullable(integer)),
  /** In words, where it first differs from the model; null where it does not, or there is none. */
  divergence: nullable(text),
  /** How often what was tried on the board; left out where that was not sent. */
  tries: optional(triesShape),
  /** Of the parts, by which it was judged; left out for the first. */
  revision: optional(integer),
});

/** What was answered to a question. */
const answerWork = object({
  /** The indices of the chosen options; a number, which is dollars for an amount that is predicted; words; or how the balance goes. */
  answer: union(list(integer), number, text),
  /** null while only an instructor can say. */
  isRight: nullable(boolean),
  /** Of the parts, with whose words it was asked; left out for the first. */
  revision: optional(integer),
});

const work = union(boardWork, answerWork);

export type BoardWork = Of<typeof boardWork>;
export type AnswerWork = Of<typeof answerWork>;
/** What a learner did of one part. */
export type Work = Of<typeof work>;

/** Whether a part is a board. */
export function isBoardPart<One extends { readonly kind: string }>(
  one: One,
): one is Extract<One, { readonly kind: 'board' }> {
  return one.kind === 'board';
}
