/** The lists of the classroom’s pages: classes, learners, assignments. */
import { and, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { type Total, totalOf } from '@/src/contract/marks';
import { isBoardPart, type LateRule } from '@/src/contract/parts';
import type { Database } from '../database/database';
import { assignments, classes, classMembers, handIns, seats } from '../database/schema/classroom';
import { handInComments } from '../database/schema/feedback';
import { users } from '../database/schema/members';
import { handedInBy, type LearnerKey, taughtBy } from './access';
import { isLate, lateLoss } from './dates';
import { isOpenRemark, openFeedback, openMark, openPoints } from './feedback/open';
import { scoresOf, toldLater } from './feedback/scores';
import { metIn, type Outline, outlines, type WorkOutline, workOutlines } from './parts';
import type { Seat } from './seats/seat';
import { countMet } from './table';

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

/** An assignment as the list of a class shows it to the instructor. */
interface GivenAssignment {
  readonly id: string;
  readonly title: string;
  /** When learners may begin; null for at once. */
  readonly opens: Date | null;
  readonly due: Date | null;
  readonly parts: readonly Outline[];
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
      opens: assignments.opens,
      due: assignments.due,
      parts: outlines,
      handedIn: db.$count(handIns, eq(handIns.assignmentId, assignments.id)),
    })
    .from(assignments)
    .where(eq(assignments.classId, classId))
    .orderBy(desc(assignments.createdAt), assignments.id);
  return rows.map((row) => ({ ...row, tasks: tasksIn(row.parts).length }));
}

/** The chosen tasks of all boards. */
function tasksIn(parts: readonly Outline[]) {
  return parts.filter(isBoardPart).flatMap(({ tasks }) => tasks);
}

/** An assignment as a learner’s list shows it. */
export interface OwnAssignment {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  /** When it may be begun; null for at once. */
  readonly opens: Date | null;
  readonly due: Date | null;
  readonly lateRule: LateRule;
  /** How often its parts were changed, from 1. */
  readonly revision: number;
  readonly parts: readonly Outline[];
  /** What was handed in of each part, by its id. */
  readonly work: Readonly<Record<string, WorkOutline>>;
  /** How many tasks were chosen. */
  readonly tasks: number;
  /** What the learner has handed in; null for nothing yet. */
  readonly handedIn: { readonly met: number; readonly isLate: boolean } | null;
  /** The points of that, as far as they are told to its learner. */
  readonly total: Total;
  /** What the instructor gave for it; empty for nothing. */
  readonly mark: string;
  /** Whether the instructor said something of it, and returned it. */
  readonly hasFeedback: boolean;
  /** Whether it was given back, and the learner has not looked at it since. */
  readonly isNews: boolean;
}

/** Those that are due come first in the order in which they are; then the others, the newest first. */
const FIRST_DUE = [sql`${assignments.due} nulls last`, desc(assignments.createdAt)];

/** Whether a learner is in the class of an assignment. */
function isIn(db: Database, { kind, id }: LearnerKey): SQL {
  const found =
    kind === 'seat'
      ? db
          .select({ id: seats.id })
          .from(seats)
          .where(and(eq(seats.classId, assignments.classId), eq(seats.id, id)))
      : db
          .select({ id: classMembers.userId })
          .from(classMembers)
          .where(and(eq(classMembers.classId, assignments.classId), eq(classMembers.userId, id)));
  return exists(found);
}

/**
 * The assignments of a learner, in every class that the learner is in: a seat is in one.
 *
 * @param only what holds of those that are wanted; left out, all of them
 */
export async function assignmentsFor(
  db: Database,
  learner: LearnerKey,
  only?: SQL,
): Promise<readonly OwnAssignment[]> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      className: classes.name,
      opens: assignments.opens,
      due: assignments.due,
      lateRule: assignments.lateRule,
      latePercent: assignments.latePercent,
      answersShown: assignments.answersShown,
      revision: assignments.revision,
      parts: outlines,
      work: workOutlines,
      handedInAt: handIns.handedInAt,
      mark: openMark,
      feedback: openFeedback,
      points: openPoints,
      times: handIns.times,
      remarks: db.$count(handInComments, isOpenRemark),
      returnedOf: handIns.returnedOf,
      lookedAt: handIns.lookedAt,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(handIns, and(eq(handIns.assignmentId, assignments.id), handedInBy(learner)))
    .where(and(isIn(db, learner), only))
    .orderBy(...FIRST_DUE, assignments.id);
  return rows.map(({ answersShown, latePercent, points, times, ...row }) => {
    const { handedInAt, feedback, remarks, returnedOf, lookedAt, ...told } = row;
    const { parts, work, due, lateRule } = told;
    const later = toldLater({ due, answersShown }, times === null ? null : { times, returnedOf });
    const loss = handedInAt === null ? 0 : lateLoss({ due, lateRule, latePercent }, handedInAt);
    return {
      ...told,
      hasFeedback: feedback !== '' || remarks > 0,
      isNews: returnedOf !== null && lookedAt === null,
      tasks: tasksIn(parts).length,
      handedIn: handedInAt && {
        met: countMet({ met: metIn(parts, work) }),
        isLate: isLate(handedInAt, due),
      },
      total: totalOf(scoresOf(parts, work, points, later), loss),
    };
  });
}
