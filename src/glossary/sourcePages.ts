/** What the page that teaches a term is called. */

import { ARTICLE_PAGES, articleAt } from '@/src/articles/catalogue';
import { CATALOGUE, lectureOf, lessonPath } from '@/src/lessons/course/catalogue';

/** A page that teaches something, and what it lies in. */
interface Teaching {
  readonly title: string;
  readonly within: string;
}

const LESSONS: readonly (readonly [string, Teaching])[] = CATALOGUE.map((entry) => [
  lessonPath(entry),
  { title: entry.title, within: lectureOf(entry).title },
]);

const ARTICLES: readonly (readonly [string, Teaching])[] = ARTICLE_PAGES.map(({ path, title }) => [
  path,
  { title, within: articleAt(path)?.within.at(-1)?.title ?? 'Articles' },
]);

const TEACHING: ReadonlyMap<string, Teaching> = new Map([...LESSONS, ...ARTICLES]);

/** Several lectures begin with a lesson of the same name: there, what it lies in is said as well. */
const isShared = (title: string) =>
  [...TEACHING.values()].filter((page) => page.title === title).length > 1;

/** The title of the lesson or article at this address. Throws when there is none. */
export function sourcePageTitle(path: string): string {
  const page = TEACHING.get(path);
  if (!page) throw new Error(`no lesson or article at ${path} teaches a term`);
  return isShared(page.title) ? `${page.title} (${page.within})` : page.title;
}
