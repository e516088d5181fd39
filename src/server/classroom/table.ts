/** The class table: what each learner has handed in to each assignment, for the instructor only. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { GivenPoints, Notes } from '@/src/contract/marks';
import { type BoardPart, isBoardPart, type LateRule } from '@/src/contract/parts';
import { loadLesson } from '@/src/lessons/course/load';
import type { Database } from '../database/database';
import { assignments, handIns } from '../database/schema/classroom';
import { lessonOf } from './boards';
import { isLate } from './dates';
import { type Learner, learnersOf } from './learners';
import { boardsSummary, type Outline, outlines, type WorkOutline, workOutlines } from './parts';

/** A task that was chosen for an assignment. */
export interface ChosenTask {
  /** The id of its board’s part. */
  readonly part: string;
  /** Its number on the board, from 1. */
  readonly number: number;
  readonly points: number;
  readonly goal: string;
}

/** What a learner has handed in. */
export interface HandedIn {
  /** What was done of each part, by its id. */
  readonly work: Readonly<Record<string, WorkOutline>>;
  /** For each chosen task of all boards, in order, the round that met it, or null. */
  readonly met: readonly (number | null)[];
  /** In words, where the first board with a model first differs from it; null where none does, or there is none. */
  readonly divergence: string | null;
  /** How many rounds the logs have, together. */
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
  /** Of which attempt that is; null where nothing was given. */
  readonly saidOf: number | null;
  /** Points that the instructor gave in the place of those of the checks. */
  readonly points: GivenPoints;
  /** Up to which attempt its learner may read what is said of it; null for none. */
  readonly returnedOf: number | null;
  /** When it was given back, the last time; null for never. */
  readonly returnedAt: Date | null;
  /** When the learner first looked since; null for not yet. */
  readonly lookedAt: Date | null;
  /** What the learner noted on the boards; null where that was not looked for yet. */
  readonly notes: Notes | null;
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
  readonly lateRule: LateRule;
  /** Of the points, percent for each day begun; null unless the rule says so. */
  readonly latePercent: number | null;
  readonly parts: readonly Outline[];
  /** The chosen tasks of all its boards, in order. */
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

/** The tasks that were chosen of a board, with what each asks. */
export async function chosenTasks({
  id: part,
  board,
  tasks,
}: Pick<BoardPart, 'id' | 'board' | 'tasks'>): Promise<readonly ChosenTask[]> {
  const lesson = tasks.some(({ goal }) => goal === undefined) ? lessonOf(board) : null;
  const known = lesson === null ? [] : (await loadLesson(lesson)).tasks;
  return tasks.map(({ index, points, goal }) => {
    const number = index + 1;
    return { part, number, points, goal: goal ?? known[index]?.goal ?? `Task ${number}` };
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
      lateRule: assignments.lateRule,
      latePercent: assignments.latePercent,
      parts: outlines,
    })
    .from(assignments)
    .where(areWanted(classId, only))
    .orderBy(asc(assignments.createdAt), assignments.id);
  return Promise.all(
    rows.map(async (row) => {
      const boards = row.parts.filter(isBoardPart);
      return {
        ...row,
        tasks: (await Promise.all(boards.map(chosenTasks))).flat(),
        hasModel: boards.some(({ hasModel }) => hasModel),
      };
    }),
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
        work: workOutlines,
        handedInAt: handIns.handedInAt,
        times: handIns.times,
        mark: handIns.mark,
        feedback: handIns.feedback,
        saidOf: handIns.saidOf,
        points: handIns.points,
        returnedOf: handIns.returnedOf,
        returnedAt: handIns.returnedAt,
        lookedAt: handIns.lookedAt,
        notes: handIns.notes,
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
      const said = boardsSummary(column.parts, told.work);
      return { ...told, ...said, isLate: isLate(told.handedInAt, column.due) };
    }),
  }));
  return { assignments: columns, rows };
}
