/** Copying an assignment to a class, and a class with its assignments to the next term. */
import { asc, eq } from 'drizzle-orm';
import * as contract from '@/src/contract/classroom';
import * as sent from '@/src/contract/sent/classroom';
import { assignments } from '../database/schema/classroom';
import { notFound } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { assignmentFor, classFor } from './access';
import { keepAssignment } from './changeAssignment';
import { keepClass } from './changeClass';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

type Row = typeof assignments.$inferSelect;

/** A date moved by days; null where there is none, or none is wanted. */
const moved = (date: Date | null, days: number | null): Date | null =>
  date && days !== null ? new Date(date.getTime() + days * DAY) : null;

/** What is kept of the copy of an assignment: all but what was handed in. */
function copyOf(
  { id, title, instructions, parts, opens, due, answersShown, ...row }: Row,
  days: number | null,
) {
  const dates = { opens: moved(opens, days), due: moved(due, days) };
  const late = { lateRule: row.lateRule, latePercent: row.latePercent };
  return { title, instructions, parts, ...dates, ...late, answersShown, copiedFrom: id };
}

/** POST: gives a class a copy of an assignment, where whoever asks teaches both. Sent twice, it gives one. */
export const copyAssignment = jsonCommand(
  contract.copyAssignment,
  sent.copyAssignment,
  { limit: 'classroom' },
  async ({ db, member, params, body: { requestId, classId, days } }) => {
    const found = await assignmentFor(db, params.id, member.id);
    if (found?.part !== 'instructor') return notFound('assignment');
    if ((await classFor(db, classId, member.id))?.part !== 'instructor') return notFound('class');
    const { part: _, className: __, ...row } = found;
    return keepAssignment(db, { ...copyOf(row, days), classId, requestId });
  },
);

/**
 * POST: makes a class with copies of the assignments of another, in their order, and none of its
 * learners. Whoever asks has made the copy. Sent twice, it makes one.
 */
export const copyClass = jsonCommand(
  contract.copyClass,
  sent.copyClass,
  { limit: 'classroom' },
  async ({ db, member, params, body: { requestId, name, days } }) => {
    const found = await classFor(db, params.id, member.id);
    if (found?.part !== 'instructor') return notFound('class');
    return db.transaction(async (tx) => {
      const made = await keepClass(tx, member.id, { requestId, name });
      // What was made before is whole: both happen in one transaction.
      if ('error' in made || made.status !== 201) return made;
      const classId = made.data.id;
      const rows = await tx
        .select()
        .from(assignments)
        .where(eq(assignments.classId, params.id))
        .orderBy(asc(assignments.createdAt), assignments.id);
      // A moment apart: lists go by when assignments were given.
      const now = Date.now();
      const copies = rows.map((row, index) => ({
        ...copyOf(row, days),
        id: newId(),
        classId,
        requestId: `${requestId}-${index}`,
        createdAt: new Date(now + index),
      }));
      if (copies.length > 0) await tx.insert(assignments).values(copies);
      return made;
    });
  },
);
