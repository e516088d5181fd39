/** The glossary holds together: every term is defined, found, and leads only to what there is. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, lectureOf, lessonPath } from '@/events/lessons/catalogue';
import type { CatalogueEntry } from '@/events/lessons/lesson';
import { ARTICLE_PAGES } from '@/src/articles/catalogue';
import {
  GLOSSARY,
  LETTERS,
  nearestTerms,
  TERM_ADDRESSES,
  termNamed,
  termOf,
  termsAbout,
  termsUnder,
} from '@/src/glossary/glossary';
import { firstSentence, matchesOf } from '@/src/glossary/match';
import { readTerms, rowsOf } from '@/src/glossary/rows';
import { teachingTitle } from '@/src/glossary/taught';
import { letterOf, SUBJECTS, subjectPath, termPath, termSlug } from '@/src/glossary/term';
import { KEY_TERM_IDS, termAnchor, termWithId } from '@/src/lessons/terms';
import { fetchedWith } from '../tidy/support/fetched';

const names = GLOSSARY.map(({ name }) => name);
const namesFor = (query: string) => matchesOf(GLOSSARY, query).map(({ term }) => term.name);

/** What the folder of a lesson’s text may be called: introductions and conclusions need their lecture’s name. */
const foldersOf = (lesson: CatalogueEntry) => [
  lesson.slug,
  `${lectureOf(lesson).path}-${lesson.slug}`,
];

/** The terms that break a rule, by name. */
const breaking = (isWrong: (term: (typeof GLOSSARY)[number]) => boolean) =>
  GLOSSARY.filter(isWrong).map(({ name }) => name);

describe('the terms', () => {
  test('are at least 500, each once, in order, under every letter that they begin with', () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(500);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
    expect(names).toEqual([...names].sort(compare));
    expect(LETTERS.flatMap((letter) => termsUnder(letter))).toEqual(GLOSSARY);
    expect(SUBJECTS.flatMap((subject) => termsAbout(subject))).toHaveLength(GLOSSARY.length);
  });

  test('stand in the file of their letter, and every file is read', () => {
    const folder = new URL('../../src/glossary/terms/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const written: readonly { name: string }[] = JSON.parse(
        readFileSync(new URL(file, folder), 'utf8'),
      );
      expect(written.map(({ name }) => `${letterOf(name)}.json`)).toEqual(written.map(() => file));
      expect(termsUnder(file.charAt(0))).toHaveLength(written.length);
    }
  });

  test('are defined in 50 to 480 characters, set as print is, to a full stop', () => {
    const isWrong = (text: string) =>
      text.length < 50 || text.length > 480 || /["']| - |\s\s/.test(text) || !/[.”]$/.test(text);
    expect(breaking(({ definition }) => isWrong(definition))).toEqual([]);
    expect(breaking(({ name, also }) => [name, ...also].some((one) => one.includes("'")))).toEqual(
      [],
    );
  });

  test('lead to other terms, and to lessons and articles that there are', () => {
    const isMissing = (from: string, to: string) => to === from || !names.includes(to);
    expect(breaking(({ name, related }) => related.some((one) => isMissing(name, one)))).toEqual(
      [],
    );
    const pages = [...CATALOGUE.map(lessonPath), ...ARTICLE_PAGES.map(({ path }) => path)];
    expect(breaking(({ taught }) => taught !== null && !pages.includes(taught))).toEqual([]);
  });

  test('have addresses of their own', () => {
    expect(new Set(names.map(termSlug)).size).toBe(names.length);
    expect(breaking(({ name }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(termSlug(name)))).toEqual([]);
    expect(breaking((term) => TERM_ADDRESSES.get(termSlug(term.name)) !== term)).toEqual([]);
    // These addresses are pages.
    for (const taken of [...LETTERS, 'subjects']) expect(TERM_ADDRESSES.has(taken)).toBe(false);
    expect(termPath('Bagehot’s Rule')).toBe('/articles/glossary/b#bagehots-rule');
    expect(subjectPath('central banking')).toBe('/articles/glossary/subjects/central-banking');
  });

  test('are refused where their subject is none of ours', () => {
    const written = { name: 'Tally', definition: 'A stick.', related: [], subject: 'sticks' };
    expect(() => termOf(written)).toThrow(/Tally.*sticks/);
    const also = ["Tally's Half", 'Stock', 'Stock', 'Tally'];
    const read = termOf({ ...written, subject: 'history', also });
    expect(read).toMatchObject({ also: ['Tally’s Half', 'Stock'], taught: null });
  });

  test('arrive in the browser as they were sent', () => {
    const sent: unknown = JSON.parse(JSON.stringify(rowsOf(GLOSSARY)));
    const shown = GLOSSARY.map(({ name, definition, also }) => ({ name, definition, also }));
    expect(readTerms(sent)).toEqual(shown);
    for (const broken of [null, {}, [null], [['Bank']], [['Bank', 'A firm.']]]) {
      expect(() => readTerms(broken)).toThrow(TypeError);
    }
  });
});

