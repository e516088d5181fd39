/** The board of a stage of the bills exercise, in one piece, fetched when its place is near. */
import { billsBoard } from '@/events/bills/boards';
import { billsStage } from '@/events/bills/stages';
import { type BillsGame, billsGame } from '../session/game';
import { BillsBoard } from './BillsBoard';

/** A board, and the game that it is to show. */
export interface LoadedBills {
  readonly BillsBoard: typeof BillsBoard;
  readonly game: BillsGame;
}

/** The board of a stage. Throws when there is no such stage. */
export function loadBills(number: number): LoadedBills {
  const [stage, board] = [billsStage(number), billsBoard(number)];
  if (!stage || !board) throw new Error(`the exercise has no stage ${number}`);
  return { BillsBoard, game: billsGame(board, stage) };
}
