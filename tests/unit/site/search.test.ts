import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ALL_ARTICLES } from '@/src/articles/catalogue';
import { GLOSSARY } from '@/src/glossary/glossary';
import {
  CATALOGUE,
  folderOf,
  LECTURES,
  lectureOf,
  lessonPath,
} from '@/src/lessons/course/catalogue';
import type { SitePage } from '@/src/site/pages';
import { choicesOf } from '@/src/site/search/choices';
import { packed, termDocument, unpacked } from '@/src/site/search/document';
import { documentsOf } from '@/src/site/search/documents';
import { createEngine } from '@/src/site/search/engine';
import { groupsOf, lineOf } from '@/src/site/search/groups';

/** What the text of a lesson is described by: only a build can run it, so it is read here. */
function describedBy(entry: (typeof CATALOGUE)[number]): string {
  const text = readFileSync(`src/lessons/${folderOf(entry)}/index.mdx`, 'utf8');
  return /export const description =\s*'([^']+)';/.exec(text)?.[1] ?? '';
}

/** The list of pages, with the descriptions of the lessons and no others. */
const PAGES: readonly SitePage[] = [
  { path: '/lectures', title: 'Lectures', kind: 'page' as const, section: null },
  ...LECTURES.map(({ path, title }) => ({
    path: `/lectures/${path}`,
    title,
    kind: 'lecture' as const,
    section: 'Lectures',
  })),
  ...CATALOGUE.map((entry) => ({
    path: lessonPath(entry),
    title: entry.title,
    kind: 'lesson' as const,
    section: lectureOf(entry).title,
    description: describedBy(entry),
  })),
  { path: '/articles', title: 'Articles', kind: 'page' as const, section: null },
  ...ALL_ARTICLES.map(({ node, within }) => ({
    path: node.path,
    title: node.title,
    kind: node.kind === 'group' ? ('group' as const) : ('article' as const),
    section: within.at(-1)?.title ?? 'Articles',
  })),
  { path: '/articles/glossary', title: 'Glossary', kind: 'glossary' as const, section: 'Articles' },
  { path: '/articles/glossary/n', title: 'Glossary: N', kind: 'glossary' as const, section: null },
  { path: '/sandbox', title: 'Sandbox', kind: 'page' as const, section: null },
].map((page) => ({ description: '', isPart: false, ...page }));

const documents = documentsOf(PAGES, GLOSSARY);
const engine = createEngine(documents);

/** The addresses of what is found, best first. */
const pathsFor = (query: string) => engine.search(query).found.map(({ document }) => document.path);

