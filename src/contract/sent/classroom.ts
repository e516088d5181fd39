/** What the endpoints of classes are sent. */
import * as z from 'zod/mini';
import { MAX_ADDRESS, MAX_FEEDBACK, MAX_INSTRUCTIONS, MAX_MARK, MAX_TITLE } from '../limits';
import { MAX_GIVEN_POINTS, MAX_WHY, POINTS_STEP } from '../marks';
import { ANSWERS_SHOWN } from '../parts';
import { plainLine, plainText } from '../text';
import { changesSomething, codeField, idField, requestField, textField } from './fields';
import { partsField } from './parts';

/** What points can be given for at once: all tasks of all parts. */
const MAX_GIVEN = 500;

const classNameField = textField('The name of a class', MAX_TITLE, plainLine, true);
const titleField = textField('The title of an assignment', MAX_TITLE, plainLine, true);
const instructionsField = textField('The text of instructions', MAX_INSTRUCTIONS, plainText, false);

/** A moment, as JSON writes it; null for none. */
const dateField = (error: string) =>
  z.nullable(
    z
      .pipe(
        z.iso.datetime({ offset: true }),
        z.transform((text: string) => new Date(text)),
      )
      .check(
        z.refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, {
          error,
        }),
      ),
  );

const dueField = dateField('The due date must lie between the years 2000 and 2100.');
const opensField = dateField('The opening date must lie between the years 2000 and 2100.');

/** What becomes of late work; of the points, whole percent are taken off for each day begun. */
const lateField = z.union([
  z.strictObject({ rule: z.enum(['accepted', 'refused']) }),
  z.strictObject({
    rule: z.literal('percent'),
    percent: z.int().check(z.minimum(1), z.maximum(100)),
  }),
]);

const answersField = z.enum(ANSWERS_SHOWN);

/** Sentences that a change was told by: no more than one for each thing that parts and dates can do. */
const agreedField = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(200));

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
  parts: partsField,
  /** When learners may begin; left out or null for at once. */
  opens: z.optional(opensField),
  due: dueField,
  /** Left out where late work counts in full. */
  late: z.optional(lateField),
  /** When learners are told which answers are right; left out for once the due date has passed. */
  answersShown: z.optional(answersField),
});

/** What `changeAssignment` is sent. */
export const changeAssignment = z
  .strictObject({
    title: z.optional(titleField),
    instructions: z.optional(instructionsField),
    /** In the place of those before. */
    parts: z.optional(partsField),
    opens: z.optional(opensField),
    due: z.optional(dueField),
    late: z.optional(lateField),
    answersShown: z.optional(answersField),
    /** The effects on hand-ins that were agreed to: the change is made only where they are still the same. */
    agreed: z.optional(agreedField),
    /** The revision that whoever changes it had before them: another is refused. Left out where parts stay. */
    revision: z.optional(z.int().check(z.minimum(1))),
  })
  .check(changesSomething);

const daysField = z.int().check(z.minimum(-3660), z.maximum(3660));

/** What `copyAssignment` is sent. */
export const copyAssignment = z.strictObject({
  requestId: requestField,
  /** The class that is given the copy: the same, or another that one teaches. */
  classId: idField,
  /** By how many days its dates are moved; null for none in the copy. */
  days: z.nullable(daysField),
});

/** What `copyClass` is sent. */
export const copyClass = z.strictObject({
  requestId: requestField,
  name: classNameField,
  /** By how many days the dates of its assignments are moved; null for none in the copies. */
  days: z.nullable(daysField),
});

/** What `addInstructor` is sent: the name or the e-mail address of a member. */
export const addInstructor = z.strictObject({
  who: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ADDRESS)),
});

/** Points given by hand, by what they are given for: a part, or a task of one as `1.2`. */
const pointsField = z
  .record(
    z.string().check(z.regex(/^[\w-]{1,64}(?:\.\d{1,3})?$/)),
    z.strictObject({
      points: z
        .number()
        .check(z.minimum(0), z.maximum(MAX_GIVEN_POINTS), z.multipleOf(POINTS_STEP)),
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
