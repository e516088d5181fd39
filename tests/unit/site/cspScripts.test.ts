/** What the build writes down of the scripts in its pages. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inlineScriptHashes } from '@/scripts/csp/inlineScripts.mjs';
import { scriptLists } from '@/scripts/csp/pages.mjs';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the inline scripts of a page', () => {
  test('are named as a policy names them', () => {
    // The example of the specification.
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  test.each([
    ['<script>a</script>', 'a'],
    ['<script id="_R_" async="">a</script>', 'a'],
    ['<SCRIPT TYPE="text/JavaScript">a</SCRIPT >', 'a'],
    ['<script type=module>a</script>', 'a'],
    ["<script type='importmap'>{}</script>", '{}'],
    ['<script type="">a</script>', 'a'],
    ['<script data-from=" src=x > " data-src="b.js">\n a\n</script>', '\n a\n'],
    ['<script>«two words», 1 < 2 && "</style>"</script>', '«two words», 1 < 2 && "</style>"'],
  ])('%s is one', (html, text) => {
    expect(inlineScriptHashes(html)).toEqual([hash(text)]);
  });

  test.each([
    ['<script src="a.js" async=""></script>'],
    ['<script type="module" SRC=a.js></script>'],
    ['<script type="application/ld+json">{"a":1}</script>'],
    ['<script type="application/json">{}</script>'],
    ['<scripture>a</scripture>'],
    ['<p>no script</p>'],
  ])('%s has none', (html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('are each named once, in their order', () => {
    const html = '<script>b</script><p></p><script>a</script><script src="c.js"></script>';
    expect(inlineScriptHashes(`${html}<script>b</script>`)).toEqual([hash('b'), hash('a')]);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'tallystick-csp-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const page = { routeType: 'page', initialRevalidateSeconds: false };

const READY = {
  '/': page,
  '/lectures/loans': page,
  '/_not-found': { ...page, initialStatus: 404 },
  '/_global-error': { ...page, initialStatus: 500 },
  '/feed.xml': { routeType: 'route', initialRevalidateSeconds: false },
};

/** Writes down the routes of a build: what lies ready, and which of the open addresses may be added to. */
function build(
  routes: object = READY,
  dynamicRoutes: object = { '/lectures/[slug]': false },
): void {
  const open = Object.entries(dynamicRoutes).map(([address, fallback]) => [address, { fallback }]);
  write('prerender-manifest.json', { routes, dynamicRoutes: Object.fromEntries(open) });
}

beforeEach(() => {
  rmSync(folder, { recursive: true });
  build();
  write('app-path-routes-manifest.json', {
    '/(site)/page': '/',
    '/lectures/[slug]/page': '/lectures/[slug]',
    '/_not-found/page': '/_not-found',
    '/_global-error/page': '/_global-error',
    '/feed.xml/route': '/feed.xml',
    '/nearest/route': '/nearest',
    '/search/page': '/search',
    '/threads/[id]/page': '/threads/[id]',
  });
  write('routes-manifest.json', {
    staticRoutes: [{ page: '/search', regex: '^/search(?:/)?$' }],
    dynamicRoutes: [{ page: '/threads/[id]', regex: '^/threads/([^/]+?)(?:/)?$' }],
  });
  write('server/app/index.html', '<script>all</script><script>home</script>');
  write('server/app/lectures/loans.html', '<script>all</script><script>loans</script>');
  write('server/app/_not-found.html', '<script>all</script><script>nothing</script>');
  write('server/app/_global-error.html', '<script>all</script><script>failed</script>');
  write('server/pages/500.html', '<script>failed</script><script>plain</script>');
});

describe('the list for the policies', () => {
  test('has the scripts of every page, and the addresses of those that are drawn', () => {
    expect(scriptLists(folder)).toEqual({
      pages: {
        '/': [hash('all'), hash('home')],
        '/lectures/loans': [hash('all'), hash('loans')],
        '/_not-found': [hash('all'), hash('nothing')],
        '/_global-error': [hash('all'), hash('failed')],
      },
      failures: [hash('all'), hash('nothing'), hash('failed'), hash('plain')],
      drawn: ['^/search(?:/)?$', '^/threads/([^/]+?)(?:/)?$'],
    });
  });

  test('is not made where the HTML of a page is missing, or holds no script', () => {
    build({ ...READY, '/gone': page });
    expect(() => scriptLists(folder)).toThrow('/gone was prerendered, but its HTML is not');
    write('server/app/gone.html', '<p>empty</p>');
    expect(() => scriptLists(folder)).toThrow('/gone has no inline script');
  });

  test('is not made where a page may change or appear after the build', () => {
    build({ ...READY, '/': { ...page, initialRevalidateSeconds: 60 } });
    expect(() => scriptLists(folder)).toThrow('/ is drawn anew every 60 seconds');
    build(READY, { '/lectures/[slug]': null });
    expect(() => scriptLists(folder)).toThrow(
      '/lectures/[slug] may be prerendered after the build',
    );
  });

  test('is not made where a page has no route, or nothing says that nothing was found', () => {
    write('routes-manifest.json', { staticRoutes: [], dynamicRoutes: [] });
    expect(() => scriptLists(folder)).toThrow('/search is a page, but the build has no route');
    const { '/_not-found': _, ...others } = READY;
    build(others);
    expect(() => scriptLists(folder)).toThrow('/_not-found is not among the prerendered pages');
  });
});
