/** How pages are judged from outside: their links and their headers. */
import { describe, expect, test } from 'vitest';
import { headerFaults } from '@/scripts/site/headers';
import { deadLinks, pageOf, type Reading, readOnce } from '@/scripts/site/links';
import { policyOf } from '@/src/site/security/policy';

/** A site of these pages; others answer 404, and one does not answer. */
function siteOf(pages: Readonly<Record<string, string>>): { read: Reading; asked: string[] } {
  const asked: string[] = [];
  const read: Reading = async (address) => {
    asked.push(address);
    if (address === '/silent') throw new Error('no answer');
    const text = pages[address];
    return pageOf({ status: text === undefined ? 404 : 200, headers: {}, text: text ?? '' });
  };
  return { read: readOnce(read), asked };
}

const links = (...targets: string[]) =>
  targets.map((target) => `<a class="x" href="${target}">text</a>`).join('');

describe('the links of a page', () => {
  test('are those within the site, as they are written', () => {
    const text = `${links('/a?b=1&amp;c=2', '#d', 'https://example.org/', '//example.org', 'mailto:a@b')}<area href="/e">`;
    const page = pageOf({ status: 200, headers: {}, text: `<h1 id="d">${text}` });
    expect(page.links).toEqual(['/a?b=1&c=2', '#d']);
    expect(page.ids).toEqual(new Set(['d']));
  });

  test('are dead where no page answers, or the page has no such place', async () => {
    const { read } = siteOf({
      '/': links('/a', '/a#there', '/a#gone', '/gone', '/silent', '#none', '/a#%E0'),
      '/a': '<h2 id="there">',
    });
    expect(await deadLinks('/', read)).toEqual([
      '/a#gone: no such place',
      '/gone answers 404',
      '/silent does not answer',
      '#none: no such place',
      '/a#%E0: no such place',
    ]);
  });

  test('are alive where they name what only a board knows, or a place by letters of other alphabets', async () => {
    const { read } = siteOf({
      '/': links('/a#log=xyz', '/a#at=2', '/a#caf%C3%A9', '/a?q=1'),
      '/a': '<h2 id="café">',
      '/a?q=1': '',
    });
    expect(await deadLinks('/', read)).toEqual([]);
  });

  test('to the page itself are judged by its places alone, whatever it answers', async () => {
    const { read, asked } = siteOf({});
    expect(await deadLinks('/nowhere#log=xyz', read)).toEqual([]);
    expect(asked).toEqual(['/nowhere']);
    const page = pageOf({ status: 404, headers: {}, text: `<main id="main">${links('#main')}` });
    expect(await deadLinks('/nowhere', async () => page)).toEqual([]);
  });

  test('are followed once each, however many pages have them', async () => {
    const { read, asked } = siteOf({ '/': links('/a', '/a#b', '/b'), '/b': links('/', '/a') });
    await deadLinks('/', read);
    await deadLinks('/b', read);
    expect(asked).toEqual(['/', '/a', '/b']);
  });
});

describe('the headers of a page', () => {
  const policyAt = (path: string) =>
    policyOf(
      { pathname: path, isSecure: false },
      { pages: {}, failures: [], drawn: ['^/search$'] },
      'bm9uY2U=',
    ).policy;

  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
  const right = {
    ...everywhere,
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': policyAt('/'),
  };
  const ofEmbedded = { ...everywhere, 'content-security-policy': policyAt('/embed') };

  const without = (name: string) =>
    Object.fromEntries(Object.entries(right).filter(([other]) => other !== name));

  test('have no fault as the site sends them', () => {
    expect(headerFaults('/', right)).toEqual([]);
    expect(
      headerFaults('/search?q=a', { ...right, 'content-security-policy': policyAt('/search') }),
    ).toEqual([]);
    expect(headerFaults('/embed', ofEmbedded)).toEqual([]);
  });

  test.each([
    ['x-content-type-options', 'X-Content-Type-Options'],
    ['referrer-policy', 'Referrer-Policy'],
    ['permissions-policy', 'Permissions-Policy'],
    ['x-frame-options', 'X-Frame-Options'],
    ['cross-origin-opener-policy', 'Cross-Origin-Opener-Policy'],
    ['content-security-policy', 'Content-Security-Policy'],
  ])('are at fault without %s', (name, written) => {
    expect(headerFaults('/', without(name))).toEqual([`${written} is missing`]);
  });

  test.each([
    ['x-frame-options', 'ALLOWALL', 'X-Frame-Options is ALLOWALL, not SAMEORIGIN'],
    ['x-powered-by', 'Next.js', 'X-Powered-By is sent'],
    [
      'permissions-policy',
      'microphone=(), geolocation=(), payment=(), usb=()',
      'Permissions-Policy allows camera',
    ],
  ])('are at fault with another %s', (name, value, fault) => {
    expect(headerFaults('/', { ...right, [name]: value })).toEqual([fault]);
  });

  const unsafe = ["'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", 'https:', 'data:', '*'];

  /** What stands in the policy, what is put there, and the fault that it is. */
  const changes: readonly (readonly [string, string, string])[] = [
    ["default-src 'self'", 'default-src *', 'default-src is *'],
    ["; object-src 'none'", '', 'object-src is missing'],
    ["base-uri 'none'", 'base-uri https:', 'base-uri is https:'],
    ["form-action 'self'", 'form-action', 'form-action is '],
    ["; frame-ancestors 'self'", '', 'frame-ancestors is missing'],
    ["frame-ancestors 'self'", 'frame-ancestors *', 'frame-ancestors is *'],
    ['script-src', 'script-src-elem', 'script-src is missing'],
    ...unsafe.map(
      (one) => ['script-src', `script-src ${one}`, `script-src allows ${one}`] as const,
    ),
  ];

  test.each(changes)('are at fault where the policy has for “%s” “%s”', (from, to, fault) => {
    const policy = right['content-security-policy'];
    const changed = policy.replace(from, to);
    expect(changed).not.toBe(policy);
    expect(headerFaults('/', { ...right, 'content-security-policy': changed })).toEqual([fault]);
  });

  test('are at fault where they keep others from framing the embedded board, and where others may frame any other page', () => {
    expect(headerFaults('/embed', right)).toEqual([
      'X-Frame-Options keeps others from framing the board',
      'frame-ancestors keeps others from framing the board',
    ]);
    expect(headerFaults('/embedded', ofEmbedded)).toEqual([
      'X-Frame-Options is missing',
      'Cross-Origin-Opener-Policy is missing',
      'frame-ancestors is missing',
    ]);
  });
});
