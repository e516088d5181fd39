/** The endpoints of an account: signing up, its address and passwords, its picture, its progress. */
import * as z from 'zod/mini';
import { done, endpoint, none } from './endpoint';
import { cleanEmail, cleanName, isEmail, MAX_EMAIL, MAX_NAME, showsSomething } from './names';

/** Characters that a password has at least. */
export const MIN_PASSWORD = 10;

/** Characters that a password may have: hashing a longer one would only cost time. */
export const MAX_PASSWORD = 200;

/** A member’s name, cleaned. */
const nameField = z.pipe(z.string().check(z.maxLength(4 * MAX_NAME)), z.transform(cleanName)).check(
  z.refine((name) => showsSomething(name) && name.length <= MAX_NAME, {
    error: `A name has 1 to ${MAX_NAME} characters.`,
  }),
);

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

/** Makes an account. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/account',
  access: 'anyone',
  body: z.strictObject({ name: nameField, email: emailField, password: passwordField }),
  // Whether a link was sent by mail that comes first.
  answer: z.object({ confirm: z.boolean() }),
});

/** Changes the name, or whether progress is kept on the server too. */
export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  body: z
    .strictObject({ name: z.optional(nameField), syncsProgress: z.optional(z.boolean()) })
    .check(
      z.refine(({ name, syncsProgress }) => name !== undefined || syncsProgress !== undefined, {
        error: 'The request says nothing to change.',
      }),
    ),
  answer: z.object({ name: z.string(), syncsProgress: z.boolean() }),
});

/** What somebody without a password types to delete the account. */
export const DELETION_WORD = 'delete';

/** Deletes the account, by its password or by a word that is typed. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  body: z
    .strictObject({
      password: z.optional(heldPasswordField),
      confirm: z.optional(z.string().check(z.maxLength(20))),
    })
    .check(
      z.refine(({ password, confirm }) => password !== undefined || confirm !== undefined, {
        error: 'The request must carry the password. Nothing was deleted.',
      }),
    ),
  answer: done,
});

/** Confirms the address that a token was sent to. */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  access: 'anyone',
  body: z.strictObject({ token: tokenField, password: heldPasswordField }),
  answer: done,
});

/** Asks for a link by which a new password is set. */
export const askReset = endpoint({
  method: 'POST',
  path: '/api/account/reset',
  access: 'anyone',
  body: z.strictObject({ email: emailField }),
  answer: done,
});

/** Sets a new password by the token of a link. */
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/account/reset',
  access: 'anyone',
  body: z.strictObject({ token: tokenField, password: passwordField }),
  answer: done,
});

/** Changes the password by whoever knows the present one. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'member',
  body: z.strictObject({ current: heldPasswordField, next: passwordField }),
  answer: done,
});

/** Ends all sessions but this one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  answer: done,
});

/** Everything that is kept of a member. */
export const downloadData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'member',
  query: none,
  answer: 'file',
});

const pictured = z.object({ image: z.nullable(z.string()) });

/** Takes a file as one’s picture. */
export const putPicture = endpoint({
  method: 'PUT',
  path: '/api/account/picture',
  access: 'member',
  body: 'file',
  answer: pictured,
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/account/picture',
  access: 'member',
  answer: pictured,
});

/** A member’s picture; with the time at which it was chosen, an address whose picture never changes. */
export const showPicture = endpoint({
  method: 'GET',
  path: '/api/members/[id]/picture',
  access: 'anyone',
  query: z.object({ v: z.optional(z.string()) }),
  answer: 'file',
});

/** Lessons of which progress is kept at most: far more than there are. */
export const MAX_LESSONS = 200;

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** A lesson’s id, whether it was read, whether its board was played, tasks met, tasks it has. */
export const progressRow = z.tuple([count(9999), count(1), count(1), count(99), count(99)]);

export type ProgressRow = z.infer<typeof progressRow>;

const progress = { lessons: z.array(progressRow).check(z.maxLength(MAX_LESSONS)) };

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'member',
  query: none,
  answer: z.object(progress),
});

/** Tells what a browser knows, and hears what all of them together know. */
export const putProgress = endpoint({
  method: 'PUT',
  path: '/api/progress',
  access: 'member',
  body: z.strictObject(progress),
  answer: z.object(progress),
});
