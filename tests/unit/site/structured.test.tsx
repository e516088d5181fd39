import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { scriptJson } from '@/src/site/meta/JsonLd';
import { ORIGIN, wholeAddress } from '@/src/site/meta/origin';
import {
  ArticleData,
  BreadcrumbData,
  CourseData,
  LessonData,
  SiteData,
  TermsData,
} from '@/src/site/meta/structured';

const page = { title: 'Loans', path: '/lectures/fundamentals/loans', description: 'A bank lends.' };

/** What a machine reads in it. */
function read(markup: string): unknown {
  const found = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup);
  return JSON.parse(found?.[1] ?? '');
}

test('whole addresses have no slash at their end', () => {
  expect(wholeAddress('/')).toBe(ORIGIN);
  expect(wholeAddress('/about')).toBe(`${ORIGIN}/about`);
});

test('no text can end the script that it stands in', () => {
  const text = scriptJson({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});

describe('each kind of page says what it is', () => {
  test('a lecture is a course of lessons', () => {
    const lecture = { ...page, title: 'Fundamentals', path: '/lectures/fundamentals' };
    const data = read(renderToStaticMarkup(<CourseData {...lecture} lessons={[page]} />));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Fundamentals',
      url: `${ORIGIN}/lectures/fundamentals`,
      hasPart: [{ '@type': 'LearningResource', name: 'Loans' }],
    });
  });

  test('a lesson is part of its lecture; what is not known of it is left out', () => {
    const lecture = { title: 'Fundamentals', path: '/lectures/fundamentals' };
    const rest = { ...page, lecture };
    const whole = read(
      renderToStaticMarkup(<LessonData {...rest} minutes={12} teaches={['Loan']} />),
    );
    expect(whole).toMatchObject({
      '@type': 'LearningResource',
      timeRequired: 'PT12M',
      teaches: ['Loan'],
      isPartOf: { '@type': 'Course', name: 'Fundamentals' },
    });
    const bare = read(renderToStaticMarkup(<LessonData {...rest} minutes={null} teaches={[]} />));
    expect(bare).not.toHaveProperty('timeRequired');
    expect(bare).not.toHaveProperty('teaches');
  });

  test('an article is by the site', () => {
    const data = read(renderToStaticMarkup(<ArticleData {...page} />));
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: 'Loans',
      author: { '@type': 'Organization', name: 'Tallystick' },
    });
  });

  test('a letter of the glossary is a set of terms', () => {
    const terms = [{ name: 'Loan', id: 'loan' }];
    const letter = { ...page, title: 'Glossary: L', path: '/articles/glossary/l' };
    const data = read(renderToStaticMarkup(<TermsData {...letter} terms={terms} />));
    expect(data).toMatchObject({
      '@type': 'DefinedTermSet',
      hasDefinedTerm: [{ name: 'Loan', url: `${ORIGIN}/articles/glossary/l#loan` }],
    });
  });

  test('the way to a page is numbered from one', () => {
    const data = read(renderToStaticMarkup(<BreadcrumbData way={[page]} />));
    expect(data).toMatchObject({ itemListElement: [{ position: 1, name: 'Loans' }] });
  });

  test('the site can be searched', () => {
    const data = read(renderToStaticMarkup(<SiteData description="What it is." />));
    expect(data).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } },
    });
  });
});
