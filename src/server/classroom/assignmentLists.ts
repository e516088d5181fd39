/** The assignments that the pages of the classroom list: of a class for its instructor, of a learner in all classes. */
import { and, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { type Total, totalOf } from '@/src/contract/marks';
import { isBoardPart, type LateRule } from '@/src/contract/parts';
import type { Database } from '../database/database';
import { assignments, classes, classMembers, handIns, seats } from '../database/schema/classroom';
import { handInComments } from '../database/schema/feedback';
import { handedInBy, type LearnerKey } from './access';
import { isLate, lateLoss } from './dates';
import { isOpenRemark, openFeedback, openMark, openPoints } from './feedback/open';
import { scoresOf, toldLater } from './feedback/scores';
import { metIn, type Outline, outlines, type WorkOutline, workOutlines } from './parts';
import { countMet } from './table';

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
