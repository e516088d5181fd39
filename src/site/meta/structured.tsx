/** What the pages are in the terms of schema.org, each kind of page by a component. */
import { JsonLd } from './JsonLd';
import { ORIGIN, wholeAddress } from './origin';

/** A page as these statements name it. */
export interface NamedPage {
  readonly title: string;
  /** From the root. */
  readonly path: string;
  readonly description: string;
}

const PUBLISHER = { '@type': 'Organization', name: 'Tallystick', url: ORIGIN } as const;

/** Free, and in English: search engines ask for both. */
const FREE = { inLanguage: 'en', isAccessibleForFree: true } as const;

const named = ({ title, path, description }: NamedPage) => ({
  name: title,
  url: wholeAddress(path),
  description,
});

interface CourseProps extends NamedPage {
  readonly lessons: readonly NamedPage[];
}

/** For the page of a lecture: a course, with its lessons as its parts. */
export function CourseData({ lessons, ...lecture }: CourseProps) {
  const data = {
    '@type': 'Course',
    ...named(lecture),
    ...FREE,
    provider: PUBLISHER,
    hasPart: lessons.map((lesson) => ({ '@type': 'LearningResource', ...named(lesson) })),
  };
  return <JsonLd data={data} />;
}

interface LessonProps extends NamedPage {
  /** How long it takes; null where that is not known. */
  readonly minutes: number | null;
  /** The names of the terms that it teaches. */
  readonly teaches: readonly string[];
  readonly lecture: Pick<NamedPage, 'title' | 'path'>;
}

/** For the page of a lesson: a learning resource, part of its lecture. */
export function LessonData({ minutes, teaches, lecture, ...lesson }: LessonProps) {
  const data = {
    '@type': 'LearningResource',
    ...named(lesson),
    ...FREE,
    learningResourceType: 'Lesson',
    provider: PUBLISHER,
    isPartOf: { '@type': 'Course', name: lecture.title, url: wholeAddress(lecture.path) },
    ...(minutes !== null && { timeRequired: `PT${minutes}M` }),
    ...(teaches.length > 0 && { teaches }),
  };
  return <JsonLd data={data} />;
}

/** For the page of an article. Its author is the site: no person signs it. */
export function ArticleData(article: NamedPage) {
  const data = {
    '@type': 'Article',
    ...named(article),
    ...FREE,
    headline: article.title,
    author: PUBLISHER,
    publisher: PUBLISHER,
    mainEntityOfPage: wholeAddress(article.path),
  };
  return <JsonLd data={data} />;
}

interface TermsProps extends NamedPage {
  readonly terms: readonly {
    readonly name: string;
    /** Where on the page it stands: the id of its element. */
    readonly id: string;
  }[];
}

/** For a page of the glossary: a set of terms. Their definitions are on the page, and too long to be said twice. */
export function TermsData({ terms, ...page }: TermsProps) {
  const set = wholeAddress(page.path);
  const data = {
    '@type': 'DefinedTermSet',
    '@id': set,
    ...named(page),
    ...FREE,
    hasDefinedTerm: terms.map(({ name, id }) => ({
      '@type': 'DefinedTerm',
      name,
      url: `${set}#${id}`,
    })),
  };
  return <JsonLd data={data} />;
}

interface BreadcrumbProps {
  /** From the top of the section to the page itself. */
  readonly way: readonly Pick<NamedPage, 'title' | 'path'>[];
}

/** For a page below others: the way to it. */
export function BreadcrumbData({ way }: BreadcrumbProps) {
  const data = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: wholeAddress(path),
    })),
  };
  return <JsonLd data={data} />;
}

/** For the home page: the site, and how it is searched. */
export function SiteData({ description }: Pick<NamedPage, 'description'>) {
  const data = {
    '@type': 'WebSite',
    name: 'Tallystick',
    url: ORIGIN,
    description,
    ...FREE,
    publisher: PUBLISHER,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${ORIGIN}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return <JsonLd data={data} />;
}
