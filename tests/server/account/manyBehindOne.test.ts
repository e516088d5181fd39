/** Many people behind one network address, and one who guesses among them. */
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { signUp } from '@/src/server/account/signUp';
import { userOfCredentials } from '@/src/server/auth/credentials';
import { joinClass } from '@/src/server/classroom/membership';
import { classMembers } from '@/src/server/database/schema/classroom';
import { addressOf } from '@/src/server/http/address';
import { hashPassword } from '@/src/server/password';
import { countAgainst, LIMITS } from '@/src/server/rateLimit';
import { classOf, codeOf } from '../classroom/classroomSite';
import { ask, ENGINES, useSite } from '../site';

const password = 'a long pass phrase';

vi.mock('@/src/server/password', async (original) => {
  const own = await original<typeof import('@/src/server/password')>();
  // Hashing two hundred times would take the time of the test, and show nothing.
  const made = own.hashPassword('a long pass phrase');
  return { ...own, hashPassword: () => made };
});

describe.each(ENGINES)('a school behind one address, %s', (engine) => {
  const site = useSite(engine);
  const address = '198.51.100.7';
  const tried = (email: string, typed: string) =>
    userOfCredentials(site.db, { mail: null }, { email, password: typed, address });

  test('signs up, two hundred at once, and none is refused or waits', async () => {
    const began = Date.now();
    for (let index = 0; index < 200; index += 1) {
      const body = { name: 'Ann', email: `pupil-${index}@example.org`, password };
      expect((await ask(signUp, { body })).status).toBe(202);
    }
    expect(Date.now() - began).toBeLessThan(600_000);
  }, 120_000);

  test('joins one class by its code, two hundred of them', async () => {
    const ina = await site.person('Ina');
    const id = await classOf(ina);
    const code = await codeOf(site.db, id);
    for (let index = 0; index < 200; index += 1) {
      const pupil = await site.person(`Pupil ${index}`);
      expect((await ask(joinClass, { as: pupil, body: { code } })).status).toBe(201);
    }
    expect(await site.db.$count(classMembers, eq(classMembers.classId, id))).toBe(200);
  }, 120_000);

  test('uses one code no more than a thousand times an hour', async () => {
    const code = await codeOf(site.db, await classOf(await site.person('Ina')));
    const ann = await site.person('Ann');
    for (let index = 0; index < LIMITS.join.times; index += 1) {
      await countAgainst(site.db, 'join', code);
    }
    const { status, response } = await ask(joinClass, { as: ann, body: { code } });
    expect(status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }, 60_000);

  test('signs in although one pupil tried sixty wrong passwords', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    for (let index = 0; index < 60; index += 1) {
      expect(await tried(`nobody-${index}@example.org`, 'wrong')).toBeNull();
    }
    expect(await tried(ann.email, password)).toMatchObject({ id: ann.id });
  }, 60_000);

  test('has its guesser held at each account, whatever the address', async () => {
    const ann = await site.person('Ann', { passwordHash: await hashPassword(password) });
    const found: unknown[] = [];
    for (let index = 0; index < 15; index += 1) {
      const elsewhere = { email: ann.email, password: 'wrong', address: `203.0.113.${index}` };
      found.push(await userOfCredentials(site.db, { mail: null }, elsewhere));
    }
    expect(found.filter((one) => one === null)).toHaveLength(LIMITS['sign-in'].times);
    expect(await tried(ann.email, password)).toBe('TooManyAttempts');
  });
});

test.each([
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
  ['[2001:0DB8:1:2:9::5]:8080', '2001:db8:1:2::/64'],
  ['2001:db8:0001:0002::1%eth0', '2001:db8:1:2::/64'],
  ['203.0.113.9, [2001:db8::1]:80', '2001:db8:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('the address %s counts as %s', (written, counted) => {
  expect(addressOf(new Headers({ 'x-forwarded-for': written }))).toBe(counted);
});
