/** Stars: one a member and scenario, counted with the scenario. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { scenarios, stars } from '../database/schema/community';
import { give, notHere } from '../http/answer';
import { action } from '../http/endpoint';
import { isOpenToAll } from './visible';

async function count(tx: Database, scenarioId: string, by: 1 | -1 | 0): Promise<number> {
  const ofIt = eq(scenarios.id, scenarioId);
  if (by !== 0) {
    await tx
      .update(scenarios)
      .set({ stars: sql`${scenarios.stars} + ${by}` })
      .where(ofIt);
  }
  const [row] = await tx.select({ stars: scenarios.stars }).from(scenarios).where(ofIt);
  return row?.stars ?? 0;
}

/** PUT: stars a scenario. A second time changes nothing. */
export const star = action(
  { access: 'member', limit: 'star' },
  async ({ db, member, params: { id = '' } }) => {
    if (!(await isOpenToAll(db, id))) return notHere('scenario');
    const counted = await db.transaction(async (tx) => {
      const added = await tx
        .insert(stars)
        .values({ userId: member.id, scenarioId: id })
        .onConflictDoNothing()
        .returning({ id: stars.scenarioId });
      return count(tx, id, added.length > 0 ? 1 : 0);
    });
    return give({ isStarred: true, stars: counted });
  },
);

/** DELETE: takes one's star back. A second time changes nothing. */
export const unstar = action(
  { access: 'member', limit: 'star' },
  async ({ db, member, params: { id = '' } }) => {
    if (!(await isOpenToAll(db, id))) return notHere('scenario');
    const counted = await db.transaction(async (tx) => {
      const removed = await tx
        .delete(stars)
        .where(and(eq(stars.userId, member.id), eq(stars.scenarioId, id)))
        .returning({ id: stars.scenarioId });
      return count(tx, id, removed.length > 0 ? -1 : 0);
    });
    return give({ isStarred: false, stars: counted });
  },
);
