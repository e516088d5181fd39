/** What the endpoints of classes are sent. */
import * as z from 'zod/mini';
import { MAX_ADDRESS, MAX_FEEDBACK, MAX_INSTRUCTIONS, MAX_MARK, MAX_TITLE } from '../limits';
import { MAX_POINTS, MAX_WHY, POINTS_STEP } from '../marks';
import { plainLine, plainText } from '../text';
import { changesSomething, codeField, requestField, textField } from './fields';

/** What points can be given for at once: all tasks of all parts. */
const MAX_GIVEN = 500;

/** Tasks that an assignment may have; no lesson has as many. */
const MAX_TASKS = 20;

const classNameField = textField('The name of a class', MAX_TITLE, plainLine, true);
const titleField = textField('The title of an assignment', MAX_TITLE, plainLine, true);
const instructionsField = textField('The text of instructions', MAX_INSTRUCTIONS, plainText, false);

/** A moment, as JSON writes it; null for none. */
const dueField = z.nullable(
  z
    .pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text: string) => new Date(text)),
    )
    .check(
      z.refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, {
        error: 'The due date must lie between the years 2000 and 2100.',
      }),
    ),
);

/** The indexes of tasks of a lesson, each once, rising. */
const tasksField = z.pipe(
  z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_TASKS)),
  z.transform((tasks: number[]) => [...new Set(tasks)].sort((one, other) => one - other)),
);

/** What an assignment is about: the number of a lesson, or the address of a scenario or its id. */
const aboutField = z.union([
  z.strictObject({ lesson: z.int() }),
  z.strictObject({
    scenario: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ADDRESS)),
  }),
]);

export type About = z.infer<typeof aboutField>;

/** What `makeClass` is sent. */
export const makeClass = z.strictObject({ requestId: requestField, name: classNameField });

/** What `changeClass` is sent. */
export const changeClass = z
  .strictObject({
    name: z.optional(classNameField),
    isOpen: z.optional(z.boolean()),
    takesSeats: z.optional(z.boolean()),
  })
  .check(changesSomething);

/** What `joinClass` is sent. */
export const joinClass = z.strictObject({ code: codeField });

/** What `giveAssignment` is sent. */
export const giveAssignment = z.strictObject({
  requestId: requestField,
  title: titleField,
  instructions: instructionsField,
  about: aboutField,
  tasks: tasksField,
  /** The text of a log file; null for none. */
  model: z.nullable(z.string()),
  due: dueField,
});

/** What `changeAssignment` is sent. */
export const changeAssignment = z
  .strictObject({
    title: z.optional(titleField),
    instructions: z.optional(instructionsField),
    due: z.optional(dueField),
  })
  .check(changesSomething);

/** What `handIn` is sent. */
export const handIn = z.strictObject({
  /** The text of a log file. */
  log: z.string(),
});

/** Points given by hand, by what they are given for: a part, or a task of one as `1.2`. */
const pointsField = z
  .record(
    z.string().check(z.regex(/^[\w-]{1,64}(?:\.\d{1,3})?$/)),
    z.strictObject({
      points: z.number().check(z.minimum(0), z.maximum(MAX_POINTS), z.multipleOf(POINTS_STEP)),
      why: textField('Why points were given', MAX_WHY, plainLine, false),
    }),
  )
  .check(
    z.refine((given) => Object.keys(given).length <= MAX_GIVEN, {
      error: 'Points are given for more than an assignment can have.',
    }),
  );

/** What `giveFeedback` is sent. */
export const giveFeedback = z.strictObject({
  mark: textField('A mark', MAX_MARK, plainLine, false),
  feedback: textField('Feedback', MAX_FEEDBACK, plainText, false),
  /** Points in the place of those of the checks; left out, those given before stay. */
  points: z.optional(pointsField),
  /** The attempt that was looked at: the learner may have handed in again since. */
  attempt: z.int().check(z.minimum(1)),
});
