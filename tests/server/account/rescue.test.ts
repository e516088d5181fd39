/** Whoever holds a copied session cannot use up what its owner needs to end it. */
import { decode, encode } from 'next-auth/jwt';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changePassword } from '@/src/server/account/changePassword';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { endOtherSessions } from '@/src/server/account/endOtherSessions';
import { authOptions } from '@/src/server/auth/options';
import { answerAuth } from '@/src/server/auth/route';
import { hashPassword } from '@/src/server/password';
import { LIMITS } from '@/src/server/rateLimit';
import { inScopeOf } from '../../helpers/accounts/requestScope';
import { ask, ENGINES, type Person, requestOf, useSite } from '../site';

const password = 'a long pass phrase';
const hashed = hashPassword(password);
const secret = 'a secret of the tests';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(ENGINES)('a copied session, %s', (engine) => {
  const site = useSite(engine);

  /** A session as next-auth begins one where somebody signs in. */
  const signedIn = async ({ id, name, email }: Person): Promise<Person> => {
    const { callbacks } = await authOptions();
    const user = { id, name, email, emailVerified: null };
    const token = await callbacks?.jwt?.({ token: {}, user, account: null, trigger: 'signIn' });
    return { id, name, email, session: await encode({ token: token ?? {}, secret }) };
  };
  /** The session as the browser has it after an answer. */
  const renewed = (person: Person, { headers }: Response): Person => {
    const [, session] = /session-token=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
    return session === undefined ? person : { ...person, session };
  };

  test.each([
    ['signing out elsewhere', 'sessions', endOtherSessions, undefined, undefined],
    [
      'a new password',
      'password',
      changePassword,
      { current: 'wrong', next: 'the phrase of a thief' },
      { current: password, next: 'another pass phrase' },
    ],
    ['leaving', 'deletion', deleteAccount, { password: 'wrong' }, { password }],
  ] as const)(
    'is at the end of its tries, and %s stays open to the owner, who signs in anew',
    async (_, limit, route, spending, body) => {
      const ann = await site.person('Ann', { passwordHash: await hashed });
      let thief = await signedIn(ann);
      const spent = async () => {
        const { status, error, response } = await ask(route, { as: thief, body: spending });
        thief = renewed(thief, response);
        return [status, error];
      };
      for (let time = 0; time < LIMITS[limit].times; time += 1) {
        expect((await spent())[0]).not.toBe(429);
      }
      const [status, error] = await spent();
      expect([status, error]).toEqual([
        429,
        expect.stringMatching(/since you signed in: try again in \d+ minutes?, or sign out and in/),
      ]);
      const owner = await signedIn(ann);
      const rescue = await ask(route, { as: owner, body });
      expect(rescue.status).toBe(200);
      expect((await ask(endOtherSessions, { as: thief })).status).toBe(401);
    },
  );

  test('keeps its name as it is made anew, and one from before there were names is given none', async () => {
    const nameIn = async ({ session }: Person) => (await decode({ token: session, secret }))?.sid;
    /** As every page asks. */
    const asked = async (as: Person) => {
      const headers = { 'x-forwarded-proto': 'http' };
      const request = requestOf({ method: 'GET', path: '/api/auth/session', as, headers });
      inScopeOf(request);
      const params = Promise.resolve({ nextauth: ['session'] });
      return nameIn(renewed(as, await answerAuth(request, { params })));
    };
    const ended = async (as: Person) =>
      nameIn(renewed(as, (await ask(endOtherSessions, { as })).response));
    const old = await site.person('Ann');
    const session = await signedIn(old);
    const name = await nameIn(session);
    expect(name).toMatch(/^[\w-]{16}$/);
    expect([await asked(session), await ended(session)]).toEqual([name, name]);
    const ben = await site.person('Ben');
    expect([await asked(ben), await ended(ben)]).toEqual([undefined, '']);
  });
});
