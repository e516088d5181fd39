/** A board of an assignment as its pages show it: what it is called, what learners start from, its tasks. */
import { assertDefined } from '@/events/assert';
import { boardName } from '@/events/log/fitting';
import { loadFolded } from '@/events/log/folded';
import type { Log } from '@/events/worlds';
import type { BoardPart } from '@/src/contract/parts';
import { SHELF } from '@/src/lessons/course/shelf';
import { foldQueued } from '../foldQueue';
import { readKeptLog } from './boards';
import { type ChosenTask, chosenTasks } from './table';

/** A board of an assignment, read and folded as far as learners start from it. */
export interface AssignedBoard {
  readonly part: BoardPart;
  /** What the board is called within a sentence. */
  readonly name: string;
  /** What learners start from: nothing but the board, or a scenario. */
  readonly start: Log;
  /** The number of the last step of that, at which the board opens. */
  readonly lastStep: number;
  readonly tasks: readonly ChosenTask[];
}

/** Reads and folds a board of an assignment, after what is folded already. */
export async function assignedBoard(part: BoardPart): Promise<AssignedBoard> {
  const start = readKeptLog(part.startLog);
  // A class opens it at the same time.
  const folded = assertDefined(
    await foldQueued(() => loadFolded(start, SHELF)),
    'board of a kept log',
  );
  return {
    part,
    name: boardName(start, SHELF),
    start,
    lastStep: folded.rounds.length - 1,
    tasks: await chosenTasks(part),
  };
}
