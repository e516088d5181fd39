/** Progress of members who keep it on the server too. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { progress, users } from '../database/schema/members';
import { give, refuse } from '../http/answer';
import { reading, submission } from '../http/endpoint';
import { keptRows, mergedRows, rowsShape } from './progressRows';

/** GET: what is kept of whoever asks. */
export const readProgress = reading('member', async ({ db, member }) => {
  const [kept] = await db.select().from(progress).where(eq(progress.userId, member.id));
  return give({ lessons: keptRows(kept?.data) });
});

/** PUT: takes in what a browser knows, and gives back what all of them together know. */
export const putProgress = submission(
  { access: 'member', limit: 'progress', shape: z.strictObject({ lessons: rowsShape }) },
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
      : give({ lessons });
  },
);
