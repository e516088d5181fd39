/** Who of a class comes before and after a learner, where one submission after the other is looked at. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { handIns } from '../../database/schema/classroom';
import type { SeenAssignment } from '../access';
import { learnersOf } from '../learners';

/** A learner who handed in. */
interface Neighbour {
  readonly id: string;
  readonly name: string;
}

/** Where a learner stands among those who handed in. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** How many of them wait for a mark: nothing was given, or they handed in again since. */
  readonly unmarked: number;
}

/**
 * The neighbours of a learner, in the order of the class table.
 *
 * @param isUnmarkedFirst whether those who wait for a mark come before the others; the learner keeps
 *   their place among them once they have one, so that the way goes on from there
 * @returns null where the learner handed nothing in
 */
export async function neighboursOf(
  db: Database,
  { id, classId }: Pick<SeenAssignment, 'id' | 'classId'>,
  learnerId: string,
  isUnmarkedFirst: boolean,
): Promise<Neighbours | null> {
  const [learners, given] = await Promise.all([
    learnersOf(db, classId),
    db
      .select({
        learnerId: sql<string>`coalesce(${handIns.learnerId}, ${handIns.seatId})`,
        isMarked: sql<boolean>`coalesce(${handIns.saidOf} >= ${handIns.times}, false)`,
      })
      .from(handIns)
      .where(eq(handIns.assignmentId, id)),
  ]);
  const marked = new Map(given.map((one) => [one.learnerId, one.isMarked]));
  const inOrder = learners.filter((one) => marked.has(one.id));
  const isFirst = (one: Neighbour): boolean => one.id === learnerId || marked.get(one.id) === false;
  const order = isUnmarkedFirst
    ? [...inOrder.filter(isFirst), ...inOrder.filter((one) => !isFirst(one))]
    : inOrder;
  const index = order.findIndex((one) => one.id === learnerId);
  if (index < 0) return null;
  const named = (one: Neighbour | undefined) => (one ? { id: one.id, name: one.name } : null);
  return {
    previous: named(order[index - 1]),
    next: named(order[index + 1]),
    position: index + 1,
    count: order.length,
    unmarked: [...marked.values()].filter((isMarked) => !isMarked).length,
  };
}
