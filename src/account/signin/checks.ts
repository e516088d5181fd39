/** What forms look at before they send anything. The server looks at it again. */

import { MIN_PASSWORD } from '@/src/contract/limits';
import { MAX_NAME } from '@/src/contract/names';

/** What stands under the field of a new password. */
export const NEW_PASSWORD_HINT = `At least ${MIN_PASSWORD} characters. A few words in a row will do.`;

/** What is wrong with an e-mail address; undefined when nothing is. */
export function emailWrong(email: string): string | undefined {
  if (email.trim() === '') return 'Write your e-mail address.';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())
    ? undefined
    : 'This is not an e-mail address: it looks like name@example.org.';
}

/** What is wrong with a new password; undefined when nothing is. */
export function passwordWrong(password: string): string | undefined {
  if (password === '') return 'Choose a password.';
  return [...password].length >= MIN_PASSWORD
    ? undefined
    : `A password has at least ${MIN_PASSWORD} characters. A few words in a row will do.`;
}

/** What is wrong with a name; undefined when nothing is. */
export function nameWrong(name: string): string | undefined {
  if (name.trim() === '') return 'Write a name. It stands beside what you share.';
  return name.trim().length <= MAX_NAME ? undefined : `A name has at most ${MAX_NAME} characters.`;
}
