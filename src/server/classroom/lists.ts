/** The lists of the classroom’s pages: classes, learners, assignments. */
import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { firstMoves } from '@/events/timeline/prefixMatch';
import type { AnyEvent } from '@/events/world/board';
import * as contract from '@/src/contract/classroom';
import type { Database } from '../database/database';
import { assignments, classes, classMembers, handIns } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { ok, refuse } from '../http/answer';
import { query } from '../http/endpoint';
import { isAbout, readKept } from './boards';
import { isLate } from './handIn';

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
  return db
    .select({
      id: classes.id,
      name: classes.name,
      learners: db.$count(classMembers, eq(classMembers.classId, classes.id)),
      assignments: db.$count(assignments, eq(assignments.classId, classes.id)),
    })
    .from(classes)
    .where(eq(classes.instructorId, memberId))
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

/** A learner of a class. */
export interface Learner {
  readonly id: string;
  readonly name: string;
  readonly joinedAt: Date;
}

/** The learners of a class, by name. */
export async function learnersOf(db: Database, classId: string): Promise<readonly Learner[]> {
  return db
    .select({ id: users.id, name: users.name, joinedAt: classMembers.joinedAt })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(eq(classMembers.classId, classId))
    .orderBy(asc(sql`lower(${users.name})`), users.id);
}

/** The instructor of a class, by name. */
export async function instructorOf(db: Database, classId: string): Promise<string> {
  const [row] = await db
    .select({ name: users.name })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.instructorId))
    .where(eq(classes.id, classId));
  return row?.name ?? '';
}

/** An assignment as the list of a class shows it to the instructor. */
interface GivenAssignment {
  readonly id: string;
  readonly title: string;
  readonly due: Date | null;
  /** How many tasks were chosen. */
  readonly tasks: number;
  /** How many learners have handed in. */
  readonly handedIn: number;
}

/** What holds of the assignments of a class. */
export const ofClass = (classId: string): SQL => eq(assignments.classId, classId);

/** The assignments of a class, the newest first. */
export async function assignmentsOf(
  db: Database,
  classId: string,
): Promise<readonly GivenAssignment[]> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      due: assignments.due,
      tasks: assignments.tasks,
      handedIn: db.$count(handIns, eq(handIns.assignmentId, assignments.id)),
    })
    .from(assignments)
    .where(eq(assignments.classId, classId))
    .orderBy(desc(assignments.createdAt), assignments.id);
  return rows.map((row) => ({ ...row, tasks: row.tasks.length }));
}

/** An assignment as a learner’s list shows it. */
export interface OwnAssignment {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly due: Date | null;
  /** How many tasks were chosen. */
  readonly tasks: number;
  /** The number that the last of them has on the board, where those before it come first; 0 where none were chosen. */
  readonly lastTask: number;
  /** What the learner has handed in; null for nothing yet. */
  readonly handedIn: { readonly met: number; readonly isLate: boolean } | null;
}

/** Those that are due come first in the order in which they are; then the others, the newest first. */
const FIRST_DUE = [sql`${assignments.due} nulls last`, desc(assignments.createdAt)];

/**
 * The assignments of a learner, in every class that the learner is in.
 *
 * @param only what holds of those that are wanted; left out, all of them
 */
export async function assignmentsFor(
  db: Database,
  learnerId: string,
  only?: SQL,
): Promise<readonly OwnAssignment[]> {
  const isIn = db
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, assignments.classId), eq(classMembers.userId, learnerId)));
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      className: classes.name,
      due: assignments.due,
      tasks: assignments.tasks,
      met: handIns.met,
      handedInAt: handIns.handedInAt,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(
      handIns,
      and(eq(handIns.assignmentId, assignments.id), eq(handIns.learnerId, learnerId)),
    )
    .where(and(exists(isIn), only))
    .orderBy(...FIRST_DUE, assignments.id);
  return rows.map(({ tasks, met, handedInAt, ...row }) => ({
    ...row,
    tasks: tasks.length,
    lastTask: Math.max(-1, ...tasks) + 1,
    handedIn:
      met && handedInAt
        ? { met: met.filter((round) => round !== null).length, isLate: isLate(handedInAt, row.due) }
        : null,
  }));
}

/** How many moves of a scenario a list tells: enough to see where most lines leave it, and an answer of a bounded size. */
const MOVES_TOLD = 200;

/** So many assignments’ moves are remembered. */
const MAX_KNOWN = 500;

/** Moves already read, by the assignments’ ids: what an assignment starts from never changes, and is long to read. */
const knownStarts = new Map<string, readonly AnyEvent[]>();

/** What the scenarios that assignments start from do, as far as it is told, by the assignments’ ids; nothing for those that start from a board alone. */
async function startsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AnyEvent[]>> {
  const rows = await db
    .select({ id: assignments.id, startLog: assignments.startLog })
    .from(assignments)
    .where(
      inArray(
        assignments.id,
        ids.filter((id) => !knownStarts.has(id)),
      ),
    );
  const starts = new Map(ids.map((id) => [id, knownStarts.get(id) ?? []]));
  for (const { id, startLog } of rows) {
    const moves = firstMoves(readKept(startLog).events, MOVES_TOLD);
    starts.set(id, moves);
    if (knownStarts.size >= MAX_KNOWN) knownStarts.clear();
    knownStarts.set(id, moves);
  }
  return starts;
}

const NO_BOARD = refuse(400, '“lesson” must be the number of a lesson, sandbox or bills.');

/** GET: the assignments of whoever asks that are about a board, which `lesson` names: those to be handed in first. */
export const openAssignments = query(contract.openAssignments, async (asked) => {
  const { db, member } = asked;
  const { lesson = '' } = asked.query;
  if (!/^(?:\d{1,4}|sandbox|bills)$/.test(lesson)) return NO_BOARD;
  const ofBoard = await assignmentsFor(db, member.id, isAbout(lesson));
  const starts = await startsOf(
    db,
    ofBoard.map(({ id }) => id),
  );
  const fitting = ofBoard.map(({ due, ...one }) => ({
    ...one,
    due: due?.toISOString() ?? null,
    start: (starts.get(one.id) ?? []).map((event) => ({ ...event })),
  }));
  return ok({
    assignments: [
      ...fitting.filter(({ handedIn }) => !handedIn),
      ...fitting.filter(({ handedIn }) => handedIn),
    ],
  });
});
