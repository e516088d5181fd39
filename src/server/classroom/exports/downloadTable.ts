/** The class table as a file, for spreadsheets and for the marks that are given elsewhere. */
import * as contract from '@/src/contract/classroom';
import { IDENTIFIER } from '@/src/contract/identifier';
import { pointsOf, totalOf } from '@/src/contract/marks';
import { isBoardPart } from '@/src/contract/parts';
import { originOf } from '../../http/address';
import { notFound } from '../../http/answer';
import { query } from '../../http/endpoint';
import { classFor } from '../access';
import { lateLoss } from '../dates';
import { scoresOf } from '../feedback/scores';
import { type ClassTable, countMet, type HandedIn, type TableAssignment, tableOf } from '../table';
import { csvFile } from './csv';

/** What is given points for, by its name in the file: “task 2”, “question 1”. */
function pointNames({ parts }: TableAssignment): readonly string[] {
  const boards = parts.filter(isBoardPart);
  const questions = parts.filter((one) => !isBoardPart(one));
  return scoresOf(parts, {}, {}).map(({ part, task }) => {
    if (task === null) return `question ${questions.findIndex(({ id }) => id === part) + 1}`;
    const board = boards.length > 1 ? `${boards.find(({ id }) => id === part)?.title}, ` : '';
    return `${board}task ${task}`;
  });
}

function pointHeads(assignment: TableAssignment): readonly string[] {
  const names = pointNames(assignment);
  if (names.length === 0) return [];
  const { title, parts } = assignment;
  const { worth } = totalOf(scoresOf(parts, {}, {}));
  return [
    ...names.map((name) => `${title}: points, ${name}`),
    `${title}: points together, of ${worth}`,
    `${title}: to be marked`,
  ];
}

/** Points for each task and question, before anything is taken off for being late, empty while it waits for a mark; their sum, and how many wait. */
function pointCells(assignment: TableAssignment, handedIn: HandedIn | null): readonly string[] {
  const { parts } = assignment;
  const scores = scoresOf(parts, handedIn?.work ?? {}, handedIn?.points ?? {});
  if (scores.length === 0) return [];
  if (!handedIn) return ['', '', ...scores.map(() => '')];
  const { points, waiting } = totalOf(scores, lateLoss(assignment, handedIn.handedInAt));
  const each = scores.map((one) => String(pointsOf(one) ?? ''));
  return [...each, String(points), String(waiting)];
}

/** A moment as a spreadsheet reads it, in UTC. */
function moment(at: Date | null): string {
  return at === null ? '' : at.toISOString().slice(0, 19).replace('T', ' ');
}

function headOf(assignment: TableAssignment): readonly string[] {
  const { title, tasks, hasModel } = assignment;
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
    `${title}: address of the steps`,
    ...pointHeads(assignment),
    `${title}: returned (UTC)`,
    `${title}: looked at (UTC)`,
    `${title}: notes`,
  ];
}

/** Of a row: mark, feedback, and the five that say when and how often. */
const SEVEN_EMPTY: readonly string[] = Array.from({ length: 7 }, () => '');

function cellsOf(
  assignment: TableAssignment,
  learnerId: string,
  handedIn: HandedIn | null | undefined,
  origin: string,
): readonly string[] {
  const { id, tasks, hasModel } = assignment;
  const model = hasModel ? [handedIn?.divergence ?? ''] : [];
  const hasTasks = tasks.length > 0;
  // Nothing, where nothing was handed in; 0 is the start, where a setting may have met a task.
  if (!handedIn) {
    const tasksEmpty = [...(hasTasks ? [''] : []), ...tasks.map(() => '')];
    const pointsEmpty = pointCells(assignment, null);
    return [...tasksEmpty, ...model, ...SEVEN_EMPTY, ...pointsEmpty, '', '', ''];
  }
  const { met, handedInAt, isLate, times, rounds, mark, feedback } = handedIn;
  return [
    ...(hasTasks ? [String(countMet(handedIn))] : []),
    ...tasks.map((_, index) => String(met[index] ?? 'no')),
    ...model,
    mark,
    feedback,
    moment(handedInAt),
    isLate ? 'yes' : 'no',
    String(times),
    String(rounds),
    `${origin}/community/assignments/${id}/hand-ins/${learnerId}`,
    ...pointCells(assignment, handedIn),
    moment(handedIn.returnedAt),
    moment(handedIn.lookedAt),
    String(handedIn.notes?.count ?? ''),
  ];
}

function rowsOf({ assignments, rows }: ClassTable, origin: string): readonly (readonly string[])[] {
  return [
    ['Learner', 'Student ID', ...assignments.flatMap(headOf)],
    ...rows.map(({ id, name, studentId, handedIn }) => [
      name,
      studentId ?? '',
      ...assignments.flatMap((one, index) => cellsOf(one, id, handedIn[index], origin)),
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
