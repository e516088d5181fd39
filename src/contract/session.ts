/** What next-auth answers at its own addresses, as far as our pages read it. */
import * as z from 'zod/mini';

/**
 * Who is signed in; an empty object where nobody is. What is missing is made up: a page that was opened
 * before the server became another one still knows that somebody is there.
 */
export const sessionAnswer = z.object({
  user: z.object({
    id: z.catch(z.string(), ''),
    name: z.catch(z.string(), ''),
    /** The address of the picture; null where initials stand for it. */
    image: z.catch(z.nullable(z.string()), null),
    role: z.catch(z.enum(['member', 'moderator']), 'member'),
    /** Whether progress is kept in the account as well as in the browser. */
    syncsProgress: z.catch(z.boolean(), false),
  }),
  /** As ISO 8601 writes it. */
  expires: z.catch(z.string(), ''),
});

/** The token that every write carries. */
export const csrfAnswer = z.object({ csrfToken: z.string() });
