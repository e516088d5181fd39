/** Everything that the search looks through, made from the list of pages, their texts, and the glossary. For the server only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GLOSSARY } from '@/src/glossary/glossary';
import type { GlossaryTerm } from '@/src/glossary/term';
import { CATALOGUE, folderOf, lectureOf, lessonPath } from '@/src/lessons/course/catalogue';
import type { CatalogueEntry } from '@/src/lessons/course/lesson';
import { glossaryTerm, keyTermsOf } from '@/src/lessons/terms';
import type { PageKind, SitePage } from '@/src/site/pages';
import { type DocumentKind, type SearchDocument, termDocument } from './document';
import { headingsOf } from './headings';
import { marksOf, pointsOf } from './points';

const SOURCES = join(process.cwd(), 'src');

/** What a find of this kind of page is. A group lists articles: who looks for articles wants it too. */
const KIND_OF: Readonly<Record<PageKind, DocumentKind>> = {
  lesson: 'lesson',
  lecture: 'lecture',
  article: 'article',
  group: 'article',
  glossary: 'page',
  page: 'page',
};

/** A letter’s page holds nothing but its terms, and those are found themselves. */
const isLetter = ({ path }: SitePage) => /^\/articles\/glossary\/[a-z]$/.test(path);

/** The documents of the whole site: its pages in their order, then the terms of the glossary. */
export function documentsOf(
  pages: readonly SitePage[],
  terms: readonly GlossaryTerm[],
): readonly SearchDocument[] {
  return [
    ...pages.filter((page) => !isLetter(page)).map(pageDocument),
    ...terms.map(({ name, definition, also }) => termDocument(name, definition, also)),
  ];
}

function pageDocument(page: SitePage): SearchDocument {
  const { path, title, kind } = page;
  const lesson = CATALOGUE.find((entry) => lessonPath(entry) === path);
  const source = sourceOf(page, lesson);
  const keyTerms = lesson ? keyTermsOf(lesson).map(({ name }) => name) : [];
  const taught = taughtAt(path).filter((name) => !keyTerms.includes(name));
  const marked = markedIn(source).filter((name) => ![...keyTerms, ...taught].includes(name));
  return {
    path,
    kind: KIND_OF[kind],
    title,
    section: lesson ? `${lectureOf(lesson).title}, lesson ${lesson.id}` : (page.section ?? ''),
    text: page.description,
    also: [],
    headings: [...headingsOf(source), ...keyTerms],
    taught,
    marked,
    points: pointsOf(source),
  };
}

/** What the terms are called that the glossary says this page teaches. */
function taughtAt(path: string): readonly string[] {
  return GLOSSARY.filter(({ taught }) => taught === path).flatMap(({ name, also }) => [
    name,
    ...also,
  ]);
}

/** The names of the terms that a text marks, each once. */
function markedIn(source: string): readonly string[] {
  const terms = marksOf(source).map(glossaryTerm);
  return [...new Set(terms.map(({ name }) => name))];
}

/** The text of a page as it was written, which is named for the last part of its address; empty where it has none. */
function sourceOf({ path, kind }: SitePage, lesson: CatalogueEntry | undefined): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const places: Readonly<Record<PageKind, readonly string[]>> = {
    lesson: lesson ? [`lessons/${folderOf(lesson)}/index.mdx`] : [],
    lecture: [`lessons/${name}/index.mdx`],
    article: [`articles/${name}/index.mdx`, `articles/bills/${name}/index.mdx`],
    group: [],
    glossary: [],
    page: name === '' ? [] : [`site/texts/${name}.mdx`],
  };
  const found = places[kind].map((place) => join(SOURCES, place)).find((file) => existsSync(file));
  return found === undefined ? '' : readFileSync(found, 'utf8');
}
