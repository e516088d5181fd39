/** The glossary holds together: every term is defined, found, and leads only to what there is. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
  type WrittenTerm,
} from '@/src/glossary/glossary';
import { firstSentence, matchesOf } from '@/src/glossary/match';
import { readTerms, rowsOf } from '@/src/glossary/rows';
import { sourcePageTitle } from '@/src/glossary/sourcePages';
import { letterOf, SUBJECTS, subjectPath, termPath, termSlug } from '@/src/glossary/term';
import {
  CATALOGUE,
  folderOf,
  LECTURES,
  lessonPath,
  lessonsOf,
} from '@/src/lessons/course/catalogue';
import type { Lecture } from '@/src/lessons/course/lesson';
import { factsOf } from '@/src/lessons/facts';
import { glossaryTerm, keyTermsOf, termAnchor } from '@/src/lessons/terms';
import { fetchedWith } from '../../tidy/support/fetched';

const names = GLOSSARY.map(({ name }) => name);
const namesFor = (query: string) => matchesOf(GLOSSARY, query).map(({ term }) => term.name);

/** The key terms with the numbers that the specification of the lessons gives them, as the files have them. */
const numbered = LETTERS.flatMap((letter) => {
  const file = readFileSync(`src/glossary/terms/${letter}.json`, 'utf8');
  const written: readonly WrittenTerm[] = JSON.parse(file);
  return written.flatMap(({ name, keyTermId: id }) => (id === undefined ? [] : [{ name, id }]));
});

/** The numbers of the key terms of a lecture, in rising order. */
function numbersIn(lecture: Lecture): readonly number[] {
  const terms = lessonsOf(lecture).flatMap(keyTermsOf);
  const ids = terms.flatMap(({ name }) => numbered.find((one) => one.name === name)?.id ?? []);
  return ids.toSorted((one, other) => one - other);
}

const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

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
    const folder = new URL('../../../src/glossary/terms/', import.meta.url);
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
    const also = ['Tally’s Half', 'Stock', 'Stock', 'Tally'];
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
    expect(termNamed('bagehot’s  rule')?.name).toBe('Bagehot’s Rule');
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
    expect(namesFor('bagehot’s')).toEqual(namesFor('bagehot’s'));
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
  expect(sourcePageTitle('/lectures/fundamentals/overdrafts')).toBe('Overdrafts');
  expect(sourcePageTitle('/lectures/the-federal-reserve/introduction')).toBe(
    'Introduction (The Federal Reserve)',
  );
  expect(() => sourcePageTitle('/nowhere')).toThrow('/nowhere');
});

describe('a page starts with nothing of the glossary', () => {
  test.each([
    ['TermCards', []],
    ['GlossarySearch', ['src/ui/useRested.ts']],
  ])('but the place where it may be wanted: %s', (part, others) => {
    const { files, packages } = fetchedWith(`src/glossary/${part}.tsx`);
    expect([...files].filter((path) => /\.tsx?$/.test(path)).sort()).toEqual([
      `src/glossary/${part}.tsx`,
      'src/ui/overlays/closeDelay.ts',
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
  test('are numbered without a gap, each once', () => {
    const ids = numbered.map(({ id }) => id).toSorted((one, other) => one - other);
    expect(ids).toEqual(count(0, ids.length - 1));
  });

  test('have the numbers that their lectures were given', () => {
    const [fundamentals = [], towards = [], fed = [], repos = []] = LECTURES.map(numbersIn);
    expect(fundamentals).toEqual(count(0, 9));
    expect(towards).toEqual(count(10, 21));
    expect(fed).toEqual(count(22, 32));
    expect(repos.filter((id) => id > 9 && id < 33)).toEqual([]);
  });

  test.each(CATALOGUE)('of lesson $id are in the glossary under their own names', (lesson) => {
    const terms = keyTermsOf(lesson);
    expect(factsOf(lesson).keyTerms).toEqual(terms.map(({ name }) => name));
    expect(new Set(terms.map(termAnchor)).size).toBe(terms.length);
  });

  test('have an address of their own, and one that is not there is named', () => {
    const nostro = glossaryTerm('Nostro Account');
    expect(nostro).toBe(termNamed('Nostro Account'));
    expect(termAnchor(nostro)).toBe('term-nostro-account');
    expect(() => glossaryTerm('Perpetual Motion')).toThrow('no term Perpetual Motion');
  });

  test('that a text leads to are those of its lesson, which it lists', () => {
    for (const lesson of CATALOGUE) {
      const text = readFileSync(`src/lessons/${folderOf(lesson)}/index.mdx`, 'utf8');
      const used = [...text.matchAll(/<KeyTerm name="([^"]+)"/g)].map(([, name]) => name);
      expect(factsOf(lesson).keyTerms, folderOf(lesson)).toEqual(expect.arrayContaining(used));
      expect(text.includes('<KeyTerms lesson={props.lesson} />')).toBe(used.length > 0);
    }
  });
});
