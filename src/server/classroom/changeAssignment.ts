/** Endpoints by which an instructor gives, changes and takes back assignments. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '@/src/contract/classroom';
import type { withId } from '@/src/contract/endpoint';
import * as sent from '@/src/contract/sent/classroom';
import type { Database } from '../database/database';
import { assignments, classes } from '../database/schema/classroom';
import { type Answer, created, notFound, ok, type Refused, refuse } from '../http/answer';
import { MAX_PARTS_BYTES } from '../http/body';
import { command, jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { notifyOfAssignment } from '../notifications/notify';
import { assignmentFor, classFor, type SeenAssignment } from './access';
import type { Dates } from './dates';
import { partsOfSent } from './makeParts';
import { partsOf, versionedParts } from './parts';
import { revise, type Wanted } from './revising/revise';

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
function lateColumns(late: Given['late']): Pick<Dates, 'lateRule' | 'latePercent'> {
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
  const { answersShown = 'due' } = given;
  const parts = await partsOfSent(db, given.parts, []);
  if ('error' in parts) return parts;
  const about = { classId, requestId, title, instructions };
  const rules = { ...lateColumns(late), answersShown };
  return { ...about, parts: versionedParts(parts), opens, due, ...rules };
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
  { limit: 'classroom', bytes: MAX_PARTS_BYTES },
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

const BUSY = refuse(
  409,
  'Learners are handing in at this moment, and what the change does to it could not be said. Try again.',
);

const CHANGED = refuse(
  409,
  'Somebody changed the parts of this assignment meanwhile. Copy what you wrote, and load the page again.',
);

/** What an assignment is to be; a refusal where it cannot be that. */
async function wantedOf(
  db: Database,
  found: SeenAssignment,
  body: Change,
): Promise<Wanted | Refused> {
  const { title = found.title, instructions = found.instructions } = body;
  const { opens = found.opens, due = found.due, answersShown = found.answersShown } = body;
  const refused = (body.due === undefined ? null : lateDue(due, found.due)) ?? crossed(opens, due);
  if (refused) return refused;
  const { lateRule, latePercent } = found;
  const late = body.late === undefined ? { lateRule, latePercent } : lateColumns(body.late);
  const { parts: sentParts, agreed = null } = body;
  const parts = sentParts === undefined ? null : await partsOfSent(db, sentParts, partsOf(found));
  if (parts !== null && 'error' in parts) return parts;
  const isSame = parts !== null && isDeepStrictEqual(parts, partsOf(found));
  return {
    columns: { title, instructions, opens, due, answersShown, ...late },
    parts: isSame ? null : parts,
    agreed,
  };
}

/** Whether an assignment is already what it is to be. */
function isSo(found: SeenAssignment, { columns, parts }: Wanted): boolean {
  const { title, instructions, opens, due, answersShown, lateRule, latePercent } = found;
  const before = { title, instructions, opens, due, answersShown, lateRule, latePercent };
  return parts === null && isDeepStrictEqual(before, columns);
}

/**
 * PATCH: changes an assignment. What that does to what was handed in is told first, and nothing is changed until
 * it comes back as agreed to. What was handed in stays, with the words it was asked in.
 */
export const changeAssignment = jsonCommand(
  contract.changeAssignment,
  sent.changeAssignment,
  { limit: 'classroom', bytes: MAX_PARTS_BYTES },
  async ({ db, member, params, body }) => {
    const { id } = params;
    const found = await assignmentFor(db, id, member.id);
    if (found?.part !== 'instructor') return notFound('assignment');
    const isBehind = (body.revision ?? found.revision) !== found.revision;
    const wanted = await wantedOf(db, found, body);
    if ('error' in wanted) return isBehind ? CHANGED : wanted;
    // Sent once more, as after an answer that got lost, it is so already.
    if (isBehind && !isSo(found, wanted)) return CHANGED;
    const asks = await revise(db, found, wanted);
    if (asks === 'handed in') return BUSY;
    if (asks === 'changed') return CHANGED;
    const isMade = asks.length === 0;
    const { title, instructions, opens, due } = isMade ? { ...found, ...wanted.columns } : found;
    const dates = { opens: opens?.toISOString() ?? null, due: due?.toISOString() ?? null };
    return ok({ title, instructions, ...dates, asks: [...asks] });
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
