/** The links that next-auth sends by mail, each of which signs in whoever opens it. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users, verificationTokens } from '../database/schema/members';

/** Ends the links of a member that were sent and not opened: like a session, each is a way in. */
export async function endSignInLinks(db: Database, userId: string): Promise<void> {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db.delete(verificationTokens).where(inArray(verificationTokens.identifier, address));
}
