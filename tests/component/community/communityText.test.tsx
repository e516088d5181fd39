import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '@/src/community/categories';
import { Linked, linked } from '@/src/community/linked';
import { listPath, listTitle, readQuery, withoutEmpty } from '@/src/community/scenarios/listQuery';
import { LECTURES } from '@/src/lessons/course/catalogue';

const links = (text: string) =>
  linked(text).flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

describe('links in what members write', () => {
  test.each([
    ['https://example.org', ['https://example.org']],
    ['See https://example.org/a?b=c#d, and more.', ['https://example.org/a?b=c#d']],
    ['(see http://example.org/a_(b))', ['http://example.org/a_(b)']],
    ['[https://example.org/].', ['https://example.org/']],
    ['“https://example.org”', ['https://example.org']],
    ['https://example.org/…', ['https://example.org/']],
    ['one https://a.example two https://b.example', ['https://a.example', 'https://b.example']],
    ['HTTPS://Example.org', ['HTTPS://Example.org']],
    ['https://пример.рф/путь', ['https://пример.рф/путь']],
    ['javascript:alert(1)', []],
    ['data:text/html,x ftp://example.org mailto:a@example.org', []],
    ['www.example.org', []],
    ['https://', []],
    ['http://localhost/x', []],
    ['https://bank.example@evil.example', []],
    ['https://:bank.example@evil.example', []],
    [`https://example.org/${'a'.repeat(2000)}`, []],
    ['xhttps://example.org', []],
  ])('in %s', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(
      linked(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('are drawn with a word for search engines, and markup is text', () => {
    const { container } = render(<Linked text={'<b>x</b> https://example.org/"onclick="x'} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://example.org/');
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
    expect(container.textContent).toBe('<b>x</b> https://example.org/"onclick="x');
    expect(container.querySelector('b')).toBeNull();
  });

  test('take no time with what was made to take it', () => {
    const text = `https://example.org/${')'.repeat(1900)} ${'('.repeat(1900)} ${'https://'.repeat(500)}`;
    const before = performance.now();
    linked(text);
    expect(performance.now() - before).toBeLessThan(200);
  });
});

describe('the list that an address asks for', () => {
  test('is all of them, the newest first', () => {
    expect(readQuery({})).toEqual({
      asked: { category: undefined, sort: 'newest', q: undefined, author: undefined, page: 1 },
      problems: [],
    });
  });

  test('is what its values say, and has the same address again', () => {
    const params = { category: 'bills', q: ' run ', sort: 'stars', author: 'a-1_', page: '3' };
    const { asked, problems } = readQuery(params);
    expect(asked).toEqual({ ...params, q: 'run', page: 3 });
    expect(problems).toEqual([]);
    expect(listPath(asked)).toBe('/community?category=bills&q=run&sort=stars&author=a-1_&page=3');
    expect(listPath(readQuery({ q: 'run', page: '1', sort: 'best' }).asked)).toBe(
      '/community?q=run',
    );
    expect(listPath(readQuery({ sort: 'best' }).asked)).toBe('/community');
    expect(readQuery({ q: ['a', 'b'] }).asked).toMatchObject({ q: 'a', sort: 'best' });
  });

  test.each([
    [{}, null],
    [{ sort: 'stars', page: '0' }, null],
    [{ q: '', sort: '' }, '/community'],
    [{ q: ' ', sort: 'stars', page: '0' }, '/community?sort=stars&page=0'],
    [{ q: ['a b', 'c'], sort: '' }, '/community?q=a+b'],
  ])('%j goes on to %s, without what a form leaves empty', (params, path) => {
    expect(withoutEmpty(params)).toBe(path);
  });

  test.each([
    [{}, 'Shared scenarios'],
    [{ category: 'bills' }, 'Shared scenarios · Bills of Exchange'],
    [{ q: 'run' }, 'Scenarios for “run”'],
    [{ q: 'run', category: 'the-federal-reserve' }, 'Scenarios for “run” · The Federal Reserve'],
  ])('%j is called %s', (params, title) => {
    expect(listTitle(readQuery(params).asked)).toBe(title);
  });

  test.each([
    [{ category: 'nothing' }, /^There is no such category\./],
    [{ sort: 'upwards' }, /^The list cannot be sorted in this way\./],
    [{ author: '../x' }, /^There is no such member\./],
    [{ page: '0' }, /^There is no such page\./],
    [{ page: '1.5' }, /^There is no such page\./],
    [{ q: 'a'.repeat(101) }, /^That was longer than 100 characters\./],
  ])('falls back with a sentence: %o', (params, sentence) => {
    const { asked, problems } = readQuery(params);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(asked).toMatchObject({ category: undefined, author: undefined, page: 1 });
  });

  test('has the lectures as categories, by their names', () => {
    const lectures = LECTURES.map(({ path, title }) => [path, title]);
    expect(CATEGORIES.map(({ id, title }) => [id, title])).toEqual([
      ...lectures,
      ['bills', 'Bills of Exchange'],
      ['sandbox', 'Sandbox'],
    ]);
  });
});
