/** Whether a link leads to where one is. */

/** What aria-current says of a link. */
export type Current = 'page' | 'true' | undefined;

/** Whether a link leads to the page shown, or to what that page lies in. */
export function currentFor(href: string, pathname: string): Current {
  if (href === pathname) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
