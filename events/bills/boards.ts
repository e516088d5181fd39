/** The boards of the bills exercise, one for each stage. */
import type { OfferingBoard } from '../world/rules';
import { BILLS, type Bills } from './rules';
import { type BillsStage, billsStage } from './stages';

/** The facts that only boards of the exercise have. */
export interface BillsFacts {
  readonly stage: BillsStage;
}

export type BillsBoard = OfferingBoard<Bills> & BillsFacts;

/** The board of a stage of the bills exercise; null when there is no such stage. */
export function billsBoard(number: number): BillsBoard | null {
  const stage = billsStage(number);
  if (!stage) return null;
  const named = { world: 'bills', lesson: 'bills', stage: number };
  return { ...BILLS.board(`bills-${number}`, named, [stage.opening], stage.offers), stage };
}
