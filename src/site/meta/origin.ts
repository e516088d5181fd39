/**
 * Where the site is reached from outside: what search engines, feeds and previews are given as
 * whole addresses. The environment variable SITE_ORIGIN names it, as in https://example.org; it is
 * read when the site is built, because the pages are made then.
 */

/** Without a path and without a slash at its end. */
export const ORIGIN: string = new URL(process.env.SITE_ORIGIN || 'http://localhost:3000').origin;

/** The whole address of a page of ours; the home page has no slash at its end. */
export function wholeAddress(path: string): string {
  return path === '/' ? ORIGIN : `${ORIGIN}${path}`;
}
