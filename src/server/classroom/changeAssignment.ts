/** Endpoints by which an instructor gives, changes and takes back assignments. */

import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '@/src/contract/classroom';
import type { withId } from '@/src/contract/endpoint';
import type { KeptParts } from '@/src/contract/parts';
import * as sent from '@/src/contract/sent/classroom';
import type { Database } from '../database/database';
import { assignments, classes, handIns } from '../database/schema/classroom';
import { type Answer, created, notFound, ok, type Refused, refuse } from '../http/answer';
import { PARTS_LIMIT } from '../http/body';
import { command, jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { notifyOfAssignment } from '../notifications/notify';
import { assignmentFor, classFor, type SeenAssignment } from './access';
import { partsOfSent } from './makeParts';
import { keepParts, partsOf } from './parts';

/** Assignments that a class may have. */
export const MAX_ASSIGNMENTS = 100;

type Given = z.output<typeof sent.giveAssignment>;

/** Why a due date cannot be set now; null where it can. One that an assignment had before may have passed. */
function lateDue(due: Date | null, before: Date | null = null): Refused | null {
  if (due === null || due > new Date() || due.getTime() === before?.getTime()) return null;
  return refuse(422, 'This date has passed: choose a later one, or none.', 'due');
}

type Row = Omit<typeof assignments.$inferInsert, 'id'>;

/** What becomes of late work, as the columns have it. */
function lateColumns(late: Given['late']): Pick<Row, 'lateRule' | 'latePercent'> {
  const { rule, percent } = { percent: null, rule: 'accepted' as const, ...late };
  return { lateRule: rule, latePercent: percent };
}

const TOO_LATE = refuse(
  422,
  'The assignment must open before it is due: choose an earlier opening date or a later due date.',
  'opens',
);

/** Why two dates do not go together; null where they do. */
function crossed(opens: Date | null, due: Date | null): Refused | null {
  return opens !== null && due !== null && opens >= due ? TOO_LATE : null;
}

/** What is kept of an assignment that is given; a refusal where it cannot be. */
async function rowOf(db: Database, classId: string, given: Given): Promise<Row | Refused> {
  const { requestId, title, instructions, opens = null, due, late } = given;
  const parts = await partsOfSent(db, given.parts, []);
  if ('error' in parts) return parts;
  const about = { classId, requestId, title, instructions };
  return { ...about, parts: keepParts(parts), opens, due, ...lateColumns(late) };
}

async function knownId(db: Database, classId: string, requestId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.classId, classId), eq(assignments.requestId, requestId)));
  return row?.id ?? null;
}

/** Keeps an assignment, once for each request, as long as the class has room for it, and tells the learners. */
export function keepAssignment(db: Database, row: Row): Promise<Answer<z.infer<typeof withId>>> {
  const { classId, requestId } = row;
  return db.transaction(async (tx) => {
    // What is given at once waits here, so that the count holds and nothing is given twice.
    const [found] = await tx
      .select({ id: classes.id })
      .from(classes)
      .where(eq(classes.id, classId))
      .for('no key update');
    if (!found) return notFound('class');
    const known = await knownId(tx, classId, requestId);
    if (known !== null) return ok({ id: known });
    if ((await tx.$count(assignments, eq(assignments.classId, classId))) >= MAX_ASSIGNMENTS) {
      return refuse(
        409,
        `This class has ${MAX_ASSIGNMENTS} assignments, the most there can be: delete one first.`,
      );
    }
    const id = newId();
    await tx.insert(assignments).values({ ...row, id });
    await notifyOfAssignment(tx, { id, classId });
    return created({ id });
  });
}

/** POST: gives a class an assignment. Sent twice, it gives one. */
export const giveAssignment = jsonCommand(
  contract.giveAssignment,
  sent.giveAssignment,
  { limit: 'classroom', bytes: PARTS_LIMIT },
  async ({ db, member, params, body }) => {
    const { id } = params;
    if ((await classFor(db, id, member.id))?.part !== 'instructor') return notFound('class');
    const known = await knownId(db, id, body.requestId);
    if (known !== null) return ok({ id: known });
    const refused = lateDue(body.due) ?? crossed(body.opens ?? null, body.due);
    if (refused) return refused;
    const row = await rowOf(db, id, body);
    return 'error' in row ? row : keepAssignment(db, row);
  },
);

type Change = z.output<typeof sent.changeAssignment>;

/** The parts that an assignment has from now on; a refusal where they cannot be changed any more. */
async function changedParts(
  db: Database,
  { id, parts }: SeenAssignment,
  wanted: Change['parts'],
): Promise<KeptParts | Refused> {
  if (wanted === undefined) return parts;
  if ((await db.$count(handIns, eq(handIns.assignmentId, id))) > 0) return HANDED_IN;
  const made = await partsOfSent(db, wanted, partsOf({ parts }));
  return 'error' in made ? made : keepParts(made);
}

const HANDED_IN = refuse(
  409,
  'Somebody has handed in: the parts stay as they are now. Copy the assignment to give it with others.',
  'parts',
);

/**
 * PATCH: changes an assignment. Its parts are changed only until somebody has handed in: what is judged
 * stays judged by what was asked.
 */
export const changeAssignment = jsonCommand(
  contract.changeAssignment,
  sent.changeAssignment,
  { limit: 'classroom', bytes: PARTS_LIMIT },
  async ({ db, member, params, body }) => {
    const { id } = params;
    const found = await assignmentFor(db, id, member.id);
    if (found?.part !== 'instructor') return notFound('assignment');
    const { title = found.title, instructions = found.instructions } = body;
    const { opens = found.opens, due = found.due } = body;
    const refused =
      (body.due === undefined ? null : lateDue(due, found.due)) ?? crossed(opens, due);
    if (refused) return refused;
    const parts = await changedParts(db, found, body.parts);
    if ('error' in parts) return parts;
    const late = body.late === undefined ? {} : lateColumns(body.late);
    return db.transaction(async (tx) => {
      // Whoever hands in meanwhile waits, or has done so and is seen.
      await tx
        .select({ id: assignments.id })
        .from(assignments)
        .where(eq(assignments.id, id))
        .for('update');
      if (body.parts && (await tx.$count(handIns, eq(handIns.assignmentId, id))) > 0) {
        return HANDED_IN;
      }
      await tx
        .update(assignments)
        .set({ title, instructions, parts, opens, due, ...late })
        .where(eq(assignments.id, id));
      const dates = { opens: opens?.toISOString() ?? null, due: due?.toISOString() ?? null };
      return ok({ title, instructions, ...dates });
    });
  },
);

/** DELETE: takes an assignment back, with all that was handed in to it. */
export const deleteAssignment = command(
  contract.deleteAssignment,
  { limit: 'classroom' },
  async ({ db, member, params }) => {
    const { id } = params;
    const found = await assignmentFor(db, id, member.id);
    if (found?.part !== 'instructor') return notFound('assignment');
    await db.delete(assignments).where(eq(assignments.id, id));
    return ok({});
  },
);
