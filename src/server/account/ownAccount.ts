/** What members’ pages are drawn from. */
import { and, eq, isNull } from 'drizzle-orm';
import { type Member, pictureAddress } from '../auth/member';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';

/** What only the owner of an account sees of it. */
export interface OwnAccount {
  readonly email: string | null;
  /** Whether it has a password; else its owner signs in by mail or elsewhere. */
  readonly hasPassword: boolean;
  /** Whether its address is confirmed to be its owner’s. */
  readonly isConfirmed: boolean;
  readonly createdAt: Date;
}

/** What is known of the account of whoever is signed in. */
export async function ownAccount(db: Database, { id }: Member): Promise<OwnAccount> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('a member who is signed in is gone');
  const { email, emailVerified, passwordHash, createdAt } = user;
  const isConfirmed = email !== null && emailVerified !== null;
  return { email, hasPassword: passwordHash !== null, isConfirmed, createdAt };
}

/** What everybody sees of a member. */
export interface PublicMember {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly isModerator: boolean;
  readonly createdAt: Date;
}

/** The member of this id; null when there is none, or one who was banned. */
export async function publicMember(db: Database, id: string): Promise<PublicMember | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.bannedAt)));
  if (!user) return null;
  const { name, pictureAt, role, createdAt } = user;
  const isModerator = role === 'moderator';
  return { id, name, image: pictureAddress(id, pictureAt), isModerator, createdAt };
}
