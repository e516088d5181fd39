import { describe, expect, test } from 'vitest';
import { inlineScriptHashes } from '@/scripts/csp/inlineScripts.mjs';
import { leadingTo, planOf, withPolicy } from '@/scripts/static.mjs';
import { escaped } from '@/src/contract/escaped';

describe('the plan of the static copy', () => {
  test('keeps pages by their address, with the ending that plain servers look for', () => {
    const page = { routeType: 'page' };
    expect(planOf({ '/': page, '/lectures/map': page })).toEqual([
      { to: 'index.html', address: '/', from: 'index.html' },
      { to: 'lectures/map.html', address: '/lectures/map', from: 'lectures/map.html' },
    ]);
  });

  test('keeps what programs read under its own name', () => {
    expect(planOf({ '/search.json': { routeType: 'route' } })).toEqual([
      { to: 'search.json', address: '/search.json', from: 'search.json.body' },
    ]);
  });

  test('gives the page for unknown addresses the name that servers know', () => {
    expect(planOf({ '/_not-found': { routeType: 'page', initialStatus: 404 } })).toEqual([
      { to: '404.html', address: '/_not-found', from: '_not-found.html' },
    ]);
  });

  test('turns an answer that leads elsewhere into a page that does', () => {
    const initialHeaders = { location: '/articles/glossary/a#aer' };
    const moved = { routeType: 'route', initialStatus: 308, initialHeaders };
    expect(planOf({ '/articles/glossary/aer': moved })).toEqual([
      { to: 'articles/glossary/aer.html', leadsTo: '/articles/glossary/a#aer' },
    ]);
  });

  test.each(['/_global-error', '/registration/verify', '/community', '/community/classes'])(
    'leaves %s out',
    (address) => {
      expect(planOf({ [address]: { routeType: 'page' } })).toEqual([]);
    },
  );

  test('leaves out what failed, and keeps what only begins like what is left out', () => {
    expect(planOf({ '/gone': { routeType: 'page', initialStatus: 500 } })).toEqual([]);
    expect(planOf({ '/communities': { routeType: 'page' } })).toHaveLength(1);
  });
});

describe('a page of the static copy', () => {
  const html =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>a()</script></head></html>';
  const policy = `default-src 'self'; script-src 'self' 'sha256-x="'; frame-ancestors 'self'`;

  test('says its policy before any script, without what a page cannot say', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(`default-src 'self'; script-src 'self' 'sha256-x="'`)}"/>`;
    expect(withPolicy(html, policy)).toBe(html.replace('<head>', `<head>${meta}`));
  });

  test('runs the scripts that it did before', () => {
    expect(inlineScriptHashes(withPolicy(html, policy))).toEqual(inlineScriptHashes(html));
  });

  test('must have a head', () => {
    expect(() => withPolicy('<p>plain</p>', policy)).toThrow('without <head>');
  });

  test('leads to another by a link too, which cannot end its attribute', () => {
    const page = leadingTo('/a?b=1&c="2"');
    expect(page).toContain('content="0; url=/a?b=1&amp;c=&quot;2&quot;"');
    expect(page).toContain('<a href="/a?b=1&amp;c=&quot;2&quot;">');
  });
});
