import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { done, endpoint, json, none, withId } from '@/src/contract/endpoint';
import { auditEvents, rateLimits } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { ok } from '@/src/server/http/answer';
import { command, jsonCommand, query } from '@/src/server/http/endpoint';
import { LIMITS } from '@/src/server/rateLimit';
import { ask, ENGINES, useSite } from './site';

const calls: string[] = [];

const body = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(5)),
  count: z.int(),
  kind: z.enum(['a', 'b']),
});
const path = '/api/test';

const writes = jsonCommand(
  endpoint({ method: 'POST', path, access: 'member', body: json<typeof body>(), answer: done }),
  body,
  { limit: 'publish', bytes: 2048 },
  async () => {
    calls.push('written');
    return ok({});
  },
);
const acts = command(
  endpoint({ method: 'POST', path, access: 'moderator', answer: done }),
  { limit: 'moderate' },
  async ({ member }) => {
    calls.push(member.name);
    return ok({});
  },
);
const reads = query(
  endpoint({
    method: 'GET',
    path: '/api/test/[id]',
    access: 'member',
    query: none,
    answer: withId,
  }),
  async ({ params: { id } }) => ok({ id }),
);
const fails = query(
  endpoint({ method: 'GET', path, access: 'anyone', query: none, answer: done }),
  async () => {
    throw new Error('the roof is on fire');
  },
);

const right = { title: 'One', count: 1, kind: 'a' };

describe.each(ENGINES)('every endpoint, %s', (engine) => {
  const site = useSite(engine);
  beforeEach(() => {
    calls.length = 0;
  });

  test('lets a member do what is right', async () => {
    const as = await site.person('Ann');
    const { status, data, response } = await ask(writes, { as, body: right });
    expect([status, data]).toEqual([200, {}]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(calls).toEqual(['written']);
  });

  test.each([
    ['from another site', { origin: 'https://evil.example' }, /did not come from a page/],
    ['with the right origin, sent by another site', { 'sec-fetch-site': 'cross-site' }, /did not/],
    ['from a site of the same owner', { 'sec-fetch-site': 'same-site' }, /did not come/],
    ['that does not say where from', { origin: null }, /did not come from a page/],
    ['without the token', { 'x-csrf-token': null }, /out of date/],
    ['with a wrong token', { 'x-csrf-token': 'another' }, /out of date/],
    [
      'with a token of its own making',
      { cookie: 'next-auth.csrf-token=a-csrf-token%7Cffff' },
      /out of date/,
    ],
  ])('refuses a request %s, and records it', async (_, headers, sentence) => {
    const as = await site.person('Ann');
    const { status, error } = await ask(writes, { as, body: right, headers });
    expect(status).toBe(403);
    expect(error).toMatch(sentence);
    expect(calls).toEqual([]);
    const [last] = await site.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(last).toMatchObject({ kind: 'foreign-request', detail: 'POST /api/test' });
    expect(last?.address).not.toContain('192.0.2.7');
  });

  test('refuses whoever is not signed in, whose session was tampered with, or has ended', async () => {
    const ann = await site.person('Ann');
    const banned = await site.person('Ben', { bannedAt: new Date() });
    const tampered = { ...ann, session: `${ann.session.slice(0, -4)}AAAA` };
    for (const as of [null, tampered, banned]) {
      expect(await ask(writes, { as, body: right })).toMatchObject({
        status: 401,
        error: 'Sign in to do this.',
      });
    }
    await site.db.update(users).set({ sessionEpoch: 5 });
    expect((await ask(writes, { as: ann, body: right })).status).toBe(401);
    await site.db.update(users).set({ sessionEpoch: 0 });
    expect(calls).toEqual([]);
  });

  test('lets only moderators do what is theirs', async () => {
    const member = await site.person('Ann');
    const moderator = await site.person('Max', { role: 'moderator' });
    expect(await ask(acts, { as: member })).toMatchObject({
      status: 403,
      error: 'Only moderators may do this.',
    });
    expect((await ask(acts, { as: moderator })).status).toBe(200);
    expect(calls).toEqual(['Max']);
  });

  test.each([
    ['nothing', undefined, 415, 'The request must carry JSON.'],
    ['a list', [], 400, 'The request must be an object.'],
    ['no title', { ...right, title: undefined }, 400, '“title” is missing.'],
    ['a number for a title', { ...right, title: 3 }, 400, '“title” must be text.'],
    ['an empty title', { ...right, title: '' }, 400, '“title” must not be empty.'],
    ['a long title', { ...right, title: 'longer' }, 400, '“title” must have at most 5 characters.'],
    ['half a count', { ...right, count: 1.5 }, 400, '“count” must be a whole number.'],
    ['an unknown kind', { ...right, kind: 'c' }, 400, '“kind” must be one of: a, b.'],
    ['a key of its own', { ...right, role: 1 }, 400, 'The request holds something unknown: role.'],
    [
      'too much',
      { ...right, title: 'x'.repeat(3000) },
      413,
      'This is too large: at most 2 kB can be sent.',
    ],
  ])('refuses %s', async (_, body, status, error) => {
    const as = await site.person('Ann');
    expect(await ask(writes, { as, body })).toMatchObject({ status, error });
    expect(calls).toEqual([]);
  });

  test('refuses what is no JSON, no text, or says that it is shorter than it is', async () => {
    const as = await site.person('Ann');
    const json = { 'content-type': 'application/json' };
    expect(await ask(writes, { as, raw: '{"title"', headers: json })).toMatchObject({
      status: 400,
      error: 'The request is not readable JSON.',
    });
    expect((await ask(writes, { as, raw: new Uint8Array([255]), headers: json })).status).toBe(400);
    const headers = { ...json, 'content-length': '10' };
    expect((await ask(writes, { as, raw: 'x'.repeat(3000), headers })).status).toBe(413);
    expect((await ask(writes, { as, raw: 'title=One' })).status).toBe(415);
    expect(calls).toEqual([]);
  });

  test('stops whoever does it too often, and lets others go on', async () => {
    const [ann, ben] = [await site.person('Ann'), await site.person('Ben')];
    for (let index = 0; index < LIMITS.publish.times; index += 1) {
      expect((await ask(writes, { as: ann, body: right })).status).toBe(200);
    }
    const { status, error, response } = await ask(writes, { as: ann, body: right });
    expect([status, error]).toEqual([
      429,
      expect.stringMatching(/^This was done too often: try again in \d+ minutes\.$/),
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await ask(writes, { as: ben, body: right })).status).toBe(200);
    await site.db.update(rateLimits).set({ until: new Date(0) });
    expect((await ask(writes, { as: ann, body: right })).status).toBe(200);
  });

  test('looks for nothing under an address that no identifier has', async () => {
    const as = await site.person('Ann');
    const strange = await ask(reads, { as, method: 'GET', params: { id: "x' or 1=1" } });
    expect(strange).toMatchObject({ status: 404, error: 'There is nothing at this address.' });
    expect((await ask(reads, { as, method: 'GET', params: { id: 'a-b_c' } })).data).toEqual({
      id: 'a-b_c',
    });
  });

  test('tells nothing of what went wrong inside', async () => {
    const { status, error } = await ask(fails, { method: 'GET' });
    expect(status).toBe(500);
    expect(error).not.toContain('fire');
  });
});
