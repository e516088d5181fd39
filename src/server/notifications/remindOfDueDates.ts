/** Reminding learners of what is due soon. */
import { and, eq, gt, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { IS_OPEN } from '../classroom/dates';
import type { Database } from '../database/database';
import { assignments, classMembers, handIns } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { remindOfDue } from './notify';

/** Reminds of what is due within two days those learners who have not handed it in. */
export async function remindOfDueDates(db: Database): Promise<void> {
  const soon = await db
    .select({ id: assignments.id, classId: assignments.classId, due: assignments.due })
    .from(assignments)
    .where(
      and(
        gt(assignments.due, sql`now()`),
        lte(assignments.due, sql`now() + interval '2 days'`),
        IS_OPEN,
        // Who is given something that is due at once has just been told of it.
        sql`greatest(${assignments.createdAt}, ${assignments.opens}) < ${assignments.due} - interval '2 days'`,
      ),
    );
  for (const { id, classId, due } of soon) {
    const done = db
      .select({ id: handIns.learnerId })
      .from(handIns)
      .where(and(eq(handIns.assignmentId, id), isNotNull(handIns.learnerId)));
    const waiting = db
      .select({ id: classMembers.userId })
      .from(classMembers)
      .where(and(eq(classMembers.classId, classId), notInArray(classMembers.userId, done)));
    await db.transaction((tx) => remindOfDue(tx, { id, due }, sql`${users.id} in (${waiting})`));
  }
}
