/** A walk over every route and every link. */
import { expect } from '@playwright/test';
import { listedRoutes, read } from './support/routes';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** Pages that no list names. */
const UNLISTED = ['/search', '/offline'];

/** Whether the end of an address names a place on the page; where it is not a board's steps, it does. */
const isPlace = (hash: string) => hash !== '' && !hash.startsWith('#log=');

test('every link of every page leads to a page, and to a place on it', async ({ request }) => {
  test.slow();
  const routes = [...(await listedRoutes(request)), ...UNLISTED];
  expect(routes.length).toBeGreaterThan(80);
  const pages = new Map(
    await Promise.all(routes.map(async (path) => [path, await read(request, path)] as const)),
  );
  const elsewhere = new Map<string, Promise<Awaited<ReturnType<typeof read>>>>();
  const dead: string[] = [];
  for (const [path, page] of pages) {
    if (page.status !== 200) dead.push(`${path} answers ${page.status}`);
    for (const link of new Set(page.links)) {
      const { pathname, search, hash } = new URL(link, `http://site${path}`);
      const address = pathname + search;
      if (!pages.has(address) && !elsewhere.has(address)) {
        elsewhere.set(address, read(request, address));
      }
      const target = pages.get(address) ?? (await elsewhere.get(address));
      if (target?.status !== 200) dead.push(`${path} → ${link}`);
      else if (isPlace(hash) && !target.ids.has(decodeURIComponent(hash.slice(1)))) {
        dead.push(`${path} → ${link}: no such place`);
      }
    }
  }
  expect(dead).toEqual([]);
});

test('every page is reached by links from the home page', async ({ request }) => {
  const routes = new Set(await listedRoutes(request));
  const reached = new Set(['/']);
  for (const path of reached) {
    const { links } = await read(request, path);
    for (const link of links) {
      const { pathname } = new URL(link, `http://site${path}`);
      if (routes.has(pathname)) reached.add(pathname);
    }
  }
  expect([...routes].filter((path) => !reached.has(path))).toEqual([]);
});

test('every page has a title of its own and one heading', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of await listedRoutes(request)) {
    const { text } = await read(request, path);
    const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
    expect(titles.get(title), `${path} has the title of another page: ${title}`).toBeUndefined();
    titles.set(title, path);
    expect(text.match(/<h1\b/g), `headings of ${path}`).toHaveLength(1);
  }
});

test('what the page says to machines can be read by them', async ({ request }) => {
  for (const path of await listedRoutes(request)) {
    const { text } = await read(request, path);
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    for (const [, block = ''] of blocks) {
      const data: unknown = JSON.parse(block);
      expect(data, path).toHaveProperty('@type');
    }
  }
});

test('the style guide is for development only', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
});
