import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmAddress } from '@/src/server/account/confirmAddress';
import { holderOfToken, newMailToken } from '@/src/server/account/mailToken';
import { askReset, resetPassword } from '@/src/server/account/resetPassword';
import { signUp } from '@/src/server/account/signUp';
import { accounts, mailTokens, users } from '@/src/server/database/schema/members';
import { MAX_WAIT } from '@/src/server/pace';
import { fitsPassword, hashPassword } from '@/src/server/password';
import { LIMITS } from '@/src/server/rateLimit';
import { type Mailbox, openMailbox } from '../../helpers/accounts/mailbox';
import { spendPace } from '../paceHelp';
import { ask, ENGINES, useSite } from '../site';

const password = 'a long pass phrase';
const USED = 410;

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
});

beforeEach(() => {
  process.env.EMAIL_SERVER = mailbox.url;
  process.env.NEXTAUTH_URL = 'http://localhost:3000';
});

afterAll(async () => {
  delete process.env.EMAIL_SERVER;
  delete process.env.NEXTAUTH_URL;
  await mailbox.close();
});

const tokenIn = (link: URL | null) => link?.searchParams.get('token') ?? '';

describe.each(ENGINES)('confirming an address, %s', (engine) => {
  const site = useSite(engine);
  const confirmedAt = async (email: string) => {
    const [row] = await site.db.select().from(users).where(eq(users.email, email));
    return row?.emailVerified ?? null;
  };

  test('works once by the link that came by mail', async () => {
    const email = `confirm.${engine}@example.org`;
    const signed = await ask(signUp, { body: { name: 'Ann', email, password } });
    expect([signed.status, signed.data]).toEqual([202, { confirm: true }]);
    const { link, subject } = await mailbox.take(email);
    expect(subject).toBe('Confirm your address for Tallystick');
    expect(link?.pathname).toBe('/registration/confirm');
    expect(await confirmedAt(email)).toBeNull();
    const body = { token: tokenIn(link), password };
    const other = await ask(confirmAddress, { body: { ...body, password: 'of somebody else' } });
    expect([other.status, other.error]).toEqual([
      403,
      expect.stringMatching(/^This is not the password that the account was made with/),
    ]);
    expect(await confirmedAt(email)).toBeNull();
    const { status, data } = await ask(confirmAddress, { body });
    expect([status, data]).toEqual([200, {}]);
    const at = await confirmedAt(email);
    expect(at).not.toBeNull();
    const again = await ask(confirmAddress, { body });
    expect([again.status, again.error]).toEqual([
      USED,
      'This link was used already, or is older than 24 hours.',
    ]);
    expect(await confirmedAt(email)).toEqual(at);
  });

  test('does not work by a token of another kind, an old or an invented one', async () => {
    const passwordHash = await hashPassword(password);
    const ann = await site.person('Ann', { passwordHash });
    const reset = await newMailToken(site.db, ann.id, 'reset');
    const old = await newMailToken(site.db, ann.id, 'confirm');
    await site.db
      .update(mailTokens)
      .set({ expires: sql`now() - interval '1 minute'` })
      .where(eq(mailTokens.purpose, 'confirm'));
    for (const token of [reset, old, 'x']) {
      expect((await ask(confirmAddress, { body: { token, password } })).status).toBe(USED);
    }
    expect(await confirmedAt(ann.email)).toBeNull();
  });

  test('keeps the link where the address could not be confirmed', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    const body = { token: await newMailToken(site.db, ann.id, 'confirm'), password };
    const confirming = sql`check (email_verified is null) not valid`;
    await site.db.execute(sql`alter table users add constraint none_confirmed ${confirming}`);
    expect((await ask(confirmAddress, { body })).status).toBe(500);
    await site.db.execute(sql`alter table users drop constraint none_confirmed`);
    expect((await ask(confirmAddress, { body })).status).toBe(200);
    expect(await confirmedAt(ann.email)).not.toBeNull();
  });

  test('whoever has an account is told by mail, and the answer is the same', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    const body = { name: 'Eve', email: ann.email, password: 'another one here' };
    const { status, data } = await ask(signUp, { body });
    expect([status, data]).toEqual([202, { confirm: true }]);
    expect((await mailbox.take(ann.email)).subject).toBe('You have an account at Tallystick');
  });
});

