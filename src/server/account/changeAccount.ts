/** What members change of their account beside password and picture. */
import { and, eq, ne } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import * as sent from '@/src/contract/sent/account';
import type { Database } from '../database/database';
import { scenarios } from '../database/schema/community';
import { progress, users } from '../database/schema/members';
import { notFound, ok } from '../http/answer';
import { jsonCommand } from '../http/endpoint';

/** Has the search find what a member published under the name of today. */
async function renameAuthor(db: Database, authorId: string, authorName: string): Promise<void> {
  await db
    .update(scenarios)
    .set({ authorName })
    .where(and(eq(scenarios.authorId, authorId), ne(scenarios.authorName, authorName)));
}

/** PATCH: changes the name, or whether progress is kept here too. What was kept goes when it no longer is. */
export const changeAccount = jsonCommand(
  contract.changeAccount,
  sent.changeAccount,
  { limit: 'account' },
  async ({ db, member, body: { name, syncsProgress } }) => {
    const row = await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({
          ...(name === undefined ? {} : { name }),
          ...(syncsProgress === undefined ? {} : { syncsProgress }),
        })
        .where(eq(users.id, member.id))
        .returning({ name: users.name, syncsProgress: users.syncsProgress });
      // After that, which waits for whoever is keeping some.
      if (syncsProgress === false) await tx.delete(progress).where(eq(progress.userId, member.id));
      if (name !== undefined) await renameAuthor(tx, member.id, name);
      return changed;
    });
    return row ? ok(row) : notFound('account');
  },
);
