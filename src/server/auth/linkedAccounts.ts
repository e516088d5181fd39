/** Accounts at other sites, GitHub and Google, by which a member signs in here. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, users } from '../database/schema/members';

/**
 * Unlinks them where the member’s address is not confirmed yet: GitHub may have handed over an address
 * that it never asked, so whoever came from there need not be its owner. To be called before the
 * owner, who has come by a link in a mail, is taken for confirmed.
 */
export async function unlinkUnprovenAccounts(db: Database, userId: string): Promise<void> {
  const unproven = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailVerified)));
  await db.delete(accounts).where(inArray(accounts.userId, unproven));
}
