import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUp } from '@/src/server/account/signUp';
import { users } from '@/src/server/database/schema/members';
import { fitsPassword } from '@/src/server/password';
import { ask, ENGINES, useSite } from '../site';

const ann = { name: 'Ann Lee', email: 'Ann@Example.org', password: 'a long pass phrase' };

describe.each(ENGINES)('signing up, %s', (engine) => {
  const site = useSite(engine);
  const all = () => site.db.select().from(users);

  test('makes a member, with the address in lower case and the password hashed', async () => {
    const { status, data } = await ask(signUp, { body: ann });
    expect([status, data]).toEqual([202, { confirm: false }]);
    const [row] = await site.db.select().from(users).where(eq(users.email, 'ann@example.org'));
    expect(row).toMatchObject({ name: 'Ann Lee', role: 'member', emailVerified: null });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await fitsPassword(ann.password, row?.passwordHash ?? null)).toBe(true);
  });

  test('answers the same for an address that has an account, and changes nothing', async () => {
    const before = await all();
    const { status, data } = await ask(signUp, { body: { ...ann, password: 'another one' } });
    expect([status, data]).toEqual([202, { confirm: false }]);
    expect(await all()).toEqual(before);
  });

  test.each([
    ['no name', { ...ann, name: undefined }, '“name” is missing.'],
    ['a name of spaces', { ...ann, name: '  ' }, 'A name has 1 to 60 characters.'],
    ['a number for an address', { ...ann, email: 7 }, '“email” must be text.'],
    ['no address', { ...ann, email: 'ann' }, /^This is not an e-mail address/],
    ['a short password', { ...ann, password: 'short' }, /^A password has at least 10 characters/],
    [
      'a key of its own',
      { ...ann, role: 'moderator' },
      'The request holds something unknown: role.',
    ],
  ])('refuses %s', async (_, body, sentence) => {
    const before = await all();
    const { status, error } = await ask(signUp, { body });
    expect(status).toBe(400);
    expect(error).toMatch(sentence);
    expect(await all()).toEqual(before);
  });
});
