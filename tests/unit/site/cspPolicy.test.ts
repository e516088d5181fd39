/** The policy that each address is sent with, and which requests get one. */
import { createHash } from 'node:crypto';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { config, proxy } from '@/src/proxy';
import { policyOf, type ScriptLists } from '@/src/site/security/policy';
import { THEME_SCRIPT } from '@/src/site/themeChoice';

const lists: ScriptLists = {
  pages: { '/': ['sha256-home'], '/embed': ['sha256-board'], '/search/help': ['sha256-help'] },
  failures: ['sha256-nothing', 'sha256-failed'],
  drawn: ['^/search(?:/)?$', '^/search/([^/]+?)(?:/)?$'],
};

vi.mock('@/src/site/security/lists', () => ({ scriptLists: () => lists }));

const policyAt = (pathname: string, isSecure = false) =>
  policyOf({ pathname, isSecure }, lists, 'bm9uY2U=');

/** One directive of a policy, by its name. */
const directive = (policy: string | null, name: string) =>
  policy?.split('; ').find((text) => text.split(' ')[0] === name);

const scriptsAt = (pathname: string) => directive(policyAt(pathname).policy, 'script-src');

describe('the scripts that a page may run', () => {
  test('are its own, where it lies ready', () => {
    expect(policyAt('/').isDrawn).toBe(false);
    expect(scriptsAt('/')).toBe("script-src 'self' 'sha256-home'");
    expect(scriptsAt('/search/help')).toBe("script-src 'self' 'sha256-help'");
  });

  test('are those that carry the nonce and the one of the theme, where it is drawn', () => {
    const theme = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    for (const path of ['/search', '/search/bank%20notes']) {
      expect(policyAt(path).isDrawn, path).toBe(true);
      expect(scriptsAt(path)).toBe(
        `script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic' 'sha256-${theme}'`,
      );
    }
  });

  test.each(['/nowhere', '/search/a/b', '/%65mbed', '/%zz', '/constructor', '/toString'])(
    'are those of the page that says that there is none at %s',
    (path) => {
      expect(policyAt(path).isDrawn).toBe(false);
      expect(scriptsAt(path)).toBe("script-src 'self' 'sha256-nothing' 'sha256-failed'");
    },
  );

  test.each(['/', '/search', '/nowhere'])(
    'are never any inline script, nor eval, at %s',
    (path) => {
      expect(scriptsAt(path)).not.toMatch(/unsafe|https?:|\*/);
    },
  );
});

describe('the rest of the policy', () => {
  test('keeps everything to the site', () => {
    const { policy } = policyAt('/');
    for (const strict of [
      "default-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(strict);
    }
  });

  test('lets only the embedded board be framed by others', () => {
    for (const path of ['/', '/embedded', '/search', '/nowhere']) {
      expect(directive(policyAt(path).policy, 'frame-ancestors'), path).toBe(
        "frame-ancestors 'self'",
      );
    }
    expect(directive(policyAt('/embed').policy, 'frame-ancestors')).toBeUndefined();
  });

  test('asks for https only where the page came by it', () => {
    expect(policyAt('/', true).policy).toContain('upgrade-insecure-requests');
    expect(policyAt('/', false).policy).not.toContain('upgrade-insecure-requests');
  });
});

const asked = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(path, 'http://tallystick.example'), { headers }));

/** The header of the request as Next hands it on to the page. */
const handedOn = (answer: Response) =>
  answer.headers.get('x-middleware-request-content-security-policy');

describe('before a page is sent', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('an older address leads on, and no other does', () => {
    const moved = asked('/lectures?id=3&view=2');
    expect(moved.status).toBe(308);
    expect(moved.headers.get('location')).toBe(
      'http://tallystick.example/lectures/fundamentals/overdrafts?view=2',
    );
    for (const path of [
      '/lectures',
      '/search?id=3',
      '/threads/4?path=/repos',
      '/lecturesque?id=3',
    ]) {
      expect(asked(path).headers.has('location'), path).toBe(false);
    }
  });

  test('in development it gets no policy', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(asked('/').headers.has('content-security-policy')).toBe(false);
  });

  test('a page that lies ready gets its own, and whatever the request says is not handed on', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const answer = asked('/', { 'content-security-policy': "script-src 'nonce-abc'" });
    expect(answer.headers.get('content-security-policy')).toBe(policyAt('/').policy);
    expect(handedOn(answer)).toBeNull();
  });

  test('a page that is drawn gets a nonce that no other request had', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const policies = [1, 2].map(() => {
      const answer = asked('/search?q=repo');
      const policy = answer.headers.get('content-security-policy');
      expect(handedOn(answer)).toBe(policy);
      return directive(policy, 'script-src');
    });
    expect(policies[0]).toMatch(/'nonce-[A-Za-z0-9+/]{22}=='/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('an address that cannot be read gets the page that says there is none', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const ways = ['/community/scenarios/%E0', '/lectures/100%', '/search/%C3%A9'].map((path) =>
      asked(path).headers.get('x-middleware-rewrite'),
    );
    const nowhere = 'http://tallystick.example/no-such-page';
    expect(ways).toEqual([nowhere, nowhere, null]);
  });

  test.each(['/api/%E0', '/api/scenarios/%E0%A4%A'])(
    'an endpoint’s address that cannot be read gets a refusal as endpoints give it: %s',
    async (path) => {
      const answer = asked(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' });
    },
  );

  test('an endpoint’s address that can be read goes on to it, and gets no policy of pages', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { status, headers } = asked('/api/scenarios/%C3%A9');
    expect([status, headers.get('x-middleware-next')]).toEqual([200, '1']);
    expect(headers.has('content-security-policy')).toBe(false);
  });

  test.each([
    ['https', true],
    ['https,http', true],
    ['http', false],
    ['http, https', false],
  ])('forwarded by %s, it is secure: %s', (protocol, isSecure) => {
    vi.stubEnv('NODE_ENV', 'production');
    const answer = asked('/', { 'x-forwarded-proto': protocol });
    expect(answer.headers.get('content-security-policy')).toBe(policyAt('/', isSecure).policy);
  });
});

const isAsked = (url: string, headers: Record<string, string> = {}) =>
  unstable_doesMiddlewareMatch({ config, url, headers });

describe('asked first are', () => {
  test.each(['/', '/search', '/embed', '/apiary', '/_next/nothing', '/no.such.html', '/sw.js'])(
    'all requests for what may be a page: %s',
    (path) => {
      expect(isAsked(path)).toBe(true);
    },
  );

  test.each(['/_next/static/chunks/a.js', '/_next/image', '/api', '/api/auth/session'])(
    'none for what is never one: %s',
    (path) => {
      expect(isAsked(path)).toBe(false);
    },
  );

  test.each(['/api/%E0', '/api/scenarios/%E0/star', '/api/scenarios/%C3%A9'])(
    'those for endpoints whose address may not be readable: %s',
    (path) => {
      expect(isAsked(path)).toBe(true);
    },
  );

  test('those of Next for a part of a page only where the address is an older one', () => {
    const part = { rsc: '1' };
    expect(isAsked('/lectures/repos?_rsc=x', part)).toBe(false);
    expect(isAsked('/lectures?id=3&_rsc=x', part)).toBe(true);
    expect(isAsked('/articles?path=/historical&_rsc=x', part)).toBe(true);
  });
});
