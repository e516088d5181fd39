/** A database that cannot be asked: it signs nobody out, and nobody waits for ever. */
import { sql } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '@/scripts/site/database';
import { endpoint, none, withId } from '@/src/contract/endpoint';
import { changeAccount } from '@/src/server/account/changeAccount';
import { answerAuth } from '@/src/server/auth/route';
import { openAssignments, seatAssignments } from '@/src/server/classroom/openAssignments';
import { leaveSeat } from '@/src/server/classroom/seats/ownSeat';
import { type OpenDatabase, openPostgres } from '@/src/server/database/database';
import { users } from '@/src/server/database/schema/members';
import { ok } from '@/src/server/http/answer';
import { command, query } from '@/src/server/http/endpoint';
import { serverSecret } from '@/src/server/secret';
import { inScopeOf } from '../helpers/accounts/requestScope';
import { type Asking, ask, ENGINES, type Person, requestOf } from './site';

/** Asks next-auth through our door. */
function auth(path: string, asking: Asking = {}): Promise<Response> {
  // As the server itself writes it (src/server/http/beforeNext.ts); without it next-auth takes https for granted.
  const headers = { ...asking.headers, 'x-forwarded-proto': 'http' };
  const request = requestOf({ method: 'GET', ...asking, path: `/api/auth/${path}`, headers });
  inScopeOf(request);
  const [steps = ''] = path.split('?');
  return answerAuth(request, { params: Promise.resolve({ nextauth: steps.split('/') }) });
}

const session = (as: Person) => auth('session', { as });

