/** Which of the site's templates draws a page: what is the same in all of its pages is measured thoroughly on one. */
import { BILLS_STAGES } from '@/events/bills/stages';
import { CATALOGUE, lectureAt, lessonPath } from '@/events/lessons/catalogue';
import { articleAt } from '@/src/articles/catalogue';

/** A kind of page, and by which goals its pages are judged. */
export interface Template {
  readonly name: string;
  readonly hasBoard: boolean;
  /** Whether search engines may list its pages. */
  readonly isListed: boolean;
}

/** An address that the site has not: what it answers is a page too. */
export const NOWHERE = '/no-such-page';

/** Pages that no list of the site names. */
export const UNLISTED = [
  '/search',
  '/embed',
  '/offline',
  '/registration/signin',
  '/registration/signup',
  NOWHERE,
] as const;

const text = (name: string): Template => ({ name, hasBoard: false, isListed: true });
const board = (name: string): Template => ({ name, hasBoard: true, isListed: true });
const unlisted = (name: string): Template => ({ name, hasBoard: false, isListed: false });

/** Templates of which there is one page. */
const SINGLE: ReadonlyMap<string, Template> = new Map([
  ['/', text('home')],
  ['/lectures', text('lectures list')],
  ['/lectures/finance', text('finance')],
  ['/lectures/map', text('map of the lessons')],
  ['/articles', text('articles list')],
  ['/articles/users/home', text('community tab')],
  ['/articles/glossary', text('glossary')],
  ['/community', text('shared scenarios')],
  ['/registration/signin', unlisted('sign-in')],
  ['/registration/signup', unlisted('sign-up')],
  ['/sandbox', board('sandbox')],
  ['/about', text('about')],
  ['/teach', text('guide for instructors')],
  ['/changes', text('changes')],
  ['/search', unlisted('search')],
  ['/embed', { ...board('embed'), isListed: false }],
  ['/offline', unlisted('offline')],
  [NOWHERE, unlisted('unknown address')],
]);

function lessonTemplate(path: string): Template | undefined {
  const entry = CATALOGUE.find((one) => lessonPath(one) === path);
  if (!entry) return undefined;
  if (!entry.hasBoard) return text('introduction');
  return board('lesson');
}

function glossaryTemplate(path: string): Template | undefined {
  if (/^\/articles\/glossary\/[a-z]$/.test(path)) return text('glossary letter');
  return path.startsWith('/articles/glossary/subjects/') ? text('glossary subject') : undefined;
}

function articleTemplate(path: string): Template | undefined {
  if (BILLS_STAGES.some((stage) => stage.path === path)) return board('bills page');
  const article = articleAt(path);
  return article && text(article.node.kind === 'group' ? 'article group' : 'article');
}

function lectureTemplate(path: string): Template | undefined {
  const slug = /^\/lectures\/([^/]+)$/.exec(path)?.[1];
  return slug !== undefined && lectureAt(slug) ? text('lecture') : undefined;
}

/** The template of the page at a path. */
export function templateOf(path: string): Template {
  return (
    SINGLE.get(path) ??
    lessonTemplate(path) ??
    lectureTemplate(path) ??
    glossaryTemplate(path) ??
    articleTemplate(path) ??
    text('page')
  );
}
