import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { roleNamed, setRole } from '@/src/server/account/role';
import { auditEvents } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { ENGINES, useSite } from './site';

describe.each(ENGINES)('giving roles, %s', (engine) => {
  const site = useSite(engine);
  const roleOf = async (id: string) => {
    const [row] = await site.db.select().from(users).where(eq(users.id, id));
    return row?.role;
  };

  test('makes a moderator of a member, and a member again, and records it', async () => {
    const ann = await site.person('Ann');
    expect(await setRole(site.db, ann.email.toUpperCase(), 'moderator')).toBe(
      'Ann is a moderator now, and was a member before.',
    );
    expect(await roleOf(ann.id)).toBe('moderator');
    expect(await setRole(site.db, ann.email, 'moderator')).toBe('Ann is a moderator already.');
    await setRole(site.db, ann.email, 'member');
    expect(await roleOf(ann.id)).toBe('member');
    const events = await site.db.select().from(auditEvents).where(eq(auditEvents.userId, ann.id));
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['role-changed', 'member to moderator'],
      ['role-changed', 'moderator to member'],
    ]);
  });

  test('does nothing for an address that nobody has', async () => {
    const before = await site.db.select().from(users);
    expect(await setRole(site.db, 'nobody@example.org', 'moderator')).toBeNull();
    expect(await site.db.select().from(users)).toEqual(before);
  });
});

test('knows the roles by their names only', () => {
  expect(['member', 'moderator', 'admin', ''].map(roleNamed)).toEqual([
    'member',
    'moderator',
    undefined,
    undefined,
  ]);
});
