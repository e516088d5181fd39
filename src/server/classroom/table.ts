/** The class table: what each learner has handed in to each assignment, for the instructor only. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { loadLesson } from '@/src/lessons/course/load';
import type { Database } from '../database/database';
import { assignments, handIns } from '../database/schema/classroom';
import { lessonOf } from './boards';
import { isLate } from './handIn';
import { type Learner, learnersOf } from './learners';

/** A task that was chosen for an assignment. */
export interface ChosenTask {
  /** Its number in the lesson, from 1. */
  readonly number: number;
  readonly goal: string;
}

/** What a learner has handed in. */
export interface HandedIn {
  /** For each chosen task the round that met it, or null. */
  readonly met: readonly (number | null)[];
  /** In words, where it first differs from the model; null where it does not, or there is none. */
  readonly divergence: string | null;
  /** How many rounds the log has. */
  readonly rounds: number;
  /** When, the last time. */
  readonly handedInAt: Date;
  readonly isLate: boolean;
  /** How many times. */
  readonly times: number;
  /** What the instructor gave for it; empty for nothing. */
  readonly mark: string;
  /** What the instructor said of it; empty for nothing. */
  readonly feedback: string;
  /** Of which attempt that is; null where neither was given. */
  readonly saidOf: number | null;
}

/** How many of the chosen tasks it meets. */
export function countMet({ met }: Pick<HandedIn, 'met'>): number {
  return met.filter((round) => round !== null).length;
}

/** The columns of an assignment. */
export interface TableAssignment {
  readonly id: string;
  readonly title: string;
  readonly due: Date | null;
  readonly tasks: readonly ChosenTask[];
  readonly hasModel: boolean;
}

/** The row of a learner. */
interface TableRow extends Omit<Learner, 'joinedAt'> {
  /** One for each assignment of the table, null where nothing was handed in. */
  readonly handedIn: readonly (HandedIn | null)[];
}

export interface ClassTable {
  readonly assignments: readonly TableAssignment[];
  readonly rows: readonly TableRow[];
}

/**
 * The sentences of chosen tasks.
 *
 * @param board what the assignment is about
 * @param indexes of the tasks in their lesson
 */
export async function chosenTasks(
  board: string,
  indexes: readonly number[],
): Promise<readonly ChosenTask[]> {
  const lesson = lessonOf(board);
  const { tasks } = lesson === null ? { tasks: [] } : await loadLesson(lesson);
  return indexes.flatMap((index) => {
    const goal = tasks[index]?.goal;
    return goal === undefined ? [] : [{ number: index + 1, goal }];
  });
}

/** Of the assignments of a class, those that a table is about: its columns, and what was handed in to them. */
const areWanted = (classId: string, only: string | undefined) =>
  and(eq(assignments.classId, classId), only === undefined ? undefined : eq(assignments.id, only));

async function columnsOf(
  db: Database,
  classId: string,
  only: string | undefined,
): Promise<readonly TableAssignment[]> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      due: assignments.due,
      indexes: assignments.tasks,
      board: assignments.board,
      hasModel: sql<boolean>`${assignments.modelLog} is not null`,
    })
    .from(assignments)
    .where(areWanted(classId, only))
    .orderBy(asc(assignments.createdAt), assignments.id);
  return Promise.all(
    rows.map(async ({ indexes, board, ...row }) => ({
      ...row,
      tasks: await chosenTasks(board, indexes),
    })),
  );
}

/**
 * The table of a class.
 *
 * @param only the assignment whose columns alone are wanted; left out, all of them, the oldest first
 */
export async function tableOf(db: Database, classId: string, only?: string): Promise<ClassTable> {
  const [columns, learners, given] = await Promise.all([
    columnsOf(db, classId, only),
    learnersOf(db, classId),
    db
      .select({
        assignmentId: handIns.assignmentId,
        learnerId: sql<string>`coalesce(${handIns.learnerId}, ${handIns.seatId})`,
        met: handIns.met,
        divergence: handIns.divergence,
        rounds: handIns.rounds,
        handedInAt: handIns.handedInAt,
        times: handIns.times,
        mark: handIns.mark,
        feedback: handIns.feedback,
        saidOf: handIns.saidOf,
      })
      .from(handIns)
      .innerJoin(assignments, eq(assignments.id, handIns.assignmentId))
      .where(areWanted(classId, only)),
  ]);
  const kept = new Map(given.map((one) => [`${one.learnerId} ${one.assignmentId}`, one]));
  const rows = learners.map(({ kind, id, name, studentId }) => ({
    kind,
    id,
    name,
    studentId,
    handedIn: columns.map((column) => {
      const found = kept.get(`${id} ${column.id}`);
      if (!found) return null;
      const { assignmentId: _, learnerId: __, ...told } = found;
      return { ...told, isLate: isLate(told.handedInAt, column.due) };
    }),
  }));
  return { assignments: columns, rows };
}
