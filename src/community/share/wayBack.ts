/** The address of a board that somebody leaves to sign in, and comes back to. */

/** An address longer than this is none that every server takes; what was played is kept in the browser as well. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * Where to come back to.
 *
 * @param page path and query
 * @param fragment what was played, with its `#`, or empty: left out where it would be too long
 */
export function wayBack(page: string, fragment: string): string {
  const whole = `${page}${fragment}`;
  return whole.length > MAX_ADDRESS_LENGTH ? page : whole;
}
