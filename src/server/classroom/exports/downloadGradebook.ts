/** The marks of a class in the columns that other systems import. */
import * as contract from '@/src/contract/classroom';
import { totalOf } from '@/src/contract/marks';
import { notFound } from '../../http/answer';
import { query } from '../../http/endpoint';
import { classFor } from '../access';
import { lateLoss } from '../dates';
import { scoresOf } from '../feedback/scores';
import { type ClassTable, type HandedIn, type TableAssignment, tableOf } from '../table';
import { csvFile } from './csv';

/** A mark that is a number, as 17 or 17/20. */
const NUMERIC = /^\s*(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+(?:[.,]\d+)?)\s*)?$/;

const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** What an assignment is worth: its points; where it has none, what its marks are out of; null where nothing says so. */
function worthOf(
  { parts }: TableAssignment,
  handedIn: readonly (HandedIn | null)[],
): number | null {
  const { worth } = totalOf(scoresOf(parts, {}, {}));
  if (worth > 0) return worth;
  const outOf = handedIn.flatMap((one) => NUMERIC.exec(one?.mark ?? '')?.[2] ?? []).map(numberIn);
  return outOf.length > 0 ? Math.max(...outOf) : null;
}

/**
 * The mark of a hand-in as a number: one that its instructor wrote, else its points, for these columns take no
 * letters; a letter stands in the table’s own file. Empty where nothing was handed in, where something waits to be
 * marked, and where there is neither a number nor points.
 */
export function numericMark(assignment: TableAssignment, handedIn: HandedIn | null): string {
  if (!handedIn) return '';
  const written = NUMERIC.exec(handedIn.mark)?.[1];
  if (written !== undefined) return String(numberIn(written));
  const scores = scoresOf(assignment.parts, handedIn.work, handedIn.points);
  if (scores.length === 0) return '';
  const { points, worth, waiting } = totalOf(scores, lateLoss(assignment, handedIn.handedInAt));
  return worth === 0 || waiting > 0 ? '' : String(points);
}

/** Titles as columns are called: no two alike, since a gradebook knows a column by its name. */
function columnNames({ assignments }: ClassTable): readonly string[] {
  const taken = new Map<string, number>();
  return assignments.map(({ title }) => {
    const times = (taken.get(title) ?? 0) + 1;
    taken.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}

type Rows = readonly (readonly string[])[];

/** The columns of Canvas: whoever a row is about is known by the student ID, and a row of its own says what each is worth. */
function canvasRows(table: ClassTable): Rows {
  const { assignments, rows } = table;
  const possible = assignments.map((one, index) =>
    String(
      worthOf(
        one,
        rows.map(({ handedIn }) => handedIn[index] ?? null),
      ) ?? '',
    ),
  );
  return [
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...columnNames(table)],
    ['    Points Possible', '', '', '', '', ...possible],
    ...rows.map(({ name, studentId, handedIn }) => [
      name,
      '',
      studentId ?? '',
      '',
      '',
      ...assignments.map((one, index) => numericMark(one, handedIn[index] ?? null)),
    ]),
  ];
}

/** The columns of Moodle, which are chosen on importing: the ID number, and mark and feedback of each assignment. */
function moodleRows(table: ClassTable): Rows {
  const { assignments, rows } = table;
  const names = columnNames(table);
  return [
    ['Full name', 'ID number', ...names.flatMap((name) => [name, `${name} (feedback)`])],
    ...rows.map(({ name, studentId, handedIn }) => [
      name,
      studentId ?? '',
      ...assignments.flatMap((one, index) => {
        const done = handedIn[index] ?? null;
        return [numericMark(one, done), done?.feedback ?? ''];
      }),
    ]),
  ];
}

const COLUMNS = { canvas: canvasRows, moodle: moodleRows } as const;

/** GET: the marks of a class as CSV, in the columns of Canvas or of Moodle. */
export const downloadGradebook = query(contract.downloadGradebook, async (asked) => {
  const { db, member, params } = asked;
  const found = await classFor(db, params.id, member.id);
  if (found?.part !== 'instructor') return notFound('class');
  const system = asked.query.for ?? 'canvas';
  const rows = COLUMNS[system](await tableOf(db, found.id));
  return csvFile(`${found.name}, ${system}.csv`, rows);
});
