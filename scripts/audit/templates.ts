/** Which of the site's templates draws a page, by which its pages are judged. */
import { BILLS_STAGES } from '@/events/bills/stages';
import { articleAt } from '@/src/articles/catalogue';
import { CATALOGUE, lectureAt, lessonPath } from '@/src/lessons/course/catalogue';
import type { Kind } from './budget';

/** What draws pages that differ in their words only, and by which goals they are judged. */
export interface Template {
  readonly name: string;
  /** What its pages may carry, and whether they have a board. */
  readonly kind: Kind;
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
  '/registration/signout',
  '/registration/error',
  '/registration/verify',
  '/registration/confirm',
  '/registration/forgot',
  '/registration/reset',
  '/registration/letters',
  '/community/join',
  '/community/welcome',
  NOWHERE,
] as const;

const listed = (name: string, kind: Kind = 'text'): Template => ({ name, kind, isListed: true });
const unlisted = (name: string, kind: Kind = 'text'): Template => ({ name, kind, isListed: false });

/** Templates of which there is one page. */
const SINGLE: ReadonlyMap<string, Template> = new Map([
  ['/', listed('home', 'home')],
  ['/lectures', listed('lectures list')],
  ['/lectures/finance', listed('finance')],
  ['/lectures/map', listed('map of the lessons')],
  ['/articles', listed('articles list')],
  ['/articles/users/home', listed('community tab')],
  ['/articles/glossary', listed('glossary')],
  ['/community', listed('shared scenarios', 'gallery')],
  ['/registration/signin', unlisted('sign-in', 'form')],
  ['/registration/signup', unlisted('sign-up', 'form')],
  ['/registration/signout', unlisted('sign-out', 'form')],
  ['/registration/error', unlisted('sign-in failed', 'form')],
  ['/registration/verify', unlisted('link was sent', 'form')],
  ['/registration/confirm', unlisted('confirm address', 'form')],
  ['/registration/forgot', unlisted('password forgotten', 'form')],
  ['/registration/reset', unlisted('new password', 'form')],
  ['/registration/letters', unlisted('ending letters', 'form')],
  ['/community/scenarios/[id]', unlisted('scenario', 'scenario')],
  ['/community/members/[id]', unlisted('member', 'gallery')],
  ['/community/welcome', unlisted('welcome', 'form')],
  ['/community/profile', unlisted('profile', 'member')],
  ['/community/notifications', unlisted('notifications', 'member')],
  ['/community/classes', unlisted('classes', 'member')],
  ['/community/classes/[id]', unlisted('class', 'member')],
  ['/community/classes/[id]/assign', unlisted('give an assignment', 'settingWork')],
  ['/community/join', unlisted('typing a code', 'member')],
  ['/community/join/[code]', unlisted('join a class', 'member')],
  ['/community/assignments/[id]', unlisted('assignment', 'assignment')],
  ['/community/assignments/[id]/parts/[part]', unlisted('part of an assignment', 'handIn')],
  ['/community/assignments/[id]/hand-ins/[learner]', unlisted('hand-in', 'handIn')],
  ['/sandbox', listed('sandbox', 'sandbox')],
  ['/about', listed('about')],
  ['/teach', listed('guide for instructors')],
  ['/teach/class', listed('class to look at')],
  ['/changes', listed('changes')],
  ['/search', unlisted('search')],
  ['/embed', unlisted('embed', 'embed')],
  ['/offline', unlisted('offline')],
  [NOWHERE, unlisted('unknown address')],
]);

function lessonTemplate(path: string): Template | undefined {
  const entry = CATALOGUE.find((one) => lessonPath(one) === path);
  if (!entry) return undefined;
  if (!entry.hasBoard) return listed('introduction');
  return listed('lesson', 'lesson');
}

function glossaryTemplate(path: string): Template | undefined {
  if (/^\/articles\/glossary\/[a-z]$/.test(path)) return listed('glossary letter');
  return path.startsWith('/articles/glossary/subjects/') ? listed('glossary subject') : undefined;
}

function articleTemplate(path: string): Template | undefined {
  if (BILLS_STAGES.some((stage) => stage.path === path)) return listed('bills page', 'bills');
  const article = articleAt(path);
  return article && listed(article.node.kind === 'group' ? 'article group' : 'article');
}

function lectureTemplate(path: string): Template | undefined {
  const slug = /^\/lectures\/([^/]+)$/.exec(path)?.[1];
  return slug !== undefined && lectureAt(slug) ? listed('lecture') : undefined;
}

/** The template of the page at a path. */
export function templateOf(path: string): Template {
  return (
    SINGLE.get(path) ??
    lessonTemplate(path) ??
    lectureTemplate(path) ??
    glossaryTemplate(path) ??
    articleTemplate(path) ??
    listed('page')
  );
}
