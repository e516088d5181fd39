/** Links of signing in by mail end with what else lets somebody in. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changePassword } from '@/src/server/account/changePassword';
import { endOtherSessions } from '@/src/server/account/endOtherSessions';
import { newMailToken } from '@/src/server/account/mailToken';
import { resetPassword } from '@/src/server/account/resetPassword';
import { adapterOn } from '@/src/server/auth/adapter';
import { users, verificationTokens } from '@/src/server/database/schema/members';
import { hashPassword } from '@/src/server/password';
import { ask, ENGINES, type Person, useSite } from '../site';

const current = 'a long pass phrase';
const next = 'quite another phrase';
const hashed = hashPassword(current);
const HOUR = 3_600_000;

describe.each(ENGINES)('a link that signs in by mail, %s', (engine) => {
  const site = useSite(engine);
  const sendTo = (identifier: string, hours: number) =>
    adapterOn(site.db).createVerificationToken?.({
      identifier,
      token: `hash of ${identifier}`,
      expires: new Date(Date.now() + hours * HOUR),
    });
  const waiting = async () => {
    const rows = await site.db.select().from(verificationTokens);
    return rows.map(({ identifier }) => identifier);
  };

  test.each<[string, (ann: Person) => Promise<{ readonly status: number }>]>([
    ['the change of the password', (as) => ask(changePassword, { as, body: { current, next } })],
    ['the end of all other sessions', (as) => ask(endOtherSessions, { as })],
    [
      'a new password by mail',
      async ({ id }) => {
        const token = await newMailToken(site.db, id, 'reset');
        return ask(resetPassword, { body: { token, password: next } });
      },
    ],
  ])('does not outlive %s, and others’ do', async (_, act) => {
    const [ann, ben] = [
      await site.person('Ann', { passwordHash: await hashed }),
      await site.person('Ben'),
    ];
    for (const { email } of [ann, ben]) await sendTo(email, 24);
    expect((await act(ann)).status).toBe(200);
    const left = await waiting();
    expect(left).toContain(ben.email);
    expect(left).not.toContain(ann.email);
  });

  test('is forgotten once it has run out', async () => {
    await sendTo('old@example.org', -1);
    await sendTo('new@example.org', 24);
    const left = await waiting();
    expect(left).toContain('new@example.org');
    expect(left).not.toContain('old@example.org');
  });

  test('is not needed by whoever comes from a site that tells no address', async () => {
    const told = JSON.parse('{"name":"Cay","emailVerified":null}');
    const user = await adapterOn(site.db).createUser?.(told);
    const [row] = await site.db
      .select()
      .from(users)
      .where(eq(users.id, user?.id ?? ''));
    expect(row).toMatchObject({ name: 'Cay', email: null });
  });
});
