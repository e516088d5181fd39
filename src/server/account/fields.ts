/** The fields that forms of an account have. */
import { z } from 'zod';
import { cleanEmail, cleanName, isEmail, NAME_LENGTH, showsSomething } from '../names';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '../password';

/** A member’s name, cleaned. */
export const nameField = z
  .string()
  .max(4 * NAME_LENGTH)
  .transform(cleanName)
  .refine((name) => showsSomething(name) && name.length <= NAME_LENGTH, {
    error: `A name has 1 to ${NAME_LENGTH} characters.`,
  });

/** An e-mail address, cleaned. */
export const emailField = z
  .string()
  .max(254, { error: 'An e-mail address has at most 254 characters.' })
  .transform(cleanEmail)
  .refine(isEmail, {
    error: 'This is not an e-mail address: it looks like name@example.org.',
  });

/** A new password. */
export const passwordField = z
  .string()
  .refine((password) => [...password].length >= PASSWORD_SHORTEST, {
    error: `A password has at least ${PASSWORD_SHORTEST} characters. A few words in a row will do.`,
  })
  .refine((password) => password.length <= PASSWORD_LONGEST, {
    error: `A password has at most ${PASSWORD_LONGEST} characters.`,
  });

/** A password that somebody has: an older one may be shorter than a new one must be. */
export const heldPasswordField = z
  .string()
  .min(1)
  .max(PASSWORD_LONGEST, { error: `A password has at most ${PASSWORD_LONGEST} characters.` });

/** What a link in mail carries. */
export const tokenField = z.string().min(1).max(100);
