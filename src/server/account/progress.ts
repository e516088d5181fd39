/** Progress of members who keep it on the server too. */
import { eq } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import * as sent from '@/src/contract/sent/account';
import { progress, users } from '../database/schema/members';
import { ok, refuse } from '../http/answer';
import { jsonCommand, query } from '../http/endpoint';
import { keptRows, mergedRows } from './progressRows';

/** GET: what is kept of whoever asks. */
export const readProgress = query(contract.readProgress, async ({ db, member }) => {
  const [kept] = await db.select().from(progress).where(eq(progress.userId, member.id));
  return ok({ lessons: keptRows(kept?.data) });
});

/** PUT: takes in what a browser knows, and gives back what all of them together know. */
export const putProgress = jsonCommand(
  contract.putProgress,
  sent.putProgress,
  { limit: 'progress' },
  async ({ db, member, body }) => {
    const lessons = await db.transaction(async (tx) => {
      // Whoever switches it off meanwhile waits for this, and then deletes what it has kept.
      const [user] = await tx
        .select({ syncsProgress: users.syncsProgress })
        .from(users)
        .where(eq(users.id, member.id))
        .for('share');
      if (!user?.syncsProgress) return null;
      const own = eq(progress.userId, member.id);
      await tx.insert(progress).values({ userId: member.id, data: [] }).onConflictDoNothing();
      // Two browsers that tell at the same time wait for each other here.
      const [kept] = await tx.select().from(progress).where(own).for('update');
      const merged = mergedRows(keptRows(kept?.data), body.lessons);
      await tx.update(progress).set({ data: merged, updatedAt: new Date() }).where(own);
      return merged;
    });
    return lessons === null
      ? refuse(409, 'Your progress is kept in your browser only, as you have chosen.')
      : ok({ lessons });
  },
);
