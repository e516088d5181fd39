/** Devices that an account knows: their tries count apart from those of strangers. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userOfCredentials } from '@/src/server/auth/credentials';
import { deviceCookieName } from '@/src/server/auth/device';
import { answerAuth } from '@/src/server/auth/route';
import { users } from '@/src/server/database/schema/members';
import { MAX_WAIT, PACES } from '@/src/server/pace';
import { hashPassword } from '@/src/server/password';
import { LIMITS } from '@/src/server/rateLimit';
import { inScopeOf } from '../../helpers/accounts/requestScope';
import { passTime, spendPace } from '../paceHelp';
import { ENGINES, type Person, requestOf, useSite } from '../site';

const password = 'a long pass phrase';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(ENGINES)('a device that an account knows, %s', (engine) => {
  const site = useSite(engine);
  const person = async (name: string) =>
    site.person(name, { passwordHash: await hashPassword(password) });
  const tries = (email: string, typed = password, device: string | null = null) =>
    userOfCredentials(
      site.db,
      { mail: null },
      { email, password: typed, address: '192.0.2.1', device },
    );
  /** The mark that a device is given when somebody signs in there. */
  const markOf = async ({ email }: Person, device: string | null = null): Promise<string> => {
    const found = await tries(email, password, device);
    if (found === null || typeof found === 'string' || 'retryAfter' in found)
      throw new Error(`not signed in: ${found}`);
    return found.device;
  };
  const guess = async ({ email }: Person, device: string | null = null) => {
    for (let index = 0; index < LIMITS['sign-in'].times; index += 1) {
      await tries(email, 'wrong', device);
    }
  };

  test('signs in although a stranger has used up the tries of the account', async () => {
    const ann = await person('Ann');
    const mark = await markOf(ann);
    await guess(ann);
    expect(await tries(ann.email)).toBe('TooManyAttempts');
    expect(await tries(ann.email, password, mark)).toMatchObject({ id: ann.id, device: mark });
  });

  test('has ten tries of its own, which take none from others', async () => {
    const ann = await person('Ann');
    const [mark, other] = [await markOf(ann), await markOf(ann)];
    await guess(ann, mark);
    expect(await tries(ann.email, password, mark)).toBe('TooManyAttempts');
    expect(await tries(ann.email, password, other)).toMatchObject({ id: ann.id });
    expect(await tries(ann.email)).toMatchObject({ id: ann.id });
  });

  test('is not known by a mark that is made up, of another account, or of an earlier epoch', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const mark = await markOf(ann);
    const made = `${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`;
    const foreign = await markOf(ben);
    await guess(ann);
    for (const shown of [made, foreign, 'x', `${mark} `]) {
      expect(await tries(ann.email, password, shown), shown).toBe('TooManyAttempts');
    }
    await site.db
      .update(users)
      .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
      .where(eq(users.id, ann.id));
    expect(await tries(ann.email, password, mark)).toBe('TooManyAttempts');
  });

  test('does not wait behind strangers in a network that is over its pace', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const mark = await markOf(ann);
    // The first is that of the tries here, the second that of what comes through the door.
    for (const address of ['192.0.2.1', '192.0.2.7']) {
      await spendPace(site.db, 'try', address, MAX_WAIT + 2);
    }
    expect(await tries(ann.email, password, mark)).toMatchObject({ id: ann.id });
    for (const shown of [null, mark]) {
      const found = await tries(ben.email, password, shown);
      expect(found).toEqual({ retryAfter: expect.any(Number) });
    }
    const answer = await enter(ben.email, password);
    const wait = Number(answer.headers.get('retry-after'));
    expect([answer.status, wait >= 1 && wait <= PACES.try.seconds]).toEqual([429, true]);
    expect((await answer.json()).url).toMatch(/\?error=NetworkBusy$/);
  });

  /** Signs in through the door, as a browser does. */
  const enter = async (email: string, typed: string): Promise<Response> => {
    const asking = (step: string, init: Parameters<typeof requestOf>[0]) => {
      const request = requestOf({ ...init, path: `/api/auth/${step}` });
      inScopeOf(request);
      return answerAuth(request, { params: Promise.resolve({ nextauth: step.split('/') }) });
    };
    const given = await asking('csrf', { method: 'GET' });
    const cookie = given.headers.getSetCookie().map((one) => one.split(';')[0]);
    const { csrfToken } = await given.json();
    const form = { email, password: typed, csrfToken, json: 'true' };
    return asking('callback/credentials', {
      raw: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookie.join('; '),
      },
    });
  };
  const marksIn = ({ headers }: Response) =>
    headers.getSetCookie().filter((one) => one.includes('tallystick-device='));

  test('is given its mark when a password fits, where no script reads it, and not before', async () => {
    const ann = await person('Ann');
    await passTime(site.db, 10 * PACES.try.inHand * PACES.try.seconds);
    expect(marksIn(await enter(ann.email, 'wrong'))).toEqual([]);
    const [set = ''] = marksIn(await enter(ann.email, password));
    expect(set.startsWith(`${deviceCookieName(set.includes('; Secure'))}=`)).toBe(true);
    expect(set).toMatch(
      /=[\w-]{16}\.[0-9a-f]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/,
    );
    expect(set).not.toContain(ann.id);
  });
});
