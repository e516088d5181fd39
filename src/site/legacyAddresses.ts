/**
 * The addresses that Tallystick's pages had before. They named a lesson or an article by parameters,
 * as in `/lectures?path=/fundamentals/overdrafts&id=3`; links to them are in many places.
 */

import { ALL_ARTICLES, ARTICLE_PAGES } from '@/src/articles/catalogue';
import { CATALOGUE, LECTURES, lessonPath } from '@/src/lessons/course/catalogue';

type Root = '/lectures' | '/articles';

/** Every page that an older address may name. */
const KNOWN: ReadonlySet<string> = new Set([
  '/lectures',
  '/articles',
  ...LECTURES.map(({ path }) => `/lectures/${path}`),
  ...CATALOGUE.map(lessonPath),
  ...ALL_ARTICLES.map(({ node }) => node.path),
]);

/** No page lies deeper, and none has a longer part: what is more is no address of ours. */
const DEEPEST = 6;
const MAX_PART_LENGTH = 80;
const MAX_PATH_LENGTH = 500;

/**
 * Where an older address leads now, from the root of the site; null for an address of today, which
 * has neither parameter. All other parameters are kept.
 */
export function legacyTarget(pathname: string, searchParams: URLSearchParams): string | null {
  if (!searchParams.has('path') && !searchParams.has('id')) return null;
  const kept = new URLSearchParams(searchParams);
  kept.delete('path');
  kept.delete('id');
  const target = targetOf(partsOf(pathname), searchParams);
  return kept.size > 0 ? `${target}?${kept}` : target;
}

function targetOf(at: readonly string[], searchParams: URLSearchParams): string {
  const root: Root = at[0] === 'articles' ? '/articles' : '/lectures';
  // Below the root the address itself says which page it is.
  if (at.length > 1) return `${root}/${at.slice(1).join('/')}`;
  const named = pathNamed(root, searchParams.get('path'));
  if (KNOWN.has(named) && named !== root) return named;
  return pageWithId(root, searchParams.get('id')) ?? named;
}

/** The path that a parameter names, under the root unless it names a root itself. */
function pathNamed(root: Root, path: string | null): string {
  const parts = partsOf(path ?? '');
  const isWhole = parts[0] === 'lectures' || parts[0] === 'articles';
  return [isWhole ? '' : root, ...parts].join('/');
}

function pageWithId(root: Root, id: string | null): string | undefined {
  if (id === null || !/^\d{1,2}$/.test(id)) return undefined;
  if (root === '/articles') return ARTICLE_PAGES.find((page) => page.id === Number(id))?.path;
  const entry = CATALOGUE.find((one) => one.id === Number(id));
  return entry && lessonPath(entry);
}

/**
 * The parts of a path, made of letters, digits and hyphens only, whatever stood in it: so a target
 * never leaves the site, and never climbs up in it.
 */
function partsOf(path: string): readonly string[] {
  return path
    .slice(0, MAX_PATH_LENGTH)
    .toLowerCase()
    .split(/[/\\]+/)
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .map((part) => part.slice(0, MAX_PART_LENGTH))
    .filter((part) => part !== '')
    .slice(0, DEEPEST);
}
