/** The classes that the pages of the classroom list: those that somebody teaches, learns in, or has a seat in. */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { assignments, classes, classMembers, handIns, seats } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { taughtBy } from './access';
import type { Seat } from './seats/seat';

/** A class as its instructor’s list shows it. */
interface TaughtClass {
  readonly id: string;
  readonly name: string;
  readonly learners: number;
  readonly assignments: number;
}

/** A class as a learner’s list shows it. */
interface LearntClass {
  readonly id: string;
  readonly name: string;
  readonly instructor: string;
  readonly assignments: number;
  /** To how many of them the learner has handed in. */
  readonly handedIn: number;
}

/** The classes that a member teaches, the newest first. */
export async function classesTaughtBy(
  db: Database,
  memberId: string,
): Promise<readonly TaughtClass[]> {
  const members = db.$count(classMembers, eq(classMembers.classId, classes.id));
  const seated = db.$count(seats, eq(seats.classId, classes.id));
  return db
    .select({
      id: classes.id,
      name: classes.name,
      learners: sql<number>`(${members} + ${seated})::int`,
      assignments: db.$count(assignments, eq(assignments.classId, classes.id)),
    })
    .from(classes)
    .where(taughtBy(db, memberId))
    .orderBy(desc(classes.createdAt), classes.id);
}

/** The classes that a member learns in, the one joined last first. */
export async function classesLearntIn(
  db: Database,
  memberId: string,
): Promise<readonly LearntClass[]> {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      instructor: users.name,
      assignments: count(assignments.id),
      handedIn: count(handIns.id),
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(users, eq(users.id, classes.instructorId))
    .leftJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(
      handIns,
      and(eq(handIns.assignmentId, assignments.id), eq(handIns.learnerId, memberId)),
    )
    .where(eq(classMembers.userId, memberId))
    .groupBy(classes.id, users.name, classMembers.joinedAt)
    .orderBy(desc(classMembers.joinedAt), classes.id);
}

/** A class as the list of a browser that shows a seat there has it. */
interface SeatedClass {
  readonly id: string;
  readonly name: string;
  readonly instructor: string;
  /** The name of the seat. */
  readonly seat: string;
}

/** The classes of seats, in their order. */
export async function classesOfSeats(
  db: Database,
  shown: readonly Seat[],
): Promise<readonly SeatedClass[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ classId }) => classId);
  const rows = await db
    .select({ id: classes.id, name: classes.name, instructor: users.name })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.instructorId))
    .where(inArray(classes.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap(({ classId, name: seat }) => {
    const row = known.get(classId);
    return row ? [{ ...row, seat }] : [];
  });
}
