import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, request, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '@/src/server/database/database';
import { readEnvironment } from '@/src/server/environment';
import { addressOf, isSecure, originOf } from '@/src/server/http/address';
import { refuseUnknownMethods, setAddressFromSocket } from '@/src/server/http/beforeNext';
import { errorText, hideValuesInConsole, oneLine } from '@/src/server/log';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the environment', () => {
  test('is read anew, with nothing set for a site that runs by itself', () => {
    for (const name of ['DATABASE_URL', 'NEXTAUTH_SECRET', 'NEXTAUTH_URL', 'EMAIL_SERVER']) {
      vi.stubEnv(name, '');
    }
    expect(readEnvironment()).toMatchObject({
      databaseUrl: null,
      secret: null,
      origin: null,
      mail: null,
      github: null,
      google: null,
      rateFactor: 1,
    });
  });

  test('says in a sentence what cannot be', () => {
    vi.stubEnv('EMAIL_SERVER', 'smtp://127.0.0.1');
    vi.stubEnv('NEXTAUTH_URL', '');
    expect(() => readEnvironment()).toThrow('NEXTAUTH_URL is not');
    vi.stubEnv('NEXTAUTH_URL', 'https://example.org/');
    expect(readEnvironment().mail?.from).toBe('Tallystick <no-reply@example.org>');
    vi.stubEnv('RATE_LIMIT_FACTOR', 'many');
    expect(() => readEnvironment()).toThrow('RATE_LIMIT_FACTOR must be a number above 0.');
  });

  test.each(['example.org', 'localhost:3000', '/'])('names no origin by %s', (url) => {
    vi.stubEnv('EMAIL_SERVER', '');
    vi.stubEnv('NEXTAUTH_URL', url);
    expect(() => readEnvironment()).toThrow(
      'NEXTAUTH_URL must be an address as https://example.org.',
    );
  });

  test('offers a provider only with both of its keys', () => {
    vi.stubEnv('GITHUB_ID', 'id');
    expect(readEnvironment().github).toBeNull();
    vi.stubEnv('GITHUB_SECRET', 'secret');
    expect(readEnvironment().github).toEqual({ clientId: 'id', clientSecret: 'secret' });
  });
});

describe('the secret', () => {
  const secretOf = async () => (await import('@/src/server/secret')).serverSecret();

  test('is made once for a site with the embedded database, for its owner’s eyes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tallystick-'));
    try {
      for (const [name, value] of Object.entries({
        DATA_FOLDER: join(folder, 'data'),
        DATABASE_URL: '',
        NEXTAUTH_SECRET: '',
      })) {
        vi.stubEnv(name, value);
      }
      const first = await secretOf();
      vi.resetModules();
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(await secretOf()).toBe(first);
      const file = join(folder, 'data', 'secret');
      expect(await readFile(file, 'utf8')).toBe(first);
      expect((await stat(file)).mode & 0o077).toBe(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('is not made up where several servers may share a database', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/none');
    vi.stubEnv('NEXTAUTH_SECRET', '');
    expect(await secretOf()).toBeNull();
    vi.resetModules();
    vi.stubEnv('NEXTAUTH_SECRET', 'given');
    expect(await secretOf()).toBe('given');
  });
});

/** What closes the database that is open now. */
async function opened(): Promise<OpenDatabase['close']> {
  return (await globalThis.tallystickDatabase)?.close ?? (async () => {});
}

