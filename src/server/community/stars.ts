/** Stars: one a member and scenario, counted with the scenario. */
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/scenarios';
import type { Database } from '../database/database';
import { scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { notFound, ok, refuse } from '../http/answer';
import { command } from '../http/endpoint';
import { forgetStars, notifyOfStar } from '../notifications/notify';
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

/**
 * Locks the member until the transaction ends, as deleting the account does first of all: the two
 * then come one after the other, and neither counts a star that the other has not seen.
 *
 * @returns whether the member is still there
 */
async function heldMember(tx: Database, id: string): Promise<boolean> {
  // Not against whoever only refers to the member, as a notification does that is written meanwhile.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return rows.length > 0;
}

const GONE = refuse(401, 'Sign in to do this.');

/** PUT: stars a scenario. A second time changes nothing. */
export const star = command(
  contract.star,
  { limit: 'star' },
  async ({ db, member, params: { id } }) => {
    if (!(await isOpenToAll(db, id))) return notFound('scenario');
    const counted = await db.transaction(async (tx) => {
      if (!(await heldMember(tx, member.id))) return null;
      const added = await tx
        .insert(stars)
        .values({ userId: member.id, scenarioId: id })
        .onConflictDoNothing()
        .returning({ id: stars.scenarioId });
      if (added.length > 0) await notifyOfStar(tx, { scenarioId: id, userId: member.id });
      return count(tx, id, added.length > 0 ? 1 : 0);
    });
    if (counted === null) return GONE;
    return ok({ isStarred: true, stars: counted });
  },
);

/** DELETE: takes one's star back. A second time changes nothing. */
export const unstar = command(
  contract.unstar,
  { limit: 'star' },
  async ({ db, member, params: { id } }) => {
    if (!(await isOpenToAll(db, id))) return notFound('scenario');
    const counted = await db.transaction(async (tx) => {
      if (!(await heldMember(tx, member.id))) return null;
      const removed = await tx
        .delete(stars)
        .where(and(eq(stars.userId, member.id), eq(stars.scenarioId, id)))
        .returning({ id: stars.scenarioId });
      if (removed.length > 0) await forgetStars(tx, id);
      return count(tx, id, removed.length > 0 ? -1 : 0);
    });
    if (counted === null) return GONE;
    return ok({ isStarred: false, stars: counted });
  },
);
