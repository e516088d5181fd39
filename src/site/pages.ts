/**
 * Every page of the site that search engines may list: the one list from which the sitemap, the
 * pictures for shared links and the search are made. For the server only: it reads the texts.
 */

import { ALL_ARTICLES, type PlacedArticle } from '@/src/articles/catalogue';
import { aboutOf } from '@/src/articles/describe';
import { LETTERS } from '@/src/glossary/glossary';
import {
  GLOSSARY_PATH,
  letterPath,
  SUBJECTS,
  subjectPath,
  subjectTitle,
} from '@/src/glossary/term';
import { descriptionOf, lectureTextOf } from '@/src/lessons/content';
import { CATALOGUE, LECTURES, lectureOf, lessonPath } from '@/src/lessons/course/catalogue';

/** What a page is, as far as lists of pages tell them apart. */
export type PageKind = 'lesson' | 'lecture' | 'article' | 'group' | 'glossary' | 'page';

/** A page as lists know it. */
export interface SitePage {
  /** Its address, from the root. */
  readonly path: string;
  readonly title: string;
  /** One or two sentences: what one finds there. */
  readonly description: string;
  readonly kind: PageKind;
  /** What it lies in, as its lecture or its group of articles; null at the top. */
  readonly section: string | null;
  /** Whether it is a part of a series, so that its title alone says little: several begin with an introduction. */
  readonly isPart: boolean;
}

const page = (path: string, title: string, description: string): SitePage => ({
  path,
  title,
  description,
  kind: 'page',
  section: null,
  isPart: false,
});

const lectures: readonly SitePage[] = LECTURES.map((lecture) => ({
  path: `/lectures/${lecture.path}`,
  title: lecture.title,
  description: lectureTextOf(lecture).description,
  kind: 'lecture',
  section: 'Lectures',
  isPart: false,
}));

const lessons: readonly SitePage[] = CATALOGUE.map((entry) => ({
  path: lessonPath(entry),
  title: entry.title,
  description: descriptionOf(entry),
  kind: 'lesson',
  section: lectureOf(entry).title,
  isPart: true,
}));

const articlePage = ({ node, within }: PlacedArticle): SitePage => ({
  path: node.path,
  title: node.title,
  description: aboutOf(node),
  kind: node.kind === 'group' ? 'group' : 'article',
  section: within.at(-1)?.title ?? 'Articles',
  isPart: node.kind === 'page' && within.length > 1,
});

const inGlossary = (path: string, name: string, holds: string): SitePage => ({
  path,
  title: `Glossary: ${name}`,
  description: `Terms of money and banking that ${holds}, each defined in a few sentences.`,
  kind: 'glossary',
  section: 'Glossary',
  isPart: false,
});

const glossary: readonly SitePage[] = [
  {
    path: GLOSSARY_PATH,
    title: 'Glossary of Money and Banking',
    description: 'The terms of money and banking from A to Z, each defined in a few sentences.',
    kind: 'glossary',
    section: 'Articles',
    isPart: false,
  },
  ...LETTERS.map((letter) => {
    const capital = letter.toUpperCase();
    return inGlossary(letterPath(letter), capital, `begin with ${capital}`);
  }),
  ...SUBJECTS.map((subject) =>
    inGlossary(subjectPath(subject), subjectTitle(subject), `belong to ${subject}`),
  ),
];

/** Every page that may be listed, in the order in which the site presents them. */
export const PAGES: readonly SitePage[] = [
  page(
    '/',
    'Tallystick: learn money and banking',
    'Learn how money and banking work: short lessons, each with a board on which you make the payments and watch every balance sheet answer.',
  ),
  page(
    '/lectures',
    'Lectures',
    `Lectures on money and banking in ${CATALOGUE.length} short lessons, from one bank’s balance sheet to the central bank of today.`,
  ),
  ...lectures,
  ...lessons,
  page(
    '/lectures/map',
    'Map of the Lessons',
    'Every lesson on one page, with how long it takes, what it builds on and what it leads to.',
  ),
  page(
    '/lectures/finance',
    'Finance',
    'The lectures on finance that are planned: what they will hold, and what to read until they are here.',
  ),
  page(
    '/articles',
    'Articles',
    'Articles on the history and the reckoning of money: bills of exchange, the Civil War, prices and interest.',
  ),
  page(
    '/articles/users/home',
    'Community',
    'Browse the articles and lectures by subject, and look terms up in the glossary.',
  ),
  page(
    '/community',
    'Shared Scenarios',
    'Stories played on the boards, by Tallystick and by members: step through them, go on from any step, discuss them.',
  ),
  ...ALL_ARTICLES.map(articlePage),
  ...glossary,
  page(
    '/sandbox',
    'Sandbox',
    'Build a banking system of your own, play it on the board, and share it whole in a link.',
  ),
  page(
    '/about',
    'About Tallystick',
    'What Tallystick is, how it works, how to teach with it, and what it keeps in your browser.',
  ),
  page(
    '/teach',
    'Teaching with Tallystick',
    'A guide for instructors: links and QR codes, tasks, present mode, and a plan for a course, week by week.',
  ),
  page(
    '/teach/class',
    'A class to look at',
    'A demonstration class with invented learners: an assignment, the class table, what was handed in, and the feedback on it.',
  ),
  page('/changes', 'Changes', 'What’s new on Tallystick, newest first.'),
];

/** The page at an address; undefined when no list names it. */
export function pageAt(path: string): SitePage | undefined {
  return PAGES.find((one) => one.path === path);
}
