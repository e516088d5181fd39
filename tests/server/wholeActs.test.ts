/** Acts of an account that fail half-way: “nothing was changed” is then true, and nobody is signed out by them. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changePassword } from '@/src/server/account/changePassword';
import { confirmAddress } from '@/src/server/account/confirmAddress';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { endOtherSessions } from '@/src/server/account/endOtherSessions';
import { newMailToken } from '@/src/server/account/mailToken';
import { readProgress } from '@/src/server/account/progress';
import { resetPassword } from '@/src/server/account/resetPassword';
import { signUp } from '@/src/server/account/signUp';
import { mailTokens, users, verificationTokens } from '@/src/server/database/schema/members';
import { hashPassword } from '@/src/server/password';
import { ask, ENGINES, useSite } from './site';

const password = 'a long pass phrase';
const hashed = hashPassword(password);

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => vi.restoreAllMocks();
});

describe.each(ENGINES)('an act whose record cannot be kept, %s', (engine) => {
  const site = useSite(engine);
  const kept = async () =>
    Promise.all(
      [users, mailTokens, verificationTokens].map((table) => site.db.select().from(table)),
    );
  /** Has the last step of each act fail, as a database does that goes away in the middle. */
  const withoutRecord = async (work: () => Promise<void>) => {
    await site.db.execute(sql`alter table audit_events rename to audit_events_away`);
    try {
      await work();
    } finally {
      await site.db.execute(sql`alter table audit_events_away rename to audit_events`);
    }
  };

  test.each([
    ['signing out elsewhere', endOtherSessions, undefined],
    ['a new password', changePassword, { current: password, next: 'another pass phrase' }],
    ['leaving', deleteAccount, { password }],
  ])('%s has changed nothing, and this browser is signed in as before', async (_, route, body) => {
    const ann = await site.person('Ann', { passwordHash: await hashed });
    await newMailToken(site.db, ann.id, 'reset');
    const expires = new Date(Date.now() + 3_600_000);
    await site.db
      .insert(verificationTokens)
      .values({ identifier: ann.email, token: ann.id, expires });
    const before = await kept();
    await withoutRecord(async () => {
      const { status, response } = await ask(route, { as: ann, body });
      expect([status, response.headers.get('set-cookie')]).toEqual([500, null]);
    });
    expect(await kept()).toEqual(before);
    expect((await ask(readProgress, { method: 'GET', as: ann })).status).toBe(200);
    expect((await ask(route, { as: ann, body })).status).toBe(200);
  });

  test.each([
    ['confirming', confirmAddress, 'confirm'],
    ['a password by mail', resetPassword, 'reset'],
  ] as const)('%s has not used up its link', async (_, route, purpose) => {
    const ann = await site.person('Ann', { passwordHash: await hashed });
    const body = { token: await newMailToken(site.db, ann.id, purpose), password };
    const before = await kept();
    await withoutRecord(async () => {
      expect((await ask(route, { body })).status).toBe(500);
    });
    expect(await kept()).toEqual(before);
    expect((await ask(route, { body })).status).toBe(200);
  });

  test('signing up has made no account, whose owner would never be written to', async () => {
    const body = { name: 'Eve', email: 'eve@example.org', password };
    const before = await kept();
    await withoutRecord(async () => {
      expect((await ask(signUp, { body })).status).toBe(500);
    });
    expect(await kept()).toEqual(before);
    expect((await ask(signUp, { body })).status).toBe(202);
  });
});
