/** Logs folded from the openings of their boards. */

import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonBoard, sandboxBoard } from '../banking/board/boards';
import type { BankingRound } from '../banking/board/rules';
import type { BillsRound } from '../bills/rules';
import { known } from '../known';
import type { Board, EventIn, Step } from '../world/board';
import type { RefusedEvent } from '../world/fold';
import { foldWith } from '../world/fold';
import type { BillsLog, LessonLog, SandboxLog } from './log';

/** A log folded: its rounds from round 0, one per number, each with the settings and notes that belong to it. */
export interface FoldedLog<Round extends Step> {
  readonly board: Board<Round>;
  readonly rounds: readonly Round[];
  /** What each event made, in order, the opening position first. */
  readonly steps: readonly Round[];
  readonly refused: RefusedEvent | null;
}

/** A log folded in the world it belongs to. */
export type AnyFoldedLog =
  | ({ readonly world: 'banking' } & FoldedLog<BankingRound>)
  | ({ readonly world: 'bills'; readonly stage: number } & FoldedLog<BillsRound>);

/**
 * Folds a log of a lesson.
 *
 * @param malformed the event at which reading stopped, if it did: it counts as refused
 */
export function foldLesson(
  log: LessonLog,
  lesson: Lesson,
  malformed: RefusedEvent | null,
): AnyFoldedLog {
  return { world: 'banking', ...foldOn(lessonBoard(lesson), log.events, malformed) };
}

/** Folds a log of a sandbox, as far as its opening can be built. */
export function foldSandbox(log: SandboxLog, malformed: RefusedEvent | null): AnyFoldedLog {
  const { board, refused } = sandboxBoard(log.opening);
  const broken = refused ? { ...refused, inOpening: true as const } : malformed;
  return { world: 'banking', ...foldOn(board, broken?.inOpening ? [] : log.events, broken) };
}

/** Folds a log of the bills exercise on the board of its stage; null without one. */
export function foldBills(
  log: BillsLog,
  board: Board<BillsRound> | null,
  malformed: RefusedEvent | null,
): AnyFoldedLog | null {
  return board && { world: 'bills', stage: log.stage, ...foldOn(board, log.events, malformed) };
}

function foldOn<Round extends Step>(
  board: Board<Round>,
  events: readonly EventIn<Round>[],
  malformed: RefusedEvent | null,
): FoldedLog<Round> {
  const start = known(board.start.at(-1), 'opening position');
  const { rounds, refused } = foldWith(start, events, (before, event) =>
    board.apply(before, event),
  );
  const byNumber: Round[] = [start];
  for (const round of rounds) byNumber[round.count - start.count] = round;
  return { board, rounds: byNumber, steps: [start, ...rounds], refused: refused ?? malformed };
}