describe('a term is found', () => {
  test('by its name and its other names, however they are typed', () => {
    expect(termNamed('nostro account')?.name).toBe('Nostro Account');
    expect(termNamed('FOMC')?.name).toBe('Federal Open Market Committee');
    expect(termNamed("bagehot's  rule")?.name).toBe('Bagehot’s Rule');
    expect(termNamed('bid ask spread')?.name).toBe('Bid-Ask Spread');
    expect(termNamed('no such thing')).toBeUndefined();
    expect(TERM_ADDRESSES.get('fomc')?.name).toBe('Federal Open Market Committee');
  });

  test('by a part of a name: those that begin with it first, in alphabetical order', () => {
    const found = namesFor('clearing');
    const first = found.findIndex((name) => !name.startsWith('Clearing'));
    expect(found.slice(0, first).length).toBeGreaterThan(5);
    expect(found.slice(first).every((name) => !name.startsWith('Clearing'))).toBe(true);
    expect(found).toContain('Automated Clearing House');
    expect(namesFor('REPO')[0]).toBe('Repo');
    expect(namesFor('bagehot’s')).toEqual(namesFor("bagehot's"));
    expect(matchesOf(GLOSSARY, 'fomc')[0]?.by).toBe('FOMC');
    expect(namesFor('  ')).toEqual([]);
  });

  test.each([
    ['mortgaeg', 'Mortgage'],
    ['vostru account', 'Vostro Account'],
    ['clering house', 'Clearing House'],
    ['bagehots rulle', 'Bagehot’s Rule'],
  ])('though it is typed %s', (typed, name) => {
    expect(namesFor(typed)).toEqual([]);
    expect(nearestTerms(typed, 3).map((term) => term.name)).toContain(name);
  });

  test('never where nothing is near', () => {
    expect(nearestTerms('xqzwjk', 3)).toEqual([]);
    expect(nearestTerms('bank', 4)).toHaveLength(4);
  });
});

test('the first sentence ends where it does, not at an initial', () => {
  expect(firstSentence('One. Two.')).toBe('One.');
  expect(firstSentence('A relation that A. W. Phillips found. It is a curve.')).toBe(
    'A relation that A. W. Phillips found.',
  );
  expect(firstSentence('Only one.')).toBe('Only one.');
  expect(breaking(({ definition }) => !/[.”]$/.test(firstSentence(definition)))).toEqual([]);
});

test('a page that teaches is named so that it cannot be mistaken', () => {
  expect(teachingTitle('/lectures/fundamentals/overdrafts')).toBe('Overdrafts');
  expect(teachingTitle('/lectures/the-federal-reserve/introduction')).toBe(
    'Introduction (The Federal Reserve)',
  );
  expect(() => teachingTitle('/nowhere')).toThrow('/nowhere');
});

describe('a page starts with nothing of the glossary', () => {
  test.each([
    ['TermCards', []],
    ['GlossarySearch', ['src/ui/useRested.ts']],
  ])('but the place where it may be wanted: %s', (part, others) => {
    const { files, packages } = fetchedWith(`src/glossary/${part}.tsx`);
    expect([...files].filter((path) => /\.tsx?$/.test(path)).sort()).toEqual([
      `src/glossary/${part}.tsx`,
      'src/ui/closeDelay.ts',
      ...others,
    ]);
    expect([...packages]).toEqual(['react']);
  });

  test('and no terms are bundled with what shows them', () => {
    for (const part of ['TermCard', 'SearchCard']) {
      const { files, packages } = fetchedWith(`src/glossary/${part}.tsx`);
      expect(files).not.toContain('src/glossary/glossary.ts');
      expect(packages).toContain('@radix-ui/react-hover-card');
      expect(packages).not.toContain('minisearch');
    }
  });
});

describe('the key terms', () => {
  test('are all in the glossary, each at an address of its own', () => {
    expect(KEY_TERM_IDS).toEqual(Array.from({ length: 42 }, (_, id) => id));
    expect(new Set(KEY_TERM_IDS.map(termAnchor)).size).toBe(42);
    expect(CATALOGUE.flatMap(({ keyTermIds }) => keyTermIds)).toEqual(
      expect.arrayContaining([...KEY_TERM_IDS]),
    );
    expect(termWithId(15)).toBe(termNamed('Nostro Account'));
    expect(termWithId(26)).toBe(termNamed('FOMC'));
    expect(termWithId(33)).toBe(termNamed('Repo'));
    expect(() => termWithId(42)).toThrow('42');
  });

  test('that a lesson’s text leads to are those of the lesson, which it lists', () => {
    const folder = new URL('../../src/lessons/', import.meta.url);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name === 'lectures') continue;
      const text = readFileSync(new URL(`${entry.name}/index.mdx`, folder), 'utf8');
      const used = [...text.matchAll(/<Term id=\{(\d+)\}/g)].map(([, id]) => Number(id));
      if (used.length === 0) continue;
      const own = CATALOGUE.find((lesson) => foldersOf(lesson).includes(entry.name));
      expect(own?.keyTermIds, `key terms of ${entry.name}`).toEqual(expect.arrayContaining(used));
      expect(text).toContain('<KeyTerms lesson={props.lesson} />');
    }
  });
});