describe('the documents', () => {
  test('are the pages but for the letters of the glossary, then its terms', () => {
    expect(documents).toHaveLength(PAGES.length - 1 + GLOSSARY.length);
    expect(documents.filter(({ kind }) => kind === 'glossary')).toHaveLength(GLOSSARY.length);
  });

  test('have the headings of the site’s own texts', () => {
    const pages = ['about', 'teach', 'lectures/finance'].map((path) => ({
      ...{ path: `/${path}`, title: path, kind: 'page' as const, section: null },
      description: '',
      isPart: false,
    }));
    const bare = documentsOf(pages, []).filter(({ headings }) => headings.length === 0);
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test('have the headings of a text and the key terms of its lesson', () => {
    const lesson = documents.find(({ path }) => path.endsWith('/correspondent-banking'));
    expect(lesson?.section).toBe('Towards a Central Bank, lesson 10');
    expect(lesson?.headings).toEqual(
      expect.arrayContaining(['Debts run both ways', 'Nostro Account']),
    );
  });

  test('have the terms that a lesson teaches and marks, and its points', () => {
    const lesson = documents.find(({ path }) => path === '/lectures/fundamentals/constraints');
    expect(lesson?.taught).toContain('Fractional Reserve Banking');
    expect(lesson?.marked).toContain('Money Multiplier');
    expect(lesson?.points[0]).toBe(
      'what a reserve requirement is, and which two amounts it compares',
    );
    const silent = documents.filter(({ kind, points }) => kind === 'lesson' && points.length < 5);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('have the headings of a part of the article on bills', () => {
    const part = documents.find(({ title }) => title === 'Remitting Bills');
    expect(part?.headings.length).toBeGreaterThan(3);
    expect(part?.headings).toContain('Recap');
  });

  test('have the headings of every lesson', () => {
    for (const path of CATALOGUE.map(lessonPath)) {
      const document = documents.find((one) => one.path === path);
      expect(document?.headings, path).not.toEqual([]);
    }
  });

  test('travel and arrive as they were, in a file that is soon there', () => {
    const file = JSON.stringify(packed(documents));
    expect(unpacked(JSON.parse(file))).toEqual(documents);
    expect(gzipSync(file).length).toBeLessThan(90_000);
  });

  test.each([
    null,
    'not found',
    {},
    { pages: 1, terms: [] },
    { pages: [['/x', 'king']], terms: [] },
  ])('do not come out of what is no index: %j', (file) => {
    expect(() => unpacked(file)).toThrow(/index of the search/);
  });
});

describe('the search', () => {
  test('finds a lesson by its name before the term of the same name', () => {
    const found = pathsFor('overdraft');
    expect(found[0]).toBe('/lectures/fundamentals/overdrafts');
    expect(found).toContain('/articles/glossary/o#overdraft');
  });

  test.each([
    ['nostro', '/articles/glossary/n#nostro-account'],
    ['nostro', '/lectures/towards-a-central-bank/correspondent-banking'],
    ['Debts run both ways', '/lectures/towards-a-central-bank/correspondent-banking'],
    ['clearing hou', '/lectures/towards-a-central-bank/the-clearing-house'],
    ['cleering house', '/lectures/towards-a-central-bank/the-clearing-house'],
    ['CPI', '/articles/glossary/c#consumer-price-index'],
    ['rechange', '/articles/historical/renaissance/bills-of-exchange/rechange-part-1'],
    ['the fed', '/lectures/repos/repo-and-the-fed'],
    ['money multiplier', '/lectures/fundamentals/constraints'],
    ['fractional reserve', '/lectures/fundamentals/constraints'],
    ['lender of last resort', '/lectures/towards-a-central-bank/clearing-house-loans'],
  ])('finds for “%s” %s', (query, path) => {
    expect(engine.search(query).isNear).toBe(false);
    expect(pathsFor(query).slice(0, 12)).toContain(path);
  });

  test('puts the lesson first that teaches what is asked', () => {
    expect(pathsFor('how do banks create money')[0]).toBe('/lectures/fundamentals/loans');
  });

  test('finds the other forms of a word', () => {
    expect(pathsFor('create')).toContain('/articles/glossary/c#credit-creation');
  });

  test('finds only what has all the words', () => {
    for (const { document, terms } of engine.search('clearing house loans').found) {
      expect(terms.length, document.path).toBeGreaterThanOrEqual(3);
    }
  });

  test('offers the nearest where nothing has all the words', () => {
    const { found, isNear } = engine.search('overdraft zzzzyx');
    expect(isNear).toBe(true);
    expect(found[0]?.document.path).toBe('/lectures/fundamentals/overdrafts');
  });

  test.each(['', '   ', '…!?', '🙂'])('finds nothing for %j', (query) => {
    expect(engine.search(query)).toEqual({ found: [], isNear: false });
  });

  test('takes whatever is typed', () => {
    for (const query of ['a'.repeat(10_000), '(', '\\', '%00', '<b>', '__proto__', 'constructor']) {
      expect(() => engine.search(query)).not.toThrow();
    }
  });
});

describe('what is found is shown', () => {
  test('in groups, that of the best find first, each line with the match in it', () => {
    const { found } = engine.search('nostro account');
    const groups = groupsOf(found);
    expect(groups[0]?.name).toBe('Glossary');
    expect(groups.flatMap((group) => group.found)).toHaveLength(found.length);
  });

  test('with the words around a match that comes late', () => {
    const text = `${'word '.repeat(60)}straw ${'word '.repeat(60)}`.trim();
    const document = { ...termDocument('Hay', text, []), kind: 'page' as const };
    const line = lineOf({ document, terms: ['straw'] });
    expect(line).toMatch(/^… .*straw.* …$/);
    expect(line.length).toBeLessThan(170);
  });

  test('by words that end where a reader may pause', () => {
    const lines = ['reserves', 'repo', 'bill of exchange', 'netting', 'discount window', 'clearing']
      .flatMap((query) => engine.search(query).found)
      .map(lineOf);
    expect(lines.filter((line) => line.endsWith('…')).length).toBeGreaterThan(20);
    const torn = /[,;:’]s? …$|\b(an?|the|of|to|in|and|or|with|by|for|at|its|each|also|may|is) …$/;
    expect(lines.filter((line) => torn.test(line))).toEqual([]);
  });

  test('by a heading or another name where that is what matches', () => {
    const line = (query: string, path: string) => {
      const found = engine.search(query).found.find(({ document }) => document.path === path);
      return found && lineOf(found);
    };
    expect(line('nostro', '/lectures/towards-a-central-bank/correspondent-banking')).toMatch(
      /^On this page: .*Nostro Account/,
    );
    expect(line('money multiplier', '/lectures/fundamentals/constraints')).toMatch(
      /^Terms: .*Money Multiplier/,
    );
    expect(line('CPI', '/articles/glossary/c#consumer-price-index')).toMatch(/CPI/);
  });

  test('and before anything is typed the ways that always help', () => {
    expect(choicesOf(null, ' ').sort).toBe('ways');
    expect(choicesOf(null, 'loan')).toEqual({ groups: [], count: 0, sort: 'found' });
    expect(choicesOf(engine, 'loan').groups.length).toBeGreaterThan(1);
    expect(choicesOf(engine, 'overdraft zzzzyx').sort).toBe('near');
  });
});

describe('an address without a page', () => {
  const nearest = (pathname: string) => engine.nearest(pathname).map(({ path }) => path);

  test.each([
    ['/lectures/fundamentals/overdraft', '/lectures/fundamentals/overdrafts'],
    ['/articles/inflation/consumer-price', '/articles/inflation/consumer-price-index'],
    ['/articles/glossary/nostro-acount', '/articles/glossary/n#nostro-account'],
    ['/lectures/overdrafts', '/lectures/fundamentals/overdrafts'],
    ['/Lectures/Fundamentals/Deposit%20Transfers.html', '/lectures/fundamentals/deposit-transfers'],
    ['/clearing_house', '/lectures/towards-a-central-bank/the-clearing-house'],
    ['/sandbx', '/sandbox'],
  ])('%s offers %s first', (pathname, path) => {
    expect(nearest(pathname)[0]).toBe(path);
    expect(nearest(pathname).length).toBeLessThanOrEqual(5);
  });

  test('offers what lies beside it where its own name means nothing', () => {
    expect(nearest('/lectures/fundamentals/no-such-lesson')).toEqual([
      '/lectures/fundamentals',
      '/lectures/fundamentals/introduction',
      '/lectures/fundamentals/balance-sheets-and-deposits',
      '/lectures/fundamentals/deposit-transfers',
      '/lectures/fundamentals/overdrafts',
    ]);
  });

  test.each(['/', '/%', '/%E0%A4%A', `/${'a/'.repeat(5_000)}`, '/qqqqq/xxxxxx', '/🙂'])(
    'never fails: %#',
    (pathname) => {
      expect(nearest(pathname).length).toBeLessThanOrEqual(5);
    },
  );
});
