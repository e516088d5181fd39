/** What the endpoints of an account are sent. */
import * as z from 'zod/mini';
import { MAX_LESSONS, MAX_PASSWORD, MIN_PASSWORD } from '../limits';
import { cleanEmail, isEmail, MAX_EMAIL } from '../names';
import { nameField } from './fields';

/** An e-mail address, cleaned. */
const emailField = z
  .pipe(
    z.string().check(
      z.refine((email) => email.length <= MAX_EMAIL, {
        error: `An e-mail address has at most ${MAX_EMAIL} characters.`,
      }),
    ),
    z.transform(cleanEmail),
  )
  .check(
    z.refine(isEmail, { error: 'This is not an e-mail address: it looks like name@example.org.' }),
  );

const fitsInPassword = z.refine<string>((password) => password.length <= MAX_PASSWORD, {
  error: `A password has at most ${MAX_PASSWORD} characters.`,
});

/** A new password. */
const passwordField = z.string().check(
  z.refine((password) => [...password].length >= MIN_PASSWORD, {
    error: `A password has at least ${MIN_PASSWORD} characters. A few words in a row will do.`,
  }),
  fitsInPassword,
);

/** A password that somebody has: an older one may be shorter than a new one must be. */
const heldPasswordField = z.string().check(z.minLength(1), fitsInPassword);

/** What a link in mail carries. */
const tokenField = z.string().check(z.minLength(1), z.maxLength(100));

/** What `signUp` is sent. */
export const signUp = z.strictObject({
  name: nameField,
  email: emailField,
  password: passwordField,
});

/** What `changeAccount` is sent. */
export const changeAccount = z
  .strictObject({ name: z.optional(nameField), syncsProgress: z.optional(z.boolean()) })
  .check(
    z.refine(({ name, syncsProgress }) => name !== undefined || syncsProgress !== undefined, {
      error: 'The request says nothing to change.',
    }),
  );

/** What `deleteAccount` is sent. */
export const deleteAccount = z
  .strictObject({
    password: z.optional(heldPasswordField),
    confirm: z.optional(z.string().check(z.maxLength(20))),
  })
  .check(
    z.refine(({ password, confirm }) => password !== undefined || confirm !== undefined, {
      error: 'The request must carry the password. Nothing was deleted.',
    }),
  );

/** What `confirmAddress` is sent. */
export const confirmAddress = z.strictObject({ token: tokenField, password: heldPasswordField });

/** What `askReset` is sent. */
export const askReset = z.strictObject({ email: emailField });

/** What `resetPassword` is sent. */
export const resetPassword = z.strictObject({ token: tokenField, password: passwordField });

/** What `changePassword` is sent. */
export const changePassword = z.strictObject({ current: heldPasswordField, next: passwordField });

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** A lesson’s id, whether it was read, whether its board was played, tasks met, tasks it has. */
export const progressRow = z.tuple([count(9999), count(1), count(1), count(99), count(99)]);

/** What `putProgress` is sent. */
export const putProgress = z.strictObject({
  lessons: z.array(progressRow).check(z.maxLength(MAX_LESSONS)),
});
