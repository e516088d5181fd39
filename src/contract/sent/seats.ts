/** What the endpoints of seats are sent. */
import * as z from 'zod/mini';
import { MAX_PASSWORD, MAX_STUDENT_ID, MIN_WORD } from '../limits';
import { cleanWord, isStudentId } from '../names';
import { plainLine } from '../text';
import { changesSomething, codeField, idField, nameField, requestField } from './fields';

const rawWord = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD));

/** A word that somebody has, cleaned. */
const heldWordField = z.pipe(rawWord, z.transform(cleanWord));

/** A new word, cleaned. */
const wordField = heldWordField.check(
  z.refine((word) => [...word].length >= MIN_WORD, {
    error: `A secret word has at least ${MIN_WORD} characters. Two words in a row will do.`,
  }),
);

/** A student id; empty for none. */
const studentIdField = z
  .pipe(z.string().check(z.maxLength(4 * MAX_STUDENT_ID)), z.transform(plainLine))
  .check(
    z.refine((id) => id === '' || (id.length <= MAX_STUDENT_ID && isStudentId(id)), {
      error: `A student ID has at most ${MAX_STUDENT_ID} letters, digits, spaces and . _ - / @.`,
    }),
  );

/** What `takeSeat` is sent. */
export const takeSeat = z.strictObject({
  requestId: requestField,
  code: codeField,
  name: nameField,
  word: wordField,
  studentId: studentIdField,
});

/** What `returnToSeat` is sent. */
export const returnToSeat = z.strictObject({
  code: codeField,
  name: nameField,
  word: heldWordField,
});

/** What `changeWord` is sent. */
export const changeWord = z.strictObject({ current: heldWordField, next: wordField });

/** What `claimSeat` is sent. */
export const claimSeat = z.strictObject({ word: heldWordField });

/** What `changeSeat` is sent. */
export const changeSeat = z
  .strictObject({ name: z.optional(nameField), studentId: z.optional(studentIdField) })
  .check(changesSomething);

/** What `moveSeat` is sent: the learner who is to have what was handed in, a seat or somebody with an account. */
export const moveSeat = z.strictObject({ to: idField });
