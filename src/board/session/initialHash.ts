/**
 * The log that a page’s address carries as it comes, read once. Whoever goes to the board meanwhile, by a
 * link on the page, gives the address another fragment: so the board is handed what was read.
 */

/** What stands behind the `#` of the address where it carries a log; null where it carries none. */
export function readHash(): string | null {
  const { hash } = window.location;
  return hash.includes('log=') ? hash : null;
}