describe('a start', () => {
  /** What it ends with; the settings are those of the site that runs by itself, but for a few. */
  const startWith = async (settings: Readonly<Record<string, string>>): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'tallystick-'));
    const usual = { DATABASE_URL: '', NEXTAUTH_SECRET: '', NEXTAUTH_URL: '', DATA_FOLDER: folder };
    for (const [name, value] of Object.entries({ ...usual, ...settings })) vi.stubEnv(name, value);
    vi.resetModules();
    const before = globalThis.tallystickDatabase;
    globalThis.tallystickDatabase = undefined;
    try {
      const { openStorage } = await import('@/src/server/openStorage');
      return await openStorage().then(
        () => 'it serves',
        (error: unknown) => String(error),
      );
    } finally {
      const close = await opened();
      globalThis.tallystickDatabase = before;
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  };

  test('with nothing set is ready', async () => {
    expect(await startWith({})).toBe('it serves');
  });

  test.each([
    [{ RATE_LIMIT_FACTOR: 'many' }, 'RATE_LIMIT_FACTOR must be a number above 0.'],
    [{ NEXTAUTH_URL: 'example.org' }, 'NEXTAUTH_URL must be an address'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be 1 behind a proxy'],
    [
      { EMAIL_SERVER: 'mail.example.org', NEXTAUTH_URL: 'https://example.org' },
      'EMAIL_SERVER must be an address',
    ],
    [
      { EMAIL_SERVER: 'localhost:25', NEXTAUTH_URL: 'https://example.org' },
      'EMAIL_SERVER must be an address',
    ],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'NEXTAUTH_SECRET is not'],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none', NEXTAUTH_SECRET: 'given' },
      'The database that DATABASE_URL names cannot be opened. (connect ECONNREFUSED',
    ],
    [
      { DATABASE_URL: 'no address', NEXTAUTH_SECRET: 'given' },
      'The database that DATABASE_URL names cannot be opened.',
    ],
    [{ DATA_FOLDER: '/dev/null/data' }, 'The data folder /dev/null/data cannot be used'],
  ])('with %j says in a sentence what cannot work', async (settings, sentence) => {
    expect(await startWith(settings)).toContain(sentence);
  });
});

describe('where a request comes from', () => {
  const asked = (headers: Record<string, string>): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const server = createServer((request, response) => {
        resolve({ ...request.headers });
        response.end();
      });
      server.listen(0, '127.0.0.1', () => {
        const at = server.address();
        const port = typeof at === 'object' && at ? at.port : 0;
        fetch(`http://127.0.0.1:${port}`, { headers })
          .catch(reject)
          .finally(() => server.close());
      });
    });

  test('by a method that no endpoint has, it gets no further', async () => {
    const { emit } = Server.prototype;
    refuseUnknownMethods();
    const heard = vi.fn();
    const server = createServer(heard);
    try {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const at = server.address();
      const port = typeof at === 'object' && at ? at.port : 0;
      const status = await new Promise((resolve, reject) => {
        const asking = { host: '127.0.0.1', port, path: '/api/auth/session', method: 'TRACE' };
        request(asking, (response) => resolve(response.statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(405);
      expect(heard).not.toHaveBeenCalled();
    } finally {
      server.close();
      Server.prototype.emit = emit;
    }
  });

  test('is told by the socket, and cannot be made up', async () => {
    setAddressFromSocket();
    const headers = await asked({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(headers).not.toHaveProperty('x-forwarded-host');
  });

  test('is what the last proxy saw, behind one', () => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.4' });
    expect(addressOf(headers)).toBe('198.51.100.4');
    expect(addressOf(new Headers())).toBe('unknown');
  });

  test('and the site’s own origin: its setting before any header', () => {
    const headers = new Headers({ host: 'example.com:3000', 'x-forwarded-proto': 'http' });
    vi.stubEnv('NEXTAUTH_URL', '');
    expect([originOf(headers), isSecure(headers)]).toEqual(['http://example.com:3000', false]);
    vi.stubEnv('NEXTAUTH_URL', 'https://example.org');
    expect([originOf(headers), isSecure(headers)]).toEqual(['https://example.org', true]);
  });
});

test('nobody writes lines of their own into the log', () => {
  expect(oneLine('one\n2026 error two\u2028three\u0007')).toBe('one 2026 error two three');
  expect(oneLine('x'.repeat(700))).toHaveLength(602);
});

test('an error of the database is written without the values of its query, however deep it lies', () => {
  const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ann@a.org)' });
  const query = Object.assign(
    new Error('Failed query: select $1\nparams: ann@a.org,\nx', { cause }),
    {
      params: ['ann@a.org', '\nx'],
    },
  );
  const error = new Error('who asks could not be looked up', { cause: query });
  expect(errorText(error)).toBe(
    'duplicate key: Failed query: select $1: who asks could not be looked up',
  );
  const { error: kept } = console;
  const written: string[] = [];
  console.error = (...said: unknown[]) => written.push(inspect(said));
  try {
    hideValuesInConsole();
    const { error: nextWrites } = console;
    nextWrites('⨯', error);
  } finally {
    console.error = kept;
  }
  expect(written.join()).toContain('Failed query: select $1\n');
  expect(written.join()).toContain('settings.test.ts');
  expect(written.join()).not.toContain('ann@a.org');
});
