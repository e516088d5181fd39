/** Endpoints by which an instructor gives, changes and takes back assignments. */

import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { acceptLog } from '@/events/log/accept';
import { unfit } from '@/events/log/fitting';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import * as contract from '@/src/contract/classroom';
import type { withId } from '@/src/contract/endpoint';
import * as sent from '@/src/contract/sent/classroom';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Database } from '../database/database';
import { assignments, classes } from '../database/schema/classroom';
import { inTurn } from '../folding';
import { type Answer, created, notFound, ok, type Refused, refuse } from '../http/answer';
import { LOG_LIMIT } from '../http/body';
import { command, jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { notifyOfAssignment } from '../notifications/notify';
import { assignmentFor, classFor } from './access';
import { boardOf } from './boards';
import { subjectOf } from './subject';

/** Assignments that a class may have. */
export const MAX_ASSIGNMENTS = 100;

type Given = z.output<typeof sent.giveAssignment>;

/** Why a due date cannot be set now; null where it can. One that an assignment had before may have passed. */
function lateDue(due: Date | null, before: Date | null = null): Refused | null {
  if (due === null || due > new Date() || due.getTime() === before?.getTime()) return null;
  return refuse(422, 'This date has passed: choose a later one, or none.', 'due');
}

/** The text of the model as it is kept; null for none. */
async function modelText(text: string | null, start: Log): Promise<string | null | Refused> {
  if (text === null) return null;
  const accepted = await inTurn(() => acceptLog(text, SHELF));
  if ('error' in accepted) return accepted;
  const problem = 'problem' in accepted ? accepted.problem : unfit(accepted.log, start, SHELF);
  if (problem !== null) return refuse(422, `The model cannot be taken. ${problem}`);
  return 'log' in accepted ? fileTextOf(accepted.log) : null;
}

type Row = Omit<typeof assignments.$inferInsert, 'id'>;

/** What is kept of an assignment that is given; a refusal where it cannot be. */
async function rowOf(db: Database, classId: string, given: Given): Promise<Row | Refused> {
  const { requestId, title, instructions, about, tasks, model, due } = given;
  const subject = await subjectOf(db, about);
  if ('error' in subject) return subject;
  const { start, scenarioId } = subject;
  const strange = tasks.find((index) => index >= subject.tasks.length);
  if (strange !== undefined) {
    return refuse(422, `There is no task ${strange + 1}: the board sets ${subject.tasks.length}.`);
  }
  const modelLog = await modelText(model, start);
  if (modelLog !== null && typeof modelLog === 'object') return modelLog;
  const startLog = fileTextOf(start);
  const board = boardOf(start);
  return {
    classId,
    requestId,
    title,
    instructions,
    board,
    startLog,
    scenarioId,
    tasks,
    modelLog,
    due,
  };
}

async function knownId(db: Database, classId: string, requestId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.classId, classId), eq(assignments.requestId, requestId)));
  return row?.id ?? null;
}

function keep(db: Database, row: Row): Promise<Answer<z.infer<typeof withId>>> {
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
  { limit: 'classroom', bytes: LOG_LIMIT },
  async ({ db, member, params, body }) => {
    const { id } = params;
    if ((await classFor(db, id, member.id))?.part !== 'instructor') return notFound('class');
    const known = await knownId(db, id, body.requestId);
    if (known !== null) return ok({ id: known });
    const late = lateDue(body.due);
    if (late) return late;
    const row = await rowOf(db, id, body);
    return 'error' in row ? row : keep(db, row);
  },
);

/** PATCH: changes what an assignment is called, what it says, and when it is due. */
export const changeAssignment = jsonCommand(
  contract.changeAssignment,
  sent.changeAssignment,
  { limit: 'classroom' },
  async ({ db, member, params, body: { title, instructions, due } }) => {
    const { id } = params;
    const found = await assignmentFor(db, id, member.id);
    if (found?.part !== 'instructor') return notFound('assignment');
    const late = due === undefined ? null : lateDue(due, found.due);
    if (late) return late;
    const change = {
      title: title ?? found.title,
      instructions: instructions ?? found.instructions,
      due: due === undefined ? found.due : due,
    };
    await db.update(assignments).set(change).where(eq(assignments.id, id));
    return ok({ ...change, due: change.due?.toISOString() ?? null });
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
