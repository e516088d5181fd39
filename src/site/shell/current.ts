/** Whether a link leads to where one is. */

/** What aria-current says of a link. */
export type Current = 'page' | 'true' | undefined;

/** Pages of classes whose addresses do not begin with that of classes. */
const OF_CLASSES = /^\/community\/(assignments|join)\b/;

/** Whether a link leads to the page shown, or to what that page lies in. */
export function currentFor(href: string, pathname: string): Current {
  if (href === pathname) return 'page';
  if (href === '/community/classes' && OF_CLASSES.test(pathname)) return 'true';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
