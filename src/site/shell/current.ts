/** Whether a link leads to where one is. */

/** What aria-current says of a link. */
export type Current = 'page' | 'true' | undefined;

/** What the pages of a section lie under whose addresses do not begin with its own. */
const ALSO_UNDER: ReadonlyMap<string, readonly string[]> = new Map([
  ['/community/classes', ['/community/assignments', '/community/join']],
]);

/** Whether a link leads to the page shown, or to what that page lies in. */
export function currentFor(href: string, pathname: string): Current {
  if (href === pathname) return 'page';
  if (href === '/') return undefined;
  const isIn = (folder: string) => pathname === folder || pathname.startsWith(`${folder}/`);
  return [href, ...(ALSO_UNDER.get(href) ?? [])].some(isIn) ? 'true' : undefined;
}
