import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { csvOf } from '@/events/csv';
import { done, endpoint, none } from '@/src/contract/endpoint';
import { changeAccount } from '@/src/server/account/changeAccount';
import { changePassword } from '@/src/server/account/changePassword';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { downloadData } from '@/src/server/account/downloadData';
import { newMailToken } from '@/src/server/account/mailToken';
import { resetPassword } from '@/src/server/account/resetPassword';
import { signUp } from '@/src/server/account/signUp';
import { userOfCredentials } from '@/src/server/auth/credentials';
import { authOptions } from '@/src/server/auth/options';
import { answerAuth } from '@/src/server/auth/route';
import { joinClass } from '@/src/server/classroom/membership';
import { moderate } from '@/src/server/community/moderate';
import { star } from '@/src/server/community/stars';
import { moderationLog, scenarios } from '@/src/server/database/schema/community';
import { auditEvents, rateLimits } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { query } from '@/src/server/http/endpoint';
import { sendSignInMail } from '@/src/server/mail';
import { MAX_WAIT, PACES } from '@/src/server/pace';
import { hashPassword } from '@/src/server/password';
import { countAgainst, LIMITS } from '@/src/server/rateLimit';
import { publishedBy } from './community/communityHelp';
import { spendPace } from './paceHelp';
import { ask, ENGINES, type Person, requestOf, useSite } from './site';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is written to the server’s log from now on. */
function logged(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}

const ASKED = endpoint({
  method: 'GET',
  path: '/api/test',
  access: 'anyone',
  query: none,
  answer: done,
});

