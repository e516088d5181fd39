/** Roles, which only whoever runs the site gives. */
import { eq } from 'drizzle-orm';
import { cleanEmail } from '@/src/contract/names';
import { audit } from '../audit';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';

/** What a member may be. */
export const ROLES = users.role.enumValues;

type Role = (typeof ROLES)[number];

/** The role of this name; undefined when there is none. */
export function roleNamed(name: string): Role | undefined {
  return ROLES.find((role) => role === name);
}

/**
 * Gives a member a role.
 *
 * @returns what was done in a sentence; null when nobody has this address
 */
export async function setRole(db: Database, email: string, role: Role): Promise<string | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, cleanEmail(email)));
  if (!user) return null;
  if (user.role === role) return `${user.name} is a ${role} already.`;
  await db.update(users).set({ role }).where(eq(users.id, user.id));
  await audit(db, { kind: 'role-changed', userId: user.id, detail: `${user.role} to ${role}` });
  return `${user.name} is a ${role} now, and was a ${user.role} before.`;
}
