/** Classes with learners and assignments, made through the endpoints as people make them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LessonLog } from '@/events/banking/log';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { type BoardPart, FIRST_PART, type KeptParts } from '@/src/contract/parts';
import { giveAssignment } from '@/src/server/classroom/changeAssignment';
import { makeClass } from '@/src/server/classroom/changeClass';
import { handIn } from '@/src/server/classroom/handIn';
import { joinClass } from '@/src/server/classroom/membership';
import { boardsOf, isBoardWork, type WorkByPart } from '@/src/server/classroom/parts';
import type { Database } from '@/src/server/database/database';
import { assignments, classes } from '@/src/server/database/schema/classroom';
import { scenarios } from '@/src/server/database/schema/community';
import { newId } from '@/src/server/identifiers';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';
import { ask, type Person, type Reply } from '../site';

/** An id that is there for nobody. */
export const NOBODYS = 'AAAAAAAAAAAAAAAA';

/** What is answered to whoever a class is not open to. */
export const NO_CLASS = 'There is no such class, or it is not open to you.';

/** What is answered to whoever an assignment is not open to. */
export const NO_ASSIGNMENT = 'There is no such assignment, or it is not open to you.';

/** A way to write that no endpoint takes, and what it answers. */
export const FOREIGN = [
  ['from another site', { headers: { origin: 'https://evil.example' } }, 403, /did not come from/],
  ['without a token', { headers: { 'x-csrf-token': null } }, 403, /out of date/],
  ['by nobody', { as: null }, 401, 'Sign in to do this.'],
] as const;

const idIn = ({ data, status, error }: Reply): string => {
  if (typeof data.id !== 'string') throw new Error(`no id came: ${status} ${error}`);
  return data.id;
};

/** Makes a class. */
export async function classOf(instructor: Person, name = 'Money, spring'): Promise<string> {
  return idIn(await ask(makeClass, { as: instructor, body: { requestId: randomUUID(), name } }));
}

/** The code of a class. */
export async function codeOf(db: Database, classId: string): Promise<string> {
  const [row] = await db.select().from(classes).where(eq(classes.id, classId));
  if (!row) throw new Error('there is no such class');
  return row.joinCode;
}

/** Takes learners into a class. */
export async function join(db: Database, classId: string, ...people: Person[]): Promise<void> {
  const code = await codeOf(db, classId);
  for (const as of people) idIn(await ask(joinClass, { as, body: { code } }));
}

/** What an assignment on lesson 2 is made of, unless a test says otherwise: of a board, or of the parts that it names. */
export function givenOf(change: Readonly<Record<string, unknown>> = {}) {
  const { about = { lesson: 2 }, tasks = [0, 1], model = null, ...others } = change;
  const chosen = Array.isArray(tasks) ? tasks.map((index) => ({ index, points: 1 })) : tasks;
  return {
    requestId: randomUUID(),
    title: 'Two payments',
    instructions: 'Pay, then gather.',
    parts: [{ id: FIRST_PART, kind: 'board', title: 'Payments', about, tasks: chosen, model }],
    due: null,
    ...others,
  };
}

/** A board of an assignment as it is kept: that of lesson 2, unless a test says otherwise. */
export function boardPart(change: Partial<BoardPart> = {}): BoardPart {
  return {
    id: FIRST_PART,
    kind: 'board',
    title: 'Two payments',
    board: '2',
    startLog: paymentsText(),
    scenarioId: null,
    tasks: [],
    modelLog: null,
    ...change,
  };
}

/** The first board of an assignment. */
export function firstBoard(row: { readonly parts: KeptParts } | undefined): BoardPart {
  const [first] = row ? boardsOf(row) : [];
  if (!first) throw new Error('the assignment has no board');
  return first;
}

/** A hand-in with what was done on the first board, as far as it was. */
export function withFirst<Row extends { readonly work: WorkByPart }>(row: Row | undefined) {
  const done = row?.work[FIRST_PART];
  return row && isBoardWork(done) ? { ...row, ...done } : undefined;
}

/** Gives a class an assignment. */
export async function assignmentOf(
  as: Person,
  id: string,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return idIn(await ask(giveAssignment, { as, params: { id }, body: givenOf(change) }));
}

/** Lets the due date of an assignment pass: it is given before that day only. */
export async function letPass(db: Database, id: string): Promise<Date> {
  const due = new Date('2020-01-01T00:00:00Z');
  await db.update(assignments).set({ due }).where(eq(assignments.id, id));
  return due;
}

/** What is sent to hand the text of a log in. */
export const workOf = (log: string) => ({ work: { [FIRST_PART]: { log } } });

/** Hands the text of a log in, be it better or worse than what was handed in before. */
export function handingIn(as: Person, id: string, log: string): Promise<Reply> {
  return ask(handIn, { method: 'PUT', as, params: { id }, body: { ...workOf(log), agreed: true } });
}

/** A log of lesson 2 in which Customer 1 pays Customer 2, in dollars; less than nothing goes back. */
export function paymentsLog(...dollars: readonly number[]): LessonLog {
  const events = dollars.map((sum) =>
    payment(sum > 0 ? 1 : 2, sum > 0 ? 2 : 1, Math.abs(sum) * 100),
  );
  acting(openingCursorOf(2), ...events);
  return { world: 'banking', lesson: 2, events };
}

/** The text of such a log. */
export function paymentsText(...dollars: readonly number[]): string {
  return fileTextOf(paymentsLog(...dollars));
}

/** Keeps a published scenario. */
export async function scenarioOf(db: Database, author: Person, log: Log): Promise<string> {
  const id = newId();
  await db.insert(scenarios).values({
    id,
    authorId: author.id,
    requestId: randomUUID(),
    title: 'A shared play',
    category: 'fundamentals',
    logText: fileTextOf(log),
    rounds: log.events.length,
    preview: {},
  });
  return id;
}
