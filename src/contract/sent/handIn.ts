/** What learners send of what they did of the parts of an assignment. */
import * as z from 'zod/mini';
import { MAX_ANSWER, MAX_OPTIONS, MAX_PARTS } from '../limits';
import { CHANGES } from '../parts';
import { plainText } from '../text';
import { numberField, partIdField, textField } from './fields';
import { triesField } from './tries';

const answerField = z.union([
  z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_OPTIONS)),
  numberField,
  z.enum(CHANGES),
  textField('An answer', MAX_ANSWER, plainText, true),
]);

/** What was done of parts, by their ids: the text of a log file, or an answer. Others stay as they were handed in. */
const workField = z
  .record(
    partIdField,
    z.union([
      z.strictObject({ log: z.string(), tries: z.optional(triesField) }),
      z.strictObject({ answer: answerField }),
    ]),
  )
  .check(
    z.refine((work) => Object.keys(work).length > 0 && Object.keys(work).length <= MAX_PARTS, {
      error: 'There is nothing to hand in yet.',
    }),
  );

/** What `handIn` is sent. */
export const handIn = z.strictObject({
  work: workField,
  /** The revision of the parts that the learner had before them: another is refused. Left out where it is not known. */
  revision: z.optional(z.int().check(z.minimum(1))),
  /** Whether it is kept even where a board meets fewer tasks than what was handed in of it before. */
  agreed: z.optional(z.boolean()),
});

export type SentWork = z.output<typeof workField>[string];
