/** The fields that several requests have: cleaned, and no longer than they may be. */
import * as z from 'zod/mini';
import { IDENTIFIER } from '../identifier';
import { cleanName, MAX_NAME, showsSomething } from '../names';

/**
 * A text that is cleaned, and then held to its length.
 *
 * @param name what the sentence of a refusal calls it: “A title”
 * @param isNeeded whether it must show something
 */
export function textField(
  name: string,
  max: number,
  clean: (text: string) => string,
  isNeeded: boolean,
) {
  const error = `${name} has ${isNeeded ? '1 to' : 'at most'} ${max.toLocaleString('en-GB')} characters.`;
  // What is much too long is not even cleaned.
  const raw = z.string().check(z.refine((text) => text.length <= 4 * max, { error }));
  return z
    .pipe(raw, z.transform(clean))
    .check(
      z.refine((text) => text.length <= max && !(isNeeded && !showsSomething(text)), { error }),
    );
}

/** The name of a member or of a seat, cleaned. */
export const nameField = z
  .pipe(z.string().check(z.maxLength(4 * MAX_NAME)), z.transform(cleanName))
  .check(
    z.refine((name) => showsSomething(name) && name.length <= MAX_NAME, {
      error: `A name has 1 to ${MAX_NAME} characters.`,
    }),
  );

/** What a browser makes up for each thing it sends, so that sending it twice does it once. */
export const requestField = z.uuid();

/** The code of a class as somebody types it, or its link. */
export const codeField = z.string().check(z.minLength(1), z.maxLength(64));

/** That a change says something to change. */
export const changesSomething = z.refine<object>((change) => Object.keys(change).length > 0, {
  error: 'The request changes nothing.',
});

/** An identifier of ours. */
export const idField = z.string().check(z.regex(IDENTIFIER));

/** What a part is called within its assignment: never shown, so short. */
export const partIdField = z.string().check(z.regex(/^[a-z0-9]{1,8}$/));

/** A number that a learner could write down. */
export const numberField = z.number().check(z.minimum(-1e15), z.maximum(1e15));
