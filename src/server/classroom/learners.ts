/** Who learns in a class: people with an account, and seats. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { classMembers, seats } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import type { LearnerKey } from './access';

/** Learners that a class may have, seats among them. */
export const MAX_LEARNERS = 500;

/** A learner of a class. */
export interface Learner extends LearnerKey {
  readonly name: string;
  /** How the school calls the learner; null where that was not said. */
  readonly studentId: string | null;
  readonly joinedAt: Date;
}

/** As lists are ordered: capitals and accents come as in the language of the site. */
const ORDER = new Intl.Collator('en');

/** The learners of a class, by name. */
export async function learnersOf(db: Database, classId: string): Promise<readonly Learner[]> {
  const [members, seated] = await Promise.all([
    db
      .select({
        kind: sql<'member'>`'member'`,
        id: users.id,
        name: users.name,
        studentId: classMembers.studentId,
        joinedAt: classMembers.joinedAt,
      })
      .from(classMembers)
      .innerJoin(users, eq(users.id, classMembers.userId))
      .where(eq(classMembers.classId, classId)),
    db
      .select({
        kind: sql<'seat'>`'seat'`,
        id: seats.id,
        name: seats.name,
        studentId: seats.studentId,
        joinedAt: seats.joinedAt,
      })
      .from(seats)
      .where(eq(seats.classId, classId)),
  ]);
  return [...members, ...seated].sort(
    (one, other) => ORDER.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  );
}

/** Whether a class takes in nobody more. What is counted stays so while its row is locked. */
export async function isFull(tx: Database, classId: string): Promise<boolean> {
  // One after the other: a transaction has one connection.
  const members = await tx.$count(classMembers, eq(classMembers.classId, classId));
  const seated = await tx.$count(seats, eq(seats.classId, classId));
  return members + seated >= MAX_LEARNERS;
}
