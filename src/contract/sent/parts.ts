/** What instructors send of the parts of an assignment. */
import * as z from 'zod/mini';
import {
  MAX_ANSWER,
  MAX_LINK,
  MAX_OPTION,
  MAX_OPTIONS,
  MAX_PARTS,
  MAX_PROMPT,
  MAX_TITLE,
  MAX_UNIT,
  MAX_WORTH,
} from '../limits';
import { repeatedWrong } from '../repeated';
import { plainLine, plainText } from '../text';
import { numberField, partIdField, textField } from './fields';

/** Tasks that a part may have; no lesson has as many. */
const MAX_TASKS = 20;

const pointsField = z.int().check(z.minimum(0), z.maximum(MAX_WORTH));

/** The tasks of a board, each once, rising. */
const tasksField = z.pipe(
  z
    .array(z.strictObject({ index: z.int().check(z.minimum(0)), points: pointsField }))
    .check(z.maxLength(MAX_TASKS)),
  z.transform((tasks: { index: number; points: number }[]) =>
    [...new Map(tasks.map((task) => [task.index, task])).values()].sort(
      (one, other) => one.index - other.index,
    ),
  ),
);

/** What a board starts from: that of a lesson, by its number and the name of an opening; a scenario, by its address or its id; the text of a log; or what a part of the assignment starts from already. */
const aboutField = z.union([
  z.strictObject({ lesson: z.int(), opening: z.optional(z.string().check(z.maxLength(24))) }),
  z.strictObject({
    scenario: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINK)),
  }),
  z.strictObject({ log: z.string() }),
  z.strictObject({ part: partIdField }),
]);

export type About = z.infer<typeof aboutField>;

const boardField = z.strictObject({
  id: partIdField,
  kind: z.literal('board'),
  title: textField('The title of a board', MAX_TITLE, plainLine, true),
  about: aboutField,
  tasks: tasksField,
  /** The text of a log file; the model that a part of the assignment has already; null for none. */
  model: z.nullable(z.union([z.string(), z.strictObject({ part: partIdField })])),
});

export type SentBoard = z.output<typeof boardField>;

const promptField = textField('The text of a question', MAX_PROMPT, plainText, true);

const ASKED = { id: partIdField, prompt: promptField, points: pointsField } as const;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const choiceField = z
  .strictObject({
    ...ASKED,
    kind: z.literal('choice'),
    options: z.array(textField('An answer', MAX_OPTION, plainLine, true)).check(
      z.refine((options) => options.length >= 2, { error: 'A choice has 2 answers at least.' }),
      z.refine((options) => options.length <= MAX_OPTIONS, {
        error: `A choice has at most ${MAX_OPTIONS} answers.`,
      }),
      z.refine((options) => repeatedWrong(options) === null, {
        error: ({ input }) => (isTexts(input) ? (repeatedWrong(input) ?? undefined) : undefined),
      }),
    ),
    right: z.pipe(
      z.array(z.int().check(z.minimum(0))).check(
        z.refine((right) => right.length > 0, { error: 'Say which answer is right.' }),
        z.maxLength(MAX_OPTIONS),
      ),
      z.transform((right: number[]) => [...new Set(right)].sort((one, other) => one - other)),
    ),
  })
  .check(
    z.refine(({ options, right }) => right.every((index) => index < options.length), {
      error: 'The right answer is none of those that are offered.',
    }),
  );

const shownNumber = z.strictObject({
  ...ASKED,
  kind: z.literal('number'),
  answer: numberField,
  tolerance: numberField.check(z.minimum(0)),
  unit: textField('A unit', MAX_UNIT, plainLine, false),
});

const shortField = z.strictObject({
  ...ASKED,
  kind: z.literal('short'),
  modelAnswer: textField('A model answer', MAX_ANSWER, plainText, false),
});

const predictField = z.strictObject({
  ...ASKED,
  kind: z.literal('predict'),
  about: partIdField,
  of: z.enum(['start', 'model']),
  step: z.int().check(z.minimum(1)),
  party: z.int().check(z.minimum(0)),
  line: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Which way the line goes, or what it shows after the step; left out for the first. */
  asks: z.optional(z.enum(['change', 'amount'])),
});

export type SentPrediction = z.output<typeof predictField>;

/** The parts in order; a part that stays keeps its id, and no two have the same. */
export const partsField = z
  .array(
    z.discriminatedUnion('kind', [boardField, choiceField, shownNumber, shortField, predictField]),
  )
  .check(
    z.refine((parts) => parts.length > 0, { error: 'An assignment has one part at least.' }),
    z.refine((parts) => parts.length <= MAX_PARTS, {
      error: `An assignment has at most ${MAX_PARTS} parts.`,
    }),
    z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, {
      error: 'Two parts have the same name.',
    }),
  );

export type SentPart = z.output<typeof partsField>[number];
