/** The fields that several requests have: cleaned, and no longer than they may be. */
import * as z from 'zod/mini';
import { IDENTIFIER } from '../identifier';
import { showsSomething } from '../names';

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

/** What a browser makes up for each thing it sends, so that sending it twice does it once. */
export const requestField = z.uuid();

/** An identifier of ours. */
export const idField = z.string().check(z.regex(IDENTIFIER));
