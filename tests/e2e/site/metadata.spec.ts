/** What search engines, feed readers and previews of links are given. */
import { type APIRequestContext, expect, test } from '@playwright/test';

/** The addresses in the sitemap, from the root. */
async function listed(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return found.map(([, address = '']) => new URL(address).pathname);
}

const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

test('every page in the sitemap is there, and says so of itself', async ({ request }) => {
  const paths = await listed(request);
  expect(paths.length).toBeGreaterThan(60);
  const pictures = new Set<string>();
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(html, path).toContain('type="application/rss+xml"');
    expect(attribute(html, /<meta name="description" content="([^"]+)"/), path).not.toBe('');
    expect(html, path).not.toContain('name="robots" content="noindex');
    pictures.add(new URL(attribute(html, /property="og:image" content="([^"]+)"/)).pathname);
  }
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/png');
  }
});

test('pages that only serve others ask not to be listed', async ({ request }) => {
  for (const path of ['/embed', '/offline', '/search']) {
    expect(await (await request.get(path)).text(), path).toContain('content="noindex');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('the feed is a feed', async ({ page, request, baseURL }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  await page.goto(`${baseURL}/changes`);
  const items = await page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, 'text/xml');
      if (read.querySelector('parsererror')) return [];
      return [...read.querySelectorAll('item guid')].map((guid) => guid.textContent);
    },
    await answer.text(),
  );
  expect(items.length).toBeGreaterThan(5);
  expect(new Set(items).size).toBe(items.length);
  await expect(page.locator('.change')).toHaveCount(items.length);
});

test('the site can be installed', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src } of [...manifest.icons, { src: '/apple-icon.png' }]) {
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
  }
  for (const { url } of manifest.shortcuts) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
});
