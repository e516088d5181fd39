/** A walk over every route and every link. */
import { expect } from '@playwright/test';
import { deadLinks, readOnce } from '@/scripts/site/links';
import { listedRoutes, read } from '../support/routes';
import { test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

/** Pages that no list names. */
const UNLISTED = ['/search', '/offline'];

test('every link of every page leads to a page, and to a place on it', async ({ request }) => {
  test.slow();
  const routes = [...(await listedRoutes(request)), ...UNLISTED];
  expect(routes.length).toBeGreaterThan(80);
  const reading = readOnce((path) => read(request, path));
  await Promise.all(routes.map(reading));
  const dead: string[] = [];
  for (const path of routes) {
    const { status } = await reading(path);
    if (status !== 200) dead.push(`${path} answers ${status}`);
    const links = await deadLinks(path, reading);
    dead.push(...links.map((link) => `${path} → ${link}`));
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
