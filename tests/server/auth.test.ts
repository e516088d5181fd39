import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adapterOn } from '@/src/server/auth/adapter';
import { userOfCredentials } from '@/src/server/auth/credentials';
import { memberOfToken } from '@/src/server/auth/member';
import { accounts, users } from '@/src/server/database/schema/members';
import { hashPassword } from '@/src/server/password';
import { ENGINES, useSite } from './site';

const password = 'a long pass phrase';
const noMail = { mail: null };
const withMail = { mail: { server: 'smtp://127.0.0.1:1', from: 'a@example.org' } };

describe.each(ENGINES)('signing in with a password, %s', (engine) => {
  const site = useSite(engine);
  const attempt = (email: string, typed = password) => ({
    email,
    password: typed,
    address: '192.0.2.1',
  });

  test('gives the user whom both fit, whatever the case of the address', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    const found = await userOfCredentials(site.db, noMail, attempt(` ${ann.email.toUpperCase()} `));
    const device = expect.any(String);
    expect(found).toEqual({ id: ann.id, name: 'Ann', email: ann.email, device });
  });

  test('gives nobody for a wrong password, an unknown address, an account without a password', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    const ben = await site.person('Ben');
    expect(await userOfCredentials(site.db, noMail, attempt(ann.email, 'another'))).toBeNull();
    expect(await userOfCredentials(site.db, noMail, attempt('nobody@example.org'))).toBeNull();
    expect(await userOfCredentials(site.db, noMail, attempt(ben.email))).toBeNull();
  });

  test('says why only to whoever knows the password', async () => {
    const passwordHash = await hashPassword(password);
    const banned = await site.person('Ben', { passwordHash, bannedAt: new Date() });
    const unconfirmed = await site.person('Cay', { passwordHash });
    expect(await userOfCredentials(site.db, noMail, attempt(banned.email))).toBe('AccessDenied');
    expect(await userOfCredentials(site.db, noMail, attempt(banned.email, 'wrong'))).toBeNull();
    const inMail = await userOfCredentials(site.db, withMail, attempt(unconfirmed.email));
    expect(inMail).toBe('EmailNotConfirmed');
  });

  test('stops after ten tries at one account, also with the right password', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    for (let index = 0; index < 10; index += 1) {
      expect(await userOfCredentials(site.db, noMail, attempt(ann.email, 'wrong'))).toBeNull();
    }
    expect(await userOfCredentials(site.db, noMail, attempt(ann.email))).toBe('TooManyAttempts');
  });
});

describe.each(ENGINES)('the adapter of next-auth, %s', (engine) => {
  const site = useSite(engine);
  const row = async (id: string) => (await site.db.select().from(users).where(eq(users.id, id)))[0];
  const made = async (email: string, name: string | null = 'Ann') => {
    const user = await adapterOn(site.db).createUser?.({ name, email, emailVerified: null });
    if (!user) throw new Error('no user was made');
    return user;
  };

  test('keeps members by their address in lower case, and names those without a name', async () => {
    const { id } = await made('Ann.Lee@Example.org', null);
    expect(await row(id)).toMatchObject({ name: 'Ann.Lee', email: 'ann.lee@example.org' });
    // Of a name that is too long as much is kept as can be, and no letter or sign by half.
    const long = await made('long@example.org', `${'n'.repeat(59)}👩🏽‍🏫 Lee`);
    expect(await row(long.id)).toMatchObject({ name: 'n'.repeat(59) });
    const fitting = await made('fitting@example.org', `${'n'.repeat(59)}é👩🏽‍🏫`);
    expect(await row(fitting.id)).toMatchObject({ name: `${'n'.repeat(59)}é` });
    const far = await made(`${'é'.repeat(59)}😀@example.org`, null);
    expect(await row(far.id)).toMatchObject({ name: 'é'.repeat(59) });
    const found = await adapterOn(site.db).getUserByEmail?.('ANN.LEE@example.org');
    expect(found?.id).toBe(id);
    expect(await adapterOn(site.db).getUserByEmail?.('nobody@example.org')).toBeNull();
    // As all other forms look for them: written in full width, it is the same address.
    const wide = await made('ｗｉｄｅ@example.org');
    expect(await row(wide.id)).toMatchObject({ email: 'wide@example.org' });
  });

  test('links accounts at other sites, and keeps none of their tokens', async () => {
    const { id } = await made('cay@example.org');
    const account = {
      provider: 'github',
      providerAccountId: '7',
      type: 'oauth' as const,
      userId: id,
    };
    await adapterOn(site.db).linkAccount?.({ ...account, access_token: 'a secret of GitHub' });
    const found = await adapterOn(site.db).getUserByAccount?.({
      provider: 'github',
      providerAccountId: '7',
    });
    expect(found?.id).toBe(id);
    expect(await site.db.select().from(accounts)).toEqual([account]);
  });

  test('uses a token of sign-in by mail up', async () => {
    const token = {
      identifier: 'ann@example.org',
      token: 'hashed',
      expires: new Date(Date.now() + 1000),
    };
    const adapter = adapterOn(site.db);
    await adapter.createVerificationToken?.(token);
    expect(await adapter.useVerificationToken?.({ ...token })).toMatchObject({
      identifier: 'ann@example.org',
    });
    expect(await adapter.useVerificationToken?.({ ...token })).toBeNull();
  });

  test('gives an account to whoever confirms its address: an earlier password and its sessions end', async () => {
    const thief = await site.person('Thief', { passwordHash: 'set before' });
    const token = { sub: thief.id, epoch: 0 };
    expect(await memberOfToken(site.db, token)).not.toBeNull();
    await adapterOn(site.db).updateUser?.({ id: thief.id, emailVerified: new Date() });
    expect(await row(thief.id)).toMatchObject({ passwordHash: null, sessionEpoch: 1 });
    expect(await memberOfToken(site.db, token)).toBeNull();
  });

  /** Links an account at GitHub; gives what finds out whose it is. */
  const linked = async (userId: string) => {
    const account = { provider: 'github', providerAccountId: userId };
    await adapterOn(site.db).linkAccount?.({ ...account, type: 'oauth', userId });
    return async () => (await adapterOn(site.db).getUserByAccount?.(account))?.id;
  };

  test('ends a way in through another site that was there before its address was confirmed', async () => {
    const thief = await site.person('Thief');
    const found = await linked(thief.id);
    expect(await found()).toBe(thief.id);
    await adapterOn(site.db).updateUser?.({ id: thief.id, emailVerified: new Date() });
    expect(await found()).toBeUndefined();
  });

  test('leaves password and ways in of an address that was confirmed before', async () => {
    const ann = await site.person('Ann', { passwordHash: 'set', emailVerified: new Date() });
    const found = await linked(ann.id);
    await adapterOn(site.db).updateUser?.({ id: ann.id, emailVerified: new Date() });
    expect(await row(ann.id)).toMatchObject({ passwordHash: 'set', sessionEpoch: 0 });
    expect(await found()).toBe(ann.id);
  });
});
