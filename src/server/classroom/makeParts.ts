/** Parts of an assignment as they are kept, of what an instructor sent. */
import { isLessonLog } from '@/events/banking/log';
import { acceptLog } from '@/events/log/accept';
import { handInProblem } from '@/events/log/fitting';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import {
  type AssignmentPart,
  type BoardPart,
  isBoardPart,
  type Question,
} from '@/src/contract/parts';
import type { SentBoard, SentPart } from '@/src/contract/sent/parts';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Database } from '../database/database';
import { foldQueuedOrRefuse } from '../foldQueue';
import { type Refused, refuse } from '../http/answer';
import { type AssignableBoard, assignableBoard } from './assignableBoard';
import { boardIdOf } from './boards';
import { predictionOf } from './predictions';

/** The text of the model as it is kept; null for none. */
async function modelText(text: string | null, start: Log): Promise<string | null | Refused> {
  if (text === null) return null;
  const accepted = await foldQueuedOrRefuse(() => acceptLog(text, SHELF));
  if ('error' in accepted) return accepted;
  const problem =
    'problem' in accepted ? accepted.problem : handInProblem(accepted.log, start, SHELF);
  if (problem !== null) return refuse(422, `The model cannot be taken. ${problem}`);
  return 'log' in accepted ? fileTextOf(accepted.log) : null;
}

/** What a task asks, where that is not the lesson’s to say. */
function ownGoal({ start, tasks }: AssignableBoard, index: number): { goal?: string } {
  const goal = tasks[index]?.goal;
  const isPlain = isLessonLog(start) && start.opening === undefined && !start.tasks;
  return isPlain || goal === undefined ? {} : { goal };
}

/** The board that was kept under an id, where a part goes on from it. */
function keptBoard(before: readonly AssignmentPart[], id: string): BoardPart | Refused {
  const found = before.filter(isBoardPart).find((one) => one.id === id);
  return found ?? refuse(422, 'There is no such board in this assignment: load the page again.');
}

async function boardOfSent(
  db: Database,
  sent: SentBoard,
  before: readonly AssignmentPart[],
): Promise<BoardPart | Refused> {
  const { id, title, about, tasks, model } = sent;
  const kept = 'part' in about ? keptBoard(before, about.part) : null;
  if (kept && 'error' in kept) return kept;
  const source = await assignableBoard(db, 'part' in about ? { log: kept?.startLog ?? '' } : about);
  if ('error' in source) return source;
  const { start } = source;
  const strange = tasks.find(({ index }) => index >= source.tasks.length);
  if (strange !== undefined) {
    return refuse(
      422,
      `There is no task ${strange.index + 1}: the board sets ${source.tasks.length}.`,
    );
  }
  const wanted = typeof model === 'object' && model ? keptBoard(before, model.part) : model;
  if (typeof wanted === 'object' && wanted && 'error' in wanted) return wanted;
  const text = typeof wanted === 'object' && wanted ? wanted.modelLog : wanted;
  const modelLog = await modelText(text, start);
  if (modelLog !== null && typeof modelLog === 'object') return modelLog;
  return {
    id,
    kind: 'board',
    title,
    board: boardIdOf(start),
    startLog: fileTextOf(start),
    scenarioId: kept?.scenarioId ?? source.scenarioId,
    tasks: tasks.map((task) => ({ ...task, ...ownGoal(source, task.index) })),
    modelLog,
  };
}

/**
 * The parts that are kept of those that were sent; a refusal where one cannot be.
 *
 * @param before those that the assignment has, from which boards and models may be taken over
 */
export async function partsOfSent(
  db: Database,
  sent: readonly SentPart[],
  before: readonly AssignmentPart[],
): Promise<readonly AssignmentPart[] | Refused> {
  const boards: BoardPart[] = [];
  for (const one of sent) {
    if (one.kind !== 'board') continue;
    const made = await boardOfSent(db, one, before);
    if ('error' in made) return made;
    boards.push(made);
  }
  const parts: AssignmentPart[] = [];
  for (const one of sent) {
    const made =
      one.kind === 'board' ? boards.find(({ id }) => id === one.id) : await questionOf(one, boards);
    if (made === undefined) continue;
    if ('error' in made) return made;
    parts.push(made);
  }
  return parts;
}

function questionOf(
  sent: Exclude<SentPart, SentBoard>,
  boards: readonly BoardPart[],
): Question | Promise<Question | Refused> {
  return sent.kind === 'predict' ? predictionOf(sent, boards) : sent;
}
