import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARTICLE_PAGES } from '@/src/articles/catalogue';
import { CATALOGUE, lessonPath } from '@/src/lessons/course/catalogue';
import { legacyTarget } from '@/src/site/legacyAddresses';

/** Where an address from the root of the site leads. */
function targetOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'https://tallystick.example');
  return legacyTarget(pathname, searchParams);
}

const OVERDRAFTS = '/lectures/fundamentals/overdrafts';
const REMITTING = '/articles/historical/renaissance/bills-of-exchange/remitting-bills';

describe('an older address', () => {
  test.each([
    ['/lectures?path=/fundamentals/overdrafts&id=3', OVERDRAFTS],
    ['/lectures?path=fundamentals/overdrafts', OVERDRAFTS],
    ['/lectures?path=/lectures/fundamentals/overdrafts', OVERDRAFTS],
    ['/lectures?path=lectures/fundamentals/overdrafts/&id=', OVERDRAFTS],
    ['/lectures?path=%2FFundamentals%2FOverdrafts', OVERDRAFTS],
    ['/lectures?id=3', OVERDRAFTS],
    ['/lectures/?id=3', OVERDRAFTS],
    ['/articles?path=/historical/renaissance/bills-of-exchange/remitting-bills&id=2', REMITTING],
    ['/articles?path=articles/historical', '/articles/historical'],
    ['/articles?id=2', REMITTING],
    ['/lectures?path=/repos', '/lectures/repos'],
  ])('%s leads to %s', (address, target) => {
    expect(targetOf(address)).toBe(target);
  });

  test('is known by its number, for every lesson and article', () => {
    for (const entry of CATALOGUE) {
      expect(targetOf(`/lectures?id=${entry.id}`)).toBe(lessonPath(entry));
    }
    expect(ARTICLE_PAGES.map(({ id }) => targetOf(`/articles?id=${id}`))).toEqual(
      ARTICLE_PAGES.map(({ path }) => path),
    );
  });

  test('is gone by its path where path and number disagree', () => {
    expect(targetOf('/lectures?path=/fundamentals/overdrafts&id=9')).toBe(OVERDRAFTS);
  });

  test('is gone by its number where its path names no page', () => {
    expect(targetOf('/lectures?path=/fundamentals/over-drafts&id=3')).toBe(OVERDRAFTS);
  });

  test('is the page itself where the address before the parameters names it', () => {
    expect(targetOf(`${OVERDRAFTS}?path=/fundamentals/loans&id=4`)).toBe(OVERDRAFTS);
    expect(targetOf('/articles/glossary/n?id=3')).toBe('/articles/glossary/n');
  });

  test('keeps its other parameters', () => {
    expect(targetOf('/lectures?utm=a%20b&id=3&path=&view=2')).toBe(`${OVERDRAFTS}?utm=a+b&view=2`);
  });

  test('leads to the path as given where nothing is known of it, for the page there to help', () => {
    expect(targetOf('/lectures?path=/fundamentals/overdraft&id=99')).toBe(
      '/lectures/fundamentals/overdraft',
    );
    expect(targetOf('/articles?path=/nostro acount')).toBe('/articles/nostro-acount');
    expect(targetOf('/lectures?id=99')).toBe('/lectures');
    expect(targetOf('/articles?path=/')).toBe('/articles');
  });
});

describe('an address of today', () => {
  test.each(['/lectures', '/articles?view=2', OVERDRAFTS, `${OVERDRAFTS}?round=3`])(
    '%s is left alone',
    (address) => {
      expect(targetOf(address)).toBeNull();
    },
  );
});

describe('whatever is asked, nobody leaves the site', () => {
  const isOurs = (target: string | null) =>
    target !== null &&
    /^\/(?:lectures|articles)(?:\/[a-z0-9-]+)*(?:\?|$)/.test(target) &&
    new URL(target, 'https://tallystick.example').origin === 'https://tallystick.example';

  test.each([
    '//evil.example',
    'https://evil.example/',
    '\\\\evil.example',
    '/../../evil',
    '..%2f..%2fevil',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '\r\nLocation: https://evil.example',
    'a'.repeat(10_000),
    '/a'.repeat(10_000),
    '🙂',
    '\u0000',
  ])('path %#', (path) => {
    for (const root of ['/lectures', '/articles']) {
      const target = legacyTarget(root, new URLSearchParams({ path }));
      expect(target).toSatisfy(isOurs);
      expect(target?.length).toBeLessThan(700);
    }
  });

  test('nor by any other path or number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.webPath(), (path, id, rest) => {
        const searchParams = new URLSearchParams({ path, id });
        expect(legacyTarget(`/lectures${rest}`, searchParams)).toSatisfy(isOurs);
        expect(legacyTarget(`//evil.example${rest}`, searchParams)).toSatisfy(isOurs);
      }),
    );
  });
});
