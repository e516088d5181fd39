/** What an address of the list of scenarios asks for. */

import { IDENTIFIER } from '@/src/contract/identifier';
import type { Category } from '@/src/server/community/categories';
import type { Sort } from '@/src/server/community/scenarioList';
import { CATEGORIES, categoryTitle } from '../categories';

/** The list that is shown. */
export interface Asked {
  readonly category: Category | undefined;
  readonly sort: Sort;
  readonly q: string | undefined;
  /** The id of a member. */
  readonly author: string | undefined;
  readonly page: number;
}

/** What stands in the query of an address, as Next hands it over. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Characters that are searched for. */
export const MAX_QUERY_LENGTH = 100;

const SORTS: readonly string[] = ['newest', 'stars', 'best'] satisfies readonly Sort[];

const isSort = (text: string): text is Sort => SORTS.includes(text);

/** Pages beyond this are no typing of a person, and would only make the database count. */
const LAST_PAGE = 10_000;

const one = (value: string | string[] | undefined): string =>
  (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();

/** The list that an address asks for, and a sentence for each value that asks for nothing we have. */
export function readQuery(params: SearchParams): {
  readonly asked: Asked;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const category = categoryIn(one(params.category), problems);
  const q = searchIn(one(params.q), problems);
  const sort = sortIn(one(params.sort), q, problems);
  const author = one(params.author);
  const isMember = IDENTIFIER.test(author);
  if (author !== '' && !isMember) problems.push(NO_MEMBER);
  const page = pageIn(one(params.page), problems);
  return { asked: { category, sort, q, author: isMember ? author : undefined, page }, problems };
}

/** What is said of an author whom nobody knows. */
export const NO_MEMBER = 'There is no such member. The scenarios of all members are shown.';

function categoryIn(text: string, problems: string[]): Category | undefined {
  const found = CATEGORIES.find(({ id }) => id === text)?.id;
  if (text !== '' && !found) problems.push('There is no such category. All categories are shown.');
  return found;
}

function searchIn(text: string, problems: string[]): string | undefined {
  if (text.length > MAX_QUERY_LENGTH) {
    problems.push(
      `That was longer than ${MAX_QUERY_LENGTH} characters. The first of them were taken.`,
    );
  }
  // The database cannot hold the one character that ends a text in C.
  return text.slice(0, MAX_QUERY_LENGTH).replaceAll('\0', '').trim() || undefined;
}

function sortIn(text: string, q: string | undefined, problems: string[]): Sort {
  const usual = q === undefined ? 'newest' : 'best';
  if (text === '' || isSort(text)) return text === '' || (text === 'best' && !q) ? usual : text;
  problems.push('The list cannot be sorted in this way. It is sorted as usual.');
  return usual;
}

function pageIn(text: string, problems: string[]): number {
  if (text === '') return 1;
  const page = Number(text);
  if (Number.isInteger(page) && page >= 1) return Math.min(page, LAST_PAGE);
  problems.push('There is no such page. The first one is shown.');
  return 1;
}

/** The address of a list, with what differs from the usual only. */
export function listPath(asked: Partial<Asked>): string {
  const { category, sort, q, author, page = 1 } = asked;
  const params = new URLSearchParams();
  if (category !== undefined) params.set('category', category);
  if (q !== undefined) params.set('q', q);
  if (sort !== undefined && sort !== (q === undefined ? 'newest' : 'best'))
    params.set('sort', sort);
  if (author !== undefined) params.set('author', author);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/community' : `/community?${query}`;
}

/**
 * The same address without the parameters that a plain form leaves empty; null where it has none.
 * A parameter that stands there more than once is read by its first value, and kept by it.
 */
export function withoutEmpty(params: SearchParams): string | null {
  const said = Object.keys(params).map((name) => [name, one(params[name])]);
  const kept = said.filter(([, value]) => value !== '');
  if (kept.length === said.length) return null;
  const query = new URLSearchParams(kept).toString();
  return query === '' ? '/community' : `/community?${query}`;
}

/** What such a list is called: what a bookmark and a change of page are known by. */
export function listTitle({ category, q }: Partial<Asked>): string {
  const scenarios = q === undefined ? 'Shared scenarios' : `Scenarios for “${q}”`;
  return category === undefined ? scenarios : `${scenarios} · ${categoryTitle(category)}`;
}
