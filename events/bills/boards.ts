/** The boards of the bills exercise, one for each stage. */
import type { OfferingBoard } from '../world/rules';
import { BILLS, type Bills } from './rules';
import { billsStage } from './stages';

/** The board of a stage of the bills exercise; null when there is no such stage. */
export function billsBoard(number: number): OfferingBoard<Bills> | null {
  const stage = billsStage(number);
  return stage ? BILLS.board(`bills-${number}`, [stage.opening], stage.offers) : null;
}
