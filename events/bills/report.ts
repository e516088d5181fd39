/** A folded log of the exercise as plain data. */
import { itemAt } from '../assert';
import type { FoldedLog, ReportedRefusal, ToReport } from '../world/world';
import type { BillsBoard } from './boards';
import type { BillsRound } from './rules';
import { billsReport } from './views';

/** The report of a log of the bills exercise. */
export interface BillsReport {
  readonly world: 'bills';
  readonly lesson: 'bills';
  readonly stage: number;
  readonly rounds: number;
  readonly round: number;
  readonly refused: ReportedRefusal | null;
  readonly parties: ReturnType<typeof billsReport>;
}

/** The report of a folded log. */
export function reportOfBills(
  { board, rounds }: FoldedLog<BillsRound, BillsBoard>,
  { round, refused }: ToReport,
): BillsReport {
  return {
    world: 'bills',
    lesson: 'bills',
    stage: board.stage.stage,
    rounds: rounds.length - 1,
    round,
    refused,
    parties: billsReport(itemAt(rounds, round)),
  };
}