const form = (fields: Readonly<Record<string, string>>) => ({
  raw: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

describe.each(ENGINES)('what the server keeps of strangers, %s', (engine) => {
  const site = useSite(engine);

  test('is no network address: limits are counted under a code', async () => {
    await countAgainst(site.db, 'browser-log', '203.0.113.77');
    const keys = (await site.db.select().from(rateLimits)).map(({ key }) => key);
    expect(keys.join()).toMatch(/browser-log:[0-9a-f]{32}/);
    expect(keys.join()).not.toContain('203.0.113.77');
  });

  test('does not grow with every request from another site', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.9' };
    const before = (await site.db.select().from(auditEvents)).length;
    for (let index = 0; index < LIMITS.audit.times + 5; index += 1) {
      expect((await ask(changeAccount, { method: 'PATCH', headers })).status).toBe(403);
    }
    const after = (await site.db.select().from(auditEvents)).length;
    expect(after - before).toBe(LIMITS.audit.times);
  });

  test('is no value of a query that failed', async () => {
    const lines = logged();
    const failing = query(ASKED, async ({ db }) => {
      await db.insert(users).values({ id: 'same', name: 'Ann', email: 'ann.secret@example.org' });
      await db.insert(users).values({ id: 'same', name: 'Ann', email: 'ann.secret@example.org' });
      throw new Error('this is not reached');
    });
    expect((await ask(failing, { method: 'GET' })).status).toBe(500);
    expect(lines.join('')).toMatch(/NOT_ANSWERED: GET \/api\/test: duplicate key/);
    expect(lines.join('')).not.toContain('ann.secret');
  });
});

describe.each(ENGINES)('limits, %s', (engine) => {
  const site = useSite(engine);

  test('count whoever has many addresses of IPv6 as one', async () => {
    const body = { name: 'Ann', email: 'x', password: 'a long pass phrase' };
    await spendPace(site.db, 'request', '2001:db8:1:2::/64', MAX_WAIT + 2);
    for (const last of [1, 2, 3]) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${last}` };
      const { status, response } = await ask(signUp, { body, headers });
      const wait = Number(response.headers.get('retry-after'));
      expect([status, wait >= 1 && wait <= PACES.request.seconds]).toEqual([429, true]);
    }
    const elsewhere = { 'x-forwarded-for': '2001:db8:1:3::1' };
    expect((await ask(signUp, { body, headers: elsewhere })).status).toBe(400);
  });

  test('of an account are not used up by an address that is over its pace', async () => {
    const passwordHash = await hashPassword('a long pass phrase');
    const ann = await site.person('Ann', { passwordHash });
    const address = '198.51.100.4';
    const attempt = { email: ann.email, password: 'a long pass phrase' };
    for (let index = 0; index < LIMITS['sign-in'].times + 1; index += 1) {
      await spendPace(site.db, 'try', address, MAX_WAIT + 2);
      const found = await userOfCredentials(site.db, { mail: null }, { ...attempt, address });
      expect(found).toEqual({ retryAfter: expect.any(Number) });
    }
    const own = { ...attempt, address: '198.51.100.5' };
    expect(await userOfCredentials(site.db, { mail: null }, own)).toMatchObject({ id: ann.id });
  });
});

describe.each(ENGINES)('what the database cannot hold, %s', (engine) => {
  const site = useSite(engine);

  test('is refused, and no fault of ours', async () => {
    const ann = await site.person('Ann');
    const joining = await ask(joinClass, { as: ann, body: { code: 'a\0b' } });
    expect(joining.status).toBe(404);
    const signing = { name: 'Ann', email: 'a\0nn@example.org', password: 'a long pass phrase' };
    expect((await ask(signUp, { body: signing })).status).toBe(400);
    const attempt = { ...signing, address: '192.0.2.1' };
    expect(await userOfCredentials(site.db, { mail: null }, attempt)).toBeNull();
  });

  test.each([
    'x,victim@example.org',
    'x;victim@example.org',
    'x<victim@example.org>',
    '"victim@example.org"@example.net',
    '(x)victim@example.org',
    'victim@example.org,evil',
    'victim@[127.0.0.1].org',
    'vic\u202etim@example.org',
  ])('an address that a mail program would read as another is none: %s', async (email) => {
    const body = { name: 'Ann', email, password: 'a long pass phrase' };
    const headers = { 'x-forwarded-for': `192.0.2.${100 + email.length}` };
    expect((await ask(signUp, { body, headers })).status).toBe(400);
  });

  test('one address in other letters is the same', async () => {
    const password = 'a long pass phrase';
    const [plain, wide] = ['eve@example.org', 'ｅｖｅ@example.org'];
    await ask(signUp, { body: { name: 'Eve', email: wide, password } });
    const found = await site.db.select().from(users).where(eq(users.email, plain));
    expect(found).toHaveLength(1);
  });
});

describe.each(ENGINES)('forms of signing in, %s', (engine) => {
  const site = useSite(engine);
  const sent = async (step: string[], asking: Parameters<typeof requestOf>[0]) => {
    const request = requestOf({ path: `/api/auth/${step.join('/')}`, ...asking });
    return answerAuth(request, { params: Promise.resolve({ nextauth: step }) });
  };

  test('come from our own pages, and are short', async () => {
    const { raw, headers } = form({ email: 'ann@example.org' });
    const foreign = { raw, headers: { ...headers, origin: 'https://evil.example' } };
    expect((await sent(['callback', 'credentials'], foreign)).status).toBe(403);
    expect((await sent(['signout'], { raw, headers: { ...headers, origin: null } })).status).toBe(
      403,
    );
    const long = { raw: 'x'.repeat(20_000), headers: { ...headers, 'content-length': null } };
    expect((await sent(['callback', 'credentials'], long)).status).toBe(413);
    const garbled = { raw: '{', headers: { 'content-type': 'application/json' } };
    expect((await sent(['callback', 'credentials'], garbled)).status).toBe(400);
  });

  test('a browser’s report is told apart from the server’s own lines, and ends', async () => {
    const lines = logged();
    const report = { code: 'NO_SECRET', level: 'error', message: 'all is\nlost' };
    for (let index = 0; index < LIMITS['browser-log'].times + 5; index += 1) {
      expect((await sent(['_log'], form(report))).status).toBe(200);
    }
    expect(lines).toHaveLength(LIMITS['browser-log'].times);
    expect(lines[0]).toMatch(/ error CLIENT_LOG: in a browser: all is lost\n$/);
    vi.restoreAllMocks();
    const own = logged();
    const headers = { ...form({}).headers, 'x-forwarded-for': '192.0.2.99' };
    await sent(['_log'], { ...form({ ...report, code: 'CLIENT_FETCH_ERROR' }), headers });
    expect(own[0]).toContain('error CLIENT_FETCH_ERROR: in a browser: all is lost');
  });

  test('links are sent at a pace for one network address', async () => {
    await spendPace(site.db, 'request', '192.0.2.7', MAX_WAIT + 2);
    const answer = await sent(['signin', 'email'], form({ email: 'ann@example.org' }));
    expect(answer.status).toBe(429);
    const { url } = await answer.json();
    expect(url).toBe('http://localhost:3000/registration/signin?error=NetworkBusy');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe.each(ENGINES)('asking for a link to sign in, %s', (engine) => {
  const site = useSite(engine);

  test('tells nobody who is banned, and sends them none', async () => {
    const banned = await site.person('Ben', { bannedAt: new Date() });
    const user = { id: banned.id, email: banned.email, emailVerified: null };
    const { callbacks } = await authOptions();
    const asked = { user, account: null, email: { verificationRequest: true } };
    expect(await callbacks?.signIn?.(asked)).toBe(true);
    expect(await callbacks?.signIn?.({ user, account: null })).toBe(false);
    const url = 'http://localhost:3000/x';
    // No mail is set up here: whoever is to get a letter makes it fail.
    await expect(
      sendSignInMail(site.db, { identifier: banned.email, url }),
    ).resolves.toBeUndefined();
    const other = sendSignInMail(site.db, { identifier: 'new@example.org', url });
    await expect(other).rejects.toThrow('no mail is set up');
  });
});

describe.each(ENGINES)('what was shared before, %s', (engine) => {
  const site = useSite(engine);

  test('a link for a new password ends when the password is changed', async () => {
    const current = 'a long pass phrase';
    const ann = await site.person('Ann', { passwordHash: await hashPassword(current) });
    const token = await newMailToken(site.db, ann.id, 'reset');
    const body = { current, next: 'quite another phrase' };
    expect((await ask(changePassword, { method: 'PUT', as: ann, body })).status).toBe(200);
    const reset = { token, password: 'the phrase of a thief' };
    expect((await ask(resetPassword, { method: 'PUT', body: reset })).status).toBe(410);
  });

  test('the title of a hidden scenario is in nobody’s download but its author’s', async () => {
    const [ann, ben] = [await site.person('Ann'), await site.person('Ben')];
    const id = await publishedBy(ann, { title: 'A title to hide' });
    expect((await ask(star, { method: 'PUT', as: ben, params: { id } })).status).toBe(200);
    await site.db.update(scenarios).set({ hiddenAt: new Date() }).where(eq(scenarios.id, id));
    const downloaded = async (as: Person) =>
      (await ask(downloadData, { method: 'GET', as })).response.text();
    expect(await downloaded(ben)).toContain(id);
    expect(await downloaded(ben)).not.toContain('A title to hide');
    expect(await downloaded(ann)).toContain('A title to hide');
    await site.db.update(scenarios).set({ hiddenAt: null }).where(eq(scenarios.id, id));
    expect(await downloaded(ben)).toContain('A title to hide');
    await site.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, ann.id));
    expect(await downloaded(ben)).not.toContain('A title to hide');
  });
});

describe.each(ENGINES)('the record of moderators, %s', (engine) => {
  const site = useSite(engine);

  test('keeps nothing that was written by whoever deletes the account', async () => {
    const mod = await site.person('Moderator Max', { role: 'moderator' });
    const ann = await site.person('Ann Private');
    const ben = await site.person('Ben');
    const id = await publishedBy(ann, { title: 'A private title' });
    const other = await publishedBy(ben, { title: 'The title of Ben' });
    for (const subjectId of [id, other]) {
      const body = { action: 'hide', kind: 'scenario', subjectId, reason: 'Rude' };
      expect((await ask(moderate, { as: mod, body })).status).toBe(200);
    }
    const deleting = { method: 'DELETE', body: { confirm: 'delete' } };
    expect((await ask(deleteAccount, { ...deleting, as: ann })).status).toBe(200);
    const names = async () =>
      (await site.db.select().from(moderationLog)).map((row) => row.subjectName).sort();
    expect(await names()).toEqual(['Deleted with its account', 'The title of Ben']);
    await ask(deleteAccount, { ...deleting, as: mod });
    const rows = await site.db.select().from(moderationLog);
    expect(rows.map((row) => row.moderatorName)).toEqual([
      'A former moderator',
      'A former moderator',
    ]);
    expect(rows.map((row) => row.reason)).toEqual(['Rude', 'Rude']);
  });
});

test.each([
  ['Ann;=1+1', `"Ann;'=1+1"`],
  ['Ann; "@SUM(1)', `"Ann; ""'@SUM(1)"`],
  ['=1;-2', `"'=1;'-2"`],
  ['Ann; Ben', '"Ann; Ben"'],
])('%s begins no formula where cells are parted by semicolons', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`);
});
