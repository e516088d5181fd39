/** What next-auth answers at its own addresses, as far as our pages read it. */
import { boolean, fallback, nullable, object, oneOf, text } from './shape';

/**
 * Who is signed in; an empty object where nobody is. What is missing is made up: a page that was opened
 * before the server became another one still knows that somebody is there.
 */
export const sessionAnswer = object({
  user: object({
    id: fallback(text, ''),
    name: fallback(text, ''),
    /** The address of the picture; null where initials stand for it. */
    image: fallback(nullable(text), null),
    role: fallback(oneOf('member', 'moderator'), 'member'),
    /** Whether progress is kept in the account as well as in the browser. */
    syncsProgress: fallback(boolean, false),
  }),
  /** As ISO 8601 writes it. */
  expires: fallback(text, ''),
});

/** The token that every write carries. */
export const csrfAnswer = object({ csrfToken: text });
