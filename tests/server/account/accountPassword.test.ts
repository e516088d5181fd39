import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeAccount } from '@/src/server/account/changeAccount';
import { changePassword } from '@/src/server/account/changePassword';
import { endOtherSessions } from '@/src/server/account/endOtherSessions';
import { auditEvents } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { fitsPassword, hashPassword } from '@/src/server/password';
import { LIMITS } from '@/src/server/rateLimit';
import { ask, ENGINES, type Person, useSite } from '../site';

const current = 'a long pass phrase';
const next = 'quite another phrase';
const hashed = hashPassword(current);

describe.each(ENGINES)('changing the password, %s', (engine) => {
  const site = useSite(engine);
  const person = async () => site.person('Ann', { passwordHash: await hashed });
  const kept = async ({ id }: Person) => {
    const [row] = await site.db.select().from(users).where(eq(users.id, id));
    return row;
  };
  const mayAct = async (as: Person) =>
    (await ask(changeAccount, { as, body: { name: 'Ann' } })).status === 200;

  test('sets the new one, ends every other session, and keeps this one', async () => {
    const ann = await person();
    const { status, data, response } = await ask(changePassword, {
      as: ann,
      body: { current, next },
    });
    expect([status, data]).toEqual([200, {}]);
    expect(await fitsPassword(next, (await kept(ann))?.passwordHash ?? null)).toBe(true);
    expect(await mayAct(ann)).toBe(false);
    const [cookie = ''] = response.headers.getSetCookie();
    const [, session = ''] = /^next-auth\.session-token=([^;]+);/.exec(cookie) ?? [];
    expect(cookie.slice(session.length)).toMatch(
      /; Path=\/; Expires=[^;]+; HttpOnly; SameSite=lax$/i,
    );
    expect(await mayAct({ ...ann, session })).toBe(true);
    const events = await site.db.select().from(auditEvents).where(eq(auditEvents.userId, ann.id));
    expect(events.map(({ kind }) => kind)).toContain('password-changed');
  });

  test('gives a cookie for https only where the site is reached by it', async () => {
    const as = await person();
    const headers = { 'x-forwarded-proto': 'https', origin: 'https://localhost:3000' };
    // The cookies of a browser under https have other names: none of those that were sent counts.
    expect((await ask(changePassword, { as, body: { current, next }, headers })).status).toBe(403);
  });

  test('is refused with a wrong current password, and changes nothing', async () => {
    const ann = await person();
    const before = await kept(ann);
    const { status, data } = await ask(changePassword, {
      as: ann,
      body: { current: 'a wrong pass phrase', next },
    });
    expect([status, data]).toEqual([
      403,
      { error: 'The current password is not right. Nothing was changed.', field: 'current' },
    ]);
    expect(await kept(ann)).toEqual(before);
    expect(await mayAct(ann)).toBe(true);
  });

  test('must be another than before', async () => {
    const ann = await person();
    const { status, error, data } = await ask(changePassword, {
      as: ann,
      body: { current, next: current },
    });
    expect([status, error]).toEqual([400, expect.stringMatching(/^This is the password you have/)]);
    expect(data.field).toBe('next');
    expect(await mayAct(ann)).toBe(true);
  });

  test('happens once where it is sent twice', async () => {
    const as = await person();
    const asking = { as, body: { current, next } };
    const answers = await Promise.all([ask(changePassword, asking), ask(changePassword, asking)]);
    expect(answers.map(({ status }) => status).sort()).toSatisfy(
      ([first, second]: number[]) => first === 200 && [401, 403].includes(second ?? 0),
    );
    expect((await kept(as))?.sessionEpoch).toBe(1);
  });

  test.each([
    ['a short one', { current, next: 'short' }, /^A password has at least 10 characters/],
    ['an endless one', { current, next: 'x'.repeat(201) }, /^A password has at most 200/],
    ['no current one', { next }, '“current” is missing.'],
    ['a number', { current, next: 1234567890 }, '“next” must be text.'],
  ])('refuses %s', async (_, body, sentence) => {
    const as = await person();
    const { status, error } = await ask(changePassword, { as, body });
    expect(status).toBe(400);
    expect(error).toMatch(sentence);
  });

  test('is not for an account without one', async () => {
    const as = await site.person('Ann');
    const { status, error } = await ask(changePassword, { as, body: { current, next } });
    expect([status, error]).toEqual([409, expect.stringContaining('no password yet')]);
    expect((await kept(as))?.passwordHash).toBeNull();
  });

  test('cannot be guessed without end', async () => {
    const as = await site.person('Ann', { passwordHash: null });
    const body = { current: 'wrong', next };
    for (let time = 0; time < LIMITS.password.times; time += 1) {
      await ask(changePassword, { as, body });
    }
    const { status, error, response } = await ask(changePassword, { as, body });
    expect([status, error]).toEqual([429, expect.stringMatching(/^This was done too often/)]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is not needed to end all other sessions, which keeps this one', async () => {
    const ann = await person();
    const { status, data, response } = await ask(endOtherSessions, { method: 'DELETE', as: ann });
    expect([status, data]).toEqual([200, {}]);
    expect(await mayAct(ann)).toBe(false);
    const [cookie = ''] = response.headers.getSetCookie();
    const [, session = ''] = /^next-auth\.session-token=([^;]+);/.exec(cookie) ?? [];
    expect(await mayAct({ ...ann, session })).toBe(true);
    const [event] = await site.db.select().from(auditEvents).where(eq(auditEvents.userId, ann.id));
    expect(event?.kind).toBe('sessions-ended');
  });
});

describe.each(ENGINES)('changing name and choices, %s', (engine) => {
  const site = useSite(engine);
  const named = async ({ id }: Person) => {
    const [row] = await site.db.select().from(users).where(eq(users.id, id));
    return [row?.name, row?.syncsProgress];
  };

  test('changes what is said, of oneself only', async () => {
    const [ann, bob] = [await site.person('Ann'), await site.person('Bob')];
    const first = await ask(changeAccount, { as: ann, body: { name: '  Ann   Lee ' } });
    expect([first.status, first.data]).toEqual([200, { name: 'Ann Lee', syncsProgress: false }]);
    const second = await ask(changeAccount, { as: ann, body: { syncsProgress: true } });
    expect([second.status, second.data]).toEqual([200, { name: 'Ann Lee', syncsProgress: true }]);
    expect(await named(ann)).toEqual(['Ann Lee', true]);
    expect(await named(bob)).toEqual(['Bob', false]);
  });

  test.each([
    ['nothing to change', {}, 'The request says nothing to change.'],
    ['an empty name', { name: ' ' }, 'A name has 1 to 60 characters.'],
    ['invisible letters', { name: '\u200b\u202e' }, 'A name has 1 to 60 characters.'],
    ['letters that draw nothing', { name: '\u3164\u2800' }, 'A name has 1 to 60 characters.'],
    ['a long name', { name: 'x'.repeat(61) }, 'A name has 1 to 60 characters.'],
    ['a word for a choice', { syncsProgress: 'yes' }, '“syncsProgress” must be true or false.'],
    ['a role', { role: 'moderator' }, 'The request holds something unknown: role.'],
  ])('refuses %s', async (_, body, sentence) => {
    const ann = await site.person('Ann');
    const { status, error } = await ask(changeAccount, { as: ann, body });
    expect([status, error]).toEqual([400, sentence]);
    expect(await named(ann)).toEqual(['Ann', false]);
  });
});
