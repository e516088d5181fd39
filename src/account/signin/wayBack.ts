/** Where somebody goes after signing in. */
import { PROFILE } from '@/src/request/signIn';

/**
 * The page that asked somebody to sign in, as a path of this site. An address elsewhere is not
 * followed: a link could lead from our own page to one that looks like it. Nor is one of the pages
 * of signing in, which would lead round in a circle.
 *
 * @param asked the address or path that was asked for, if any
 * @param origin the site’s own, as `https://example.org`
 */
export function wayBack(asked: string | undefined, origin: string): string {
  if (asked === undefined || asked === '' || !URL.canParse(asked, origin)) return PROFILE;
  const url = new URL(asked, origin);
  if (url.origin !== new URL(origin).origin) return PROFILE;
  // An address that begins with two slashes names another site, also where it was read as a path of this one.
  const path = `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
  const isCircle = /^\/+(?:$|(?:registration|api)(?:\/|$))/.test(url.pathname);
  return isCircle ? PROFILE : path;
}

/** The page that asks new members what brings them here. */
export const WELCOME = '/community/welcome';

/**
 * Where somebody goes after signing up: back to the page that asked for it; whoever was sent by none is
 * asked whether they want to teach or to learn.
 */
export function afterSigningUp(asked: string | undefined, origin: string): string {
  const way = wayBack(asked, origin);
  return way === PROFILE && asked !== PROFILE ? WELCOME : way;
}
