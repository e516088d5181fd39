/** What the endpoints of feedback are sent. */
import * as z from 'zod/mini';
import { MAX_COMMENT } from '../limits';
import { plainText } from '../text';
import { idField, requestField, textField } from './fields';

const commentField = textField('A comment', MAX_COMMENT, plainText, true);

/** Which time something was handed in, from 1. */
const attemptField = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** Where a comment stands: at a step of a board, at an answer, or, without a part, at the whole. */
const placeField = z
  .strictObject({
    /** A part of the assignment; null for the whole. */
    part: z.nullable(idField),
    /** A step of a board; null for all of it, and for an answer. */
    step: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  })
  .check(
    z.refine(({ part, step }) => part !== null || step === null, {
      error: 'A step is one of a part: say of which.',
    }),
  );

export type Place = z.output<typeof placeField>;

/** What `commentHandIn` is sent: a comment with its place, or an answer with the comment that it is under. */
export const commentHandIn = z.union([
  z.strictObject({
    requestId: requestField,
    text: commentField,
    attempt: attemptField,
    at: placeField,
  }),
  z.strictObject({ requestId: requestField, text: commentField, under: idField }),
]);

/** What `answerFromSeat` is sent. */
export const answerFromSeat = z.strictObject({
  requestId: requestField,
  text: commentField,
  under: idField,
});

/** What `changeHandInComment` is sent. */
export const changeHandInComment = z.strictObject({ text: commentField });

/** What `returnHandIn` is sent. */
export const returnHandIn = z.strictObject({
  /** The attempt that was looked at: the learner may have handed in again since. */
  attempt: attemptField,
  isReturned: z.boolean(),
});
