/** What a page says in its HTML, before any script has run, and whether its links lead anywhere. */

/** A page as it was answered. */
export interface ReadPage {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where its links within the site lead, as they are written. */
  readonly links: readonly string[];
  /** What links can lead to within it. */
  readonly ids: ReadonlySet<string>;
  readonly text: string;
}

/** Reads the page at an address from the root. Redirects are followed. */
export type Reading = (address: string) => Promise<ReadPage>;

/** What an answer holds, as far as it is read here. */
type Answer = Pick<ReadPage, 'status' | 'headers' | 'text'>;

/** Finds links and their targets in an answer. */
export function pageOf({ status, headers, text }: Answer): ReadPage {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
  const links = found(/<a\b[^>]*?\bhref="([^"]+)"/g).map((link) => link.replaceAll('&amp;', '&'));
  return {
    status,
    headers,
    links: links.filter((link) => /^(?:\/(?!\/)|#)/.test(link)),
    ids: new Set(found(/\bid="([^"]+)"/g)),
    text,
  };
}

const withoutFragment = (address: string): string => address.replace(/#.*$/, '');

/** The same reading, which reads each page once, whatever fragment is asked for. */
export function readOnce(read: Reading): Reading {
  const known = new Map<string, Promise<ReadPage>>();
  return (address) => {
    const whole = withoutFragment(address);
    const page = known.get(whole) ?? read(whole);
    known.set(whole, page);
    return page;
  };
}

/** What the fragment of an address names for a board: its log, or a step of the log that it shows. */
const FOR_BOARD = /^#(?:log|at)=/;

/** Whether a page has what the fragment of an address names. */
function hasTarget({ ids }: ReadPage, hash: string): boolean {
  if (hash === '' || FOR_BOARD.test(hash)) return true;
  try {
    return ids.has(decodeURIComponent(hash.slice(1)));
  } catch {
    return false;
  }
}

/**
 * The links of a page that lead to no page of the site, or to no place on it, each with what is
 * wrong. That the page itself answers is not asked.
 *
 * @param address of the page
 */
export async function deadLinks(address: string, read: Reading): Promise<readonly string[]> {
  const own = withoutFragment(address);
  const page = await read(own);
  const dead: string[] = [];
  for (const link of new Set(page.links)) {
    const { pathname, search, hash } = new URL(link, `http://site${own}`);
    const isOwn = pathname + search === own;
    const target = isOwn ? page : await read(pathname + search).catch(() => null);
    if (!target) dead.push(`${link} does not answer`);
    else if (!isOwn && target.status !== 200) dead.push(`${link} answers ${target.status}`);
    else if (!hasTarget(target, hash)) dead.push(`${link}: no such place`);
  }
  return dead;
}