/** What the page to sign in on sends. */
const filled = (fields: Readonly<Record<string, string>>): Asking => ({
  method: 'POST',
  raw: new URLSearchParams({ csrfToken: 'a-csrf-token', json: 'true', ...fields }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const ASKED = endpoint({
  method: 'GET',
  path: '/api/test',
  access: 'anyone',
  query: none,
  answer: withId,
});

const DONE = endpoint({ method: 'POST', path: '/api/test', access: 'member', answer: withId });

/** What an answer says while nothing can be looked up. */
function expectSilence(response: Response): void {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('set-cookie')).toBeNull();
}

async function ann(db: OpenDatabase['db']): Promise<Person> {
  const person = { id: 'ann', name: 'Ann', email: 'ann@example.org' };
  await db.insert(users).values(person).onConflictDoNothing();
  const secret = (await serverSecret()) ?? '';
  return { ...person, session: await encode({ token: { sub: 'ann', epoch: 0 }, secret }) };
}

/** The connections that are at the slow question of a test. */
const SLEEPING = sql`pg_stat_activity where query like 'select pg_sleep%'`;

const hasServer = ENGINES.some((engine) => engine === 'postgres');

describe.runIf(hasServer)('a PostgreSQL that cannot be asked', () => {
  let fresh: FreshDatabase;
  let opened: OpenDatabase;
  let member: Person;

  beforeAll(async () => {
    process.env.NEXTAUTH_SECRET = 'a secret of the tests';
    fresh = await freshDatabase();
    opened = await openPostgres(fresh.url, { lock_timeout: 200, connectionTimeoutMillis: 500 });
    globalThis.tallystickDatabase = Promise.resolve(opened);
    member = await ann(opened.db);
  }, 60_000);
  beforeEach(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    globalThis.tallystickDatabase = undefined;
    await opened.close();
    await fresh.drop();
  });

  /** The member is known as before, with the cookie renewed. */
  async function expectSignedIn(): Promise<void> {
    const response = await session(member);
    expect(await response.json()).toMatchObject({ user: { name: 'Ann' } });
    expect(response.headers.get('set-cookie')).toMatch(/session-token=[^;]/);
  }

  test('signs nobody out while it takes no connections, and knows them again afterwards', async () => {
    await expectSignedIn();
    const seat = { id: 'seat', classId: 'class', name: 'Sam', token: 'a-token' };
    await fresh.admit(false);
    try {
      expectSilence(await session(member));
      for (const asked of [
        await ask(changeAccount, { as: member, method: 'PATCH', body: { name: 'Bo' } }),
        await ask(openAssignments, { as: member, method: 'GET' }),
        // A seat is not lost by it either: whether there is one is unknown, which is not no.
        await ask(leaveSeat, { method: 'DELETE', seats: [seat], params: { id: seat.classId } }),
        await ask(seatAssignments, { method: 'GET', path: '/api/test?lesson=2', seats: [seat] }),
      ]) {
        expectSilence(asked.response);
        expect(asked.error).toMatch(/^The site cannot answer at the moment/);
      }
    } finally {
      await fresh.admit(true);
    }
    await expectSignedIn();
  });

  test('blames no password, no link and no other site while it takes no connections', async () => {
    vi.stubEnv('EMAIL_SERVER', 'smtp://127.0.0.1:1');
    vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
    const link = 'callback/email?token=a-token&email=ann@example.org';
    const password = filled({ email: 'ann@example.org', password: 'a long pass phrase' });
    expect((await auth('callback/credentials', password)).status).toBe(401);
    expect((await auth(link)).headers.get('location')).toMatch(/error=Verification$/);
    await fresh.admit(false);
    try {
      expectSilence(await auth('callback/credentials', password));
      expectSilence(await auth('signin/email', filled({ email: 'ann@example.org' })));
      const opened = await auth(link, { as: member });
      expect(opened.headers.get('location')).toBe(
        'http://localhost:3000/registration/error?error=NoAnswer',
      );
      expect([opened.status, opened.headers.get('set-cookie')]).toEqual([302, null]);
    } finally {
      await fresh.admit(true);
    }
  });

  test('that could not even be opened is no reason to sign out either', async () => {
    globalThis.tallystickDatabase = Promise.reject(new Error('connect ECONNREFUSED'));
    expectSilence(await session(member));
    globalThis.tallystickDatabase = Promise.reject(new Error('connect ECONNREFUSED'));
    expectSilence((await ask(openAssignments, { as: member, method: 'GET' })).response);
    globalThis.tallystickDatabase = Promise.resolve(opened);
    await expectSignedIn();
  });

  test('keeps nobody waiting for rows that others hold, nor for a connection', async () => {
    const holder = new Client({ connectionString: fresh.url });
    await holder.connect();
    await holder.query('begin; lock table users in access exclusive mode');
    try {
      // More than there are connections: those that get none are answered as well.
      const answers = await Promise.all(Array.from({ length: 14 }, () => session(member)));
      answers.forEach(expectSilence);
    } finally {
      await holder.end();
    }
    await expectSignedIn();
  });

  test('may break a connection in use: the request fails, the server does not', async () => {
    const thrown = vi.fn();
    process.on('uncaughtExceptionMonitor', thrown);
    const slow = query(ASKED, async ({ db }) => {
      await db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`));
      throw new Error('this is not reached');
    });
    const asked = ask(slow, { method: 'GET' });
    await vi.waitFor(async () => {
      const sleeping = await opened.db.select({ one: sql`1` }).from(SLEEPING);
      expect(sleeping).toHaveLength(1);
    });
    await opened.db.select({ done: sql`pg_terminate_backend(pid)` }).from(SLEEPING);
    expectSilence((await asked).response);
    process.off('uncaughtExceptionMonitor', thrown);
    expect(thrown).not.toHaveBeenCalled();
  });

  test('says that what was deleted meanwhile is gone, and asks whoever is gone to sign in', async () => {
    const late = command(DONE, { limit: 'star' }, async ({ db }) => {
      await db.execute(sql`insert into stars (scenario_id, user_id) values ('gone', 'ann')`);
      throw new Error('this is not reached');
    });
    expect(await ask(late, { as: member })).toMatchObject({
      status: 404,
      error: 'What this was about has just been deleted.',
    });
    const leaving = command(DONE, { limit: 'star' }, async ({ db }) => {
      await db.execute(sql`delete from users where id = 'ben'`);
      await db.execute(sql`insert into progress (user_id, data) values ('ben', '{}')`);
      throw new Error('this is not reached');
    });
    const secret = (await serverSecret()) ?? '';
    await opened.db.insert(users).values({ id: 'ben', name: 'Ben', email: 'ben@example.org' });
    const token = await encode({ token: { sub: 'ben', epoch: 0 }, secret });
    const ben = { id: 'ben', name: 'Ben', email: 'ben@example.org', session: token };
    expect((await ask(leaving, { as: ben })).status).toBe(401);
  });

  test('is asked once more for what a deadlock undid', async () => {
    let tries = 0;
    const unlucky = command(DONE, { limit: 'star' }, async ({ db }) => {
      tries += 1;
      if (tries === 1) {
        await db.execute(
          sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`,
        );
      }
      return ok({ id: String(tries) });
    });
    expect((await ask(unlucky, { as: member })).data).toEqual({ id: '2' });
    const hopeless = command(DONE, { limit: 'star' }, async ({ db }) => {
      await db.execute(sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`);
      throw new Error('this is not reached');
    });
    expectSilence((await ask(hopeless, { as: member })).response);
  });
});
