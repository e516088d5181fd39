/** What next-auth answers at its own addresses, as far as our pages read it. */
import { nullable, object, oneOf, otherwise, text, truth } from './shape';

/**
 * Who is signed in; an empty object where nobody is. What is missing is made up: a page that was opened
 * before the server became another one still knows that somebody is there.
 */
export const sessionAnswer = object({
  user: object({
    id: otherwise(text, ''),
    name: otherwise(text, ''),
    /** The address of the picture; null where initials stand for it. */
    image: otherwise(nullable(text), null),
    role: otherwise(oneOf('member', 'moderator'), 'member'),
    /** Whether progress is kept in the account as well as in the browser. */
    syncsProgress: otherwise(truth, false),
  }),
  /** As ISO 8601 writes it. */
  expires: otherwise(text, ''),
});

/** The token that every write carries. */
export const csrfAnswer = object({ csrfToken: text });
