import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { keptFiles } from '@/scripts/offline/files.mjs';
import { hasPassed, isDocument, isFixed, isPayload } from '@/src/site/offline/requests';

const folder = mkdtempSync(join(tmpdir(), 'tallystick-offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function build(routes: readonly string[]): void {
  const redirected = ['/articles/glossary/zlb', { initialStatus: 308 }] as const;
  const entries = [...routes.map((route) => [route, {}] as const), redirected];
  write('built/prerender-manifest.json', JSON.stringify({ routes: Object.fromEntries(entries) }));
}

const kept = () => keptFiles({ built: join(folder, 'built'), open: join(folder, 'open') });
const revisionOf = (url: string) => kept().find((file) => file.url === url)?.revision;

describe('what is kept for reading without a network', () => {
  const pages = {
    '/(site)/search/page': '/search',
    '/page': '/',
    '/[letter]/page': '/[letter]',
    '/(site)/community/profile/page': '/community/profile',
    '/(site)/registration/signin/page': '/registration/signin',
  };
  write('built/app-path-routes-manifest.json', JSON.stringify(pages));
  write('built/BUILD_ID', 'of-this-build');
  write('built/static/chunks/a.js', 'a');
  write('built/static/chunks/a.js.map', '{}');
  write('built/server/app/index.html', 'home');
  write('built/server/app/lectures.html', 'lectures');
  write('built/server/app/search.json.body', '[]');
  write('open/sw.js', 'worker');
  write('open/icons/icon.png', 'icon');
  const routes = ['/', '/_not-found', '/lectures', '/search.json', '/og/site.png', '/feed.xml'];

  test('is every page and what pages need, but no picture for links, feed, redirect, source map or page of a member', () => {
    build(routes);
    expect(kept().map(({ url }) => url)).toEqual([
      '/_next/static/chunks/a.js',
      '/',
      '/lectures',
      '/search.json',
      '/search',
      '/icons/icon.png',
    ]);
  });

  test('has a revision by what it holds, unless its name changes with that', () => {
    build(routes);
    expect(revisionOf('/_next/static/chunks/a.js')).toBeNull();
    const before = revisionOf('/lectures');
    expect(revisionOf('/lectures')).toBe(before);
    expect(revisionOf('/search')).toBe('of-this-build');
    write('built/server/app/lectures.html', 'other lectures');
    expect(revisionOf('/lectures')).not.toBe(before);
  });

  test('is not made up: a page that is missing ends the build', () => {
    build(['/gone']);
    expect(kept).toThrow('/gone');
  });
});

describe('the worker tells apart', () => {
  test('pages, files with a hash in their name, and what Next asks for by itself', () => {
    expect(isDocument({ mode: 'navigate' })).toBe(true);
    expect(isDocument({ mode: 'cors' })).toBe(false);
    expect(isFixed({ pathname: '/_next/static/chunks/a.js' })).toBe(true);
    expect(isFixed({ pathname: '/search.json' })).toBe(false);
    expect(isPayload({ headers: new Headers({ rsc: '1' }) })).toBe(true);
    const ahead = new Headers({ rsc: '1', 'next-router-prefetch': '1' });
    expect(isPayload({ headers: ahead })).toBe(false);
    expect(isPayload({ headers: new Headers() })).toBe(false);
  });

  test('a network that says nothing from one that does', async () => {
    await expect(Promise.race([hasPassed(10), new Promise(() => undefined)])).rejects.toThrow();
    expect(await Promise.race([hasPassed(1000), Promise.resolve('answer')])).toBe('answer');
  });
});
