/** Stars: one a member and scenario, counted with the scenario. */
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/scenarios';
import type { Database } from '../database/database';
import { scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { notFound, ok, type Refused } from '../http/answer';
import { NOT_SIGNED_IN } from '../http/asker';
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

/** Whose star, and of which scenario. */
interface Star {
  readonly userId: string;
  readonly scenarioId: string;
}

interface Asked {
  readonly db: Database;
  readonly member: { readonly id: string };
  readonly params: { readonly id: string };
}

/**
 * Gives or takes a star.
 *
 * @param change does so, and says by how much it changes the count: not at all, where it was so already
 * @returns how many stars the scenario has now; a refusal where it, or the member, is not there
 */
async function changeStar(
  { db, member, params: { id } }: Asked,
  change: (tx: Database, one: Star) => Promise<1 | -1 | 0>,
): Promise<number | Refused> {
  if (!(await isOpenToAll(db, id))) return notFound('scenario');
  return db.transaction(async (tx) => {
    if (!(await heldMember(tx, member.id))) return NOT_SIGNED_IN;
    return count(tx, id, await change(tx, { userId: member.id, scenarioId: id }));
  });
}

/** PUT: stars a scenario. A second time changes nothing. */
export const star = command(contract.star, { limit: 'star' }, async (asked) => {
  const counted = await changeStar(asked, async (tx, one) => {
    const given = tx.insert(stars).values(one).onConflictDoNothing();
    const added = await given.returning({ id: stars.scenarioId });
    if (added.length === 0) return 0;
    await notifyOfStar(tx, one);
    return 1;
  });
  return typeof counted === 'number' ? ok({ isStarred: true, stars: counted }) : counted;
});

/** DELETE: takes one's star back. A second time changes nothing. */
export const unstar = command(contract.unstar, { limit: 'star' }, async (asked) => {
  const counted = await changeStar(asked, async (tx, { userId, scenarioId }) => {
    const isIt = and(eq(stars.userId, userId), eq(stars.scenarioId, scenarioId));
    const removed = await tx.delete(stars).where(isIt).returning({ id: stars.scenarioId });
    if (removed.length === 0) return 0;
    await forgetStars(tx, scenarioId);
    return -1;
  });
  return typeof counted === 'number' ? ok({ isStarred: false, stars: counted }) : counted;
});