describe.each(ENGINES)('a new password by mail, %s', (engine) => {
  const site = useSite(engine);
  const row = async (id: string) => {
    const [found] = await site.db.select().from(users).where(eq(users.id, id));
    return found;
  };

  test('is asked for, and set once by the link; sessions end and the address is confirmed', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    const asked = await ask(askReset, { body: { email: ann.email.toUpperCase() } });
    expect([asked.status, asked.data]).toEqual([202, {}]);
    const { link, subject } = await mailbox.take(ann.email);
    expect([subject, link?.pathname]).toEqual([
      'A new password for Tallystick',
      '/registration/reset',
    ]);
    const token = tokenIn(link);
    // What is refused for its form does not use the link up.
    const short = await ask(resetPassword, { body: { token, password: 'short' } });
    expect(short.status).toBe(400);
    const next = 'quite another phrase';
    const { status, data } = await ask(resetPassword, { body: { token, password: next } });
    expect([status, data]).toEqual([200, {}]);
    const changed = await row(ann.id);
    expect(await fitsPassword(next, changed?.passwordHash ?? null)).toBe(true);
    expect(changed?.emailVerified).not.toBeNull();
    expect(changed?.sessionEpoch).toBe(1);
    const again = await ask(resetPassword, { body: { token, password: 'a third phrase' } });
    expect([again.status, again.error]).toEqual([
      USED,
      'This link was used already, or is older than an hour. Ask for another.',
    ]);
    expect(await row(ann.id)).toEqual(changed);
  });

  test('ends ways in through other sites, unless the address was confirmed before', async () => {
    const ways: string[] = [];
    for (const emailVerified of [null, new Date()]) {
      const { id, email } = await site.person('Ann', { emailVerified });
      const account = { provider: 'github', providerAccountId: id, type: 'oauth' as const };
      await site.db.insert(accounts).values({ ...account, userId: id });
      await ask(askReset, { body: { email } });
      const token = tokenIn((await mailbox.take(email)).link);
      const { status } = await ask(resetPassword, { body: { token, password } });
      expect(status).toBe(200);
      const left = await site.db.select().from(accounts).where(eq(accounts.userId, id));
      ways.push(`${emailVerified ? 'confirmed' : 'not confirmed'}: ${left.length}`);
    }
    expect(ways).toEqual(['not confirmed: 0', 'confirmed: 1']);
  });

  test('a link ends with the next that is asked for, and after an hour', async () => {
    const ann = await site.person('Ann');
    const first = await newMailToken(site.db, ann.id, 'reset');
    const second = await newMailToken(site.db, ann.id, 'reset');
    const before = await row(ann.id);
    const holder = async (token: string) => (await holderOfToken(site.db, token, 'reset'))?.userId;
    // Looked at as often as its page is opened, it is not used up.
    expect([await holder(first), await holder(second)]).toEqual([undefined, ann.id]);
    expect(await holder(second)).toBe(ann.id);
    expect((await ask(resetPassword, { body: { token: first, password } })).status).toBe(USED);
    await site.db.update(mailTokens).set({ expires: sql`now() - interval '1 second'` });
    expect(await holder(second)).toBeUndefined();
    expect((await ask(resetPassword, { body: { token: second, password } })).status).toBe(USED);
    expect(await row(ann.id)).toEqual(before);
  });

  test('gives one answer whether or not there is an account, and writes to nobody else', async () => {
    const banned = await site.person('Bad', { bannedAt: new Date() });
    const ann = await site.person('Ann');
    const before = mailbox.letters.length;
    for (const email of ['nobody@example.org', banned.email, ann.email]) {
      const { status, data } = await ask(askReset, { body: { email } });
      expect([status, data]).toEqual([202, {}]);
    }
    await mailbox.take(ann.email);
    expect(mailbox.letters.slice(before).map(({ to }) => to)).toEqual([ann.email]);
  });

  test('so many to one address are dropped, with the same answer', async () => {
    const ann = await site.person('Ann');
    const last = await site.person('Last');
    const headers = { 'x-forwarded-for': '192.0.2.99' };
    for (let time = 0; time <= LIMITS.mail.times; time += 1) {
      const { status } = await ask(askReset, { body: { email: ann.email }, headers });
      expect(status).toBe(202);
    }
    await ask(askReset, { body: { email: last.email }, headers });
    await mailbox.take(last.email);
    await expect
      .poll(() => mailbox.letters.filter(({ to }) => to === ann.email).length)
      .toBe(LIMITS.mail.times);
  });

  test('more than the pace of a network is refused', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.50' };
    const body = { email: 'nobody@example.org' };
    expect((await ask(askReset, { body, headers })).status).toBe(202);
    await spendPace(site.db, 'request', '192.0.2.50', MAX_WAIT + 2);
    expect((await ask(askReset, { body, headers })).status).toBe(429);
  });

  test('is not offered where no mail is sent', async () => {
    delete process.env.EMAIL_SERVER;
    const headers = { 'x-forwarded-for': '192.0.2.60' };
    const { status, error } = await ask(askReset, { body: { email: 'a@example.org' }, headers });
    expect([status, error]).toEqual([503, 'This site sends no mail, so it cannot send a link.']);
  });
});
