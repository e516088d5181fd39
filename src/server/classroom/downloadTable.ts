/** The class table as a file, for spreadsheets and for the marks that are given elsewhere. */
import * as contract from '@/src/contract/classroom';
import { IDENTIFIER } from '@/src/contract/identifier';
import { originOf } from '../http/address';
import { notFound } from '../http/answer';
import { query } from '../http/endpoint';
import { classFor } from './access';
import { csvFile } from './csv';
import { type ClassTable, countMet, type HandedIn, type TableAssignment, tableOf } from './table';

function headOf({ title, tasks, hasModel }: TableAssignment): readonly string[] {
  return [
    ...(tasks.length > 0 ? [`${title}: tasks met, of ${tasks.length}`] : []),
    ...tasks.map(
      ({ number, goal }) => `${title}, task ${number} met at step, “no” where not met: ${goal}`,
    ),
    ...(hasModel ? [`${title}: first difference from the model`] : []),
    `${title}: mark`,
    `${title}: feedback`,
    `${title}: handed in (UTC)`,
    `${title}: late`,
    `${title}: times handed in`,
    `${title}: steps`,
    `${title}: address of the log`,
  ];
}

/** Of a row: mark, feedback, and the five that say when and how often. */
const SEVEN_EMPTY: readonly string[] = Array.from({ length: 7 }, () => '');

function cellsOf(
  { id, tasks, hasModel }: TableAssignment,
  learnerId: string,
  handedIn: HandedIn | null | undefined,
  origin: string,
): readonly string[] {
  const model = hasModel ? [handedIn?.divergence ?? ''] : [];
  const hasTasks = tasks.length > 0;
  // Nothing, where nothing was handed in; 0 is the start, where a setting may have met a task.
  if (!handedIn) {
    return [...(hasTasks ? [''] : []), ...tasks.map(() => ''), ...model, ...SEVEN_EMPTY];
  }
  const { met, handedInAt, isLate, times, rounds, mark, feedback } = handedIn;
  return [
    ...(hasTasks ? [String(countMet(handedIn))] : []),
    ...tasks.map((_, index) => String(met[index] ?? 'no')),
    ...model,
    mark,
    feedback,
    handedInAt.toISOString().slice(0, 19).replace('T', ' '),
    isLate ? 'yes' : 'no',
    String(times),
    String(rounds),
    `${origin}/community/assignments/${id}/hand-ins/${learnerId}`,
  ];
}

function rowsOf({ assignments, rows }: ClassTable, origin: string): readonly (readonly string[])[] {
  return [
    ['Learner', 'Student ID', ...assignments.flatMap(headOf)],
    ...rows.map(({ id, name, studentId, handedIn }) => [
      name,
      studentId ?? '',
      ...assignments.flatMap((one, place) => cellsOf(one, id, handedIn[place], origin)),
    ]),
  ];
}

/** GET: the table of a class as CSV, or the part of it that is one assignment’s. */
export const downloadTable = query(contract.downloadTable, async (asked) => {
  const { db, member, params, request } = asked;
  const found = await classFor(db, params.id, member.id);
  if (found?.part !== 'instructor') return notFound('class');
  const only = asked.query.assignment;
  if (only !== undefined && !IDENTIFIER.test(only)) return notFound('assignment');
  const table = await tableOf(db, found.id, only);
  if (only !== undefined && table.assignments.length === 0) return notFound('assignment');
  const name = `${found.name}${only === undefined ? '' : `, ${table.assignments[0]?.title}`}.csv`;
  return csvFile(name, rowsOf(table, originOf(request.headers)));
});
