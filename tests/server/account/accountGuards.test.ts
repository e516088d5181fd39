/** What every write of an account passes before it is looked at. */
import { describe, expect, test } from 'vitest';
import { changeAccount } from '@/src/server/account/changeAccount';
import { changePassword } from '@/src/server/account/changePassword';
import { confirmAddress } from '@/src/server/account/confirmAddress';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { downloadData } from '@/src/server/account/downloadData';
import { endOtherSessions } from '@/src/server/account/endOtherSessions';
import { putPicture, removePicture } from '@/src/server/account/picture';
import { putProgress, readProgress } from '@/src/server/account/progress';
import { askReset, resetPassword } from '@/src/server/account/resetPassword';
import { signUp } from '@/src/server/account/signUp';
import { mailTokens, pictures, progress, users } from '@/src/server/database/schema/members';
import type { Route } from '@/src/server/http/endpoint';
import { hashPassword } from '@/src/server/password';
import { ask, ENGINES, useSite } from '../site';

interface Write {
  readonly route: Route;
  readonly body?: object;
  readonly isOpen?: boolean;
}

const phrase = 'a long pass phrase';
const hashed = hashPassword(phrase);

/** Every write, with content that would be taken. */
const WRITES: Readonly<Record<string, Write>> = {
  'signing up': {
    route: signUp,
    body: { name: 'Ann', email: 'ann@example.org', password: phrase },
    isOpen: true,
  },
  confirming: { route: confirmAddress, body: { token: 'x', password: phrase }, isOpen: true },
  'asking for a link': { route: askReset, body: { email: 'ann@example.org' }, isOpen: true },
  'a new password': { route: resetPassword, body: { token: 'x', password: phrase }, isOpen: true },
  'changing the password': {
    route: changePassword,
    body: { current: phrase, next: 'another one' },
  },
  'ending sessions': { route: endOtherSessions },
  'changing the account': { route: changeAccount, body: { name: 'Eve' } },
  'deleting the account': { route: deleteAccount, body: { password: phrase } },
  'a picture': { route: putPicture },
  'no picture': { route: removePicture },
  progress: { route: putProgress, body: { lessons: [[1, 1, 1, 1, 1]] } },
};

const names = Object.keys(WRITES);
const submitting = names.filter((name) => WRITES[name]?.body);
const closed = names.filter((name) => !WRITES[name]?.isOpen);

function write(name: string): Write {
  const found = WRITES[name];
  if (!found) throw new Error(`there is no write ${name}`);
  return found;
}

describe.each(ENGINES)('every write of an account, %s', (engine) => {
  const site = useSite(engine);
  const everything = () =>
    Promise.all(
      [users, pictures, progress, mailTokens].map((table) => site.db.select().from(table)),
    );
  const member = async () =>
    site.person('Ann', { passwordHash: await hashed, syncsProgress: true });

  test.each(names)('%s is refused from another site', async (name) => {
    const { route, body } = write(name);
    const as = await member();
    const before = await everything();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: null },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, error } = await ask(route, { as, body, headers });
      expect([status, error]).toEqual([403, 'This request did not come from a page of this site.']);
    }
    expect(await everything()).toEqual(before);
  });

  test.each(names)('%s is refused without the token of the browser', async (name) => {
    const { route, body } = write(name);
    const as = await member();
    const before = await everything();
    for (const token of [null, 'another']) {
      const { status } = await ask(route, { as, body, headers: { 'x-csrf-token': token } });
      expect(status).toBe(403);
    }
    expect(await everything()).toEqual(before);
  });

  test.each(closed)('%s is refused to whoever is not signed in', async (name) => {
    const { route, body } = write(name);
    const before = await everything();
    const { status, error } = await ask(route, { body });
    expect([status, error]).toEqual([401, 'Sign in to do this.']);
    expect(await everything()).toEqual(before);
  });

  test.each(submitting)('%s takes nothing but JSON of its form', async (name) => {
    const { route, body } = write(name);
    const as = await member();
    const before = await everything();
    const sent = { as, raw: JSON.stringify(body) };
    const plain = await ask(route, { ...sent, headers: { 'content-type': 'text/plain' } });
    expect(plain.status).toBe(415);
    const json = { 'content-type': 'application/json' };
    const large = await ask(route, { as, raw: `"${'x'.repeat(20_000)}"`, headers: json });
    expect([large.status, large.error]).toEqual([
      413,
      'This is too large: at most 16 kB can be sent.',
    ]);
    for (const raw of ['{', '[]', 'null', '{}', '"text"']) {
      expect((await ask(route, { as, raw, headers: json })).status, raw).toBe(400);
    }
    const more = await ask(route, { as, body: { ...body, role: 'moderator' } });
    expect([more.status, more.error]).toEqual([400, 'The request holds something unknown: role.']);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['readProgress', readProgress],
    ['downloadData', downloadData],
  ])('%s answers nobody who is not signed in', async (_, route) => {
    const { status, error } = await ask(route, { method: 'GET' });
    expect([status, error]).toEqual([401, 'Sign in to do this.']);
  });

  test('a session that was forged or has ended is none', async () => {
    const ann = await member();
    const forged = { ...ann, session: `${ann.session.slice(0, -4)}AAAA` };
    const banned = await site.person('Banned', { bannedAt: new Date() });
    const before = await everything();
    for (const as of [forged, banned]) {
      const { status } = await ask(changeAccount, { as, body: { name: 'Eve' } });
      expect(status).toBe(401);
    }
    expect(await everything()).toEqual(before);
  });
});
