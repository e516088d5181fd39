/** What members are told because its time has come, and not because somebody did something. */
import { and, eq, gt, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { IS_OPEN } from '../classroom/dates';
import type { Database } from '../database/database';
import { assignments, classMembers, handIns } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { announcedChanges } from '../database/schema/notifications';
import { notifyOfChange, remindOfDue } from './notify';

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

/** An entry of the page of changes, as far as members are told of it. */
export interface Change {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/**
 * Tells members of entries of the page of changes that none was told of. Where no entry is known yet,
 * the site is new to all of this, and so is nothing that it has got.
 */
export async function announceChanges(db: Database, changes: readonly Change[]): Promise<void> {
  const known = await db
    .select({
      id: announcedChanges.id,
      title: announcedChanges.title,
      path: announcedChanges.path,
    })
    .from(announcedChanges);
  const byId = new Map(known.map((one) => [one.id, one]));
  const isFirst = known.length === 0;
  // The oldest first, so that the newest is the last that is told.
  for (const change of [...changes].reverse()) {
    const { id, title, path } = change;
    const before = byId.get(id);
    if (before?.title === title && before.path === path) continue;
    await db.transaction(async (tx) => {
      const row = { id, title, path };
      const { createdAt } = announcedChanges;
      const [kept] = await tx
        .insert(announcedChanges)
        .values(row)
        .onConflictDoUpdate({ target: announcedChanges.id, set: { title, path } })
        .returning({ isNew: sql<boolean>`${createdAt} = now()` });
      if (kept?.isNew && !isFirst) await notifyOfChange(tx, id);
    });
  }
}
