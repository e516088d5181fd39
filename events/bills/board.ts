/** The boards of the bills exercise, one for each stage. */
import type { Board } from '../world/board';
import { applyBills, type BillsRound, billsStory } from './apply';
import { readBillsEvent } from './read';
import { billsStage } from './stages';

/** The board of a stage of the bills exercise; null when there is no such stage. */
export function billsBoard(number: number): Board<BillsRound> | null {
  const stage = billsStage(number);
  if (!stage) return null;
  return {
    key: `bills-${number}`,
    start: [stage.opening],
    apply: (before, event) => applyBills(before, event, stage.offers),
    tell: (round, { state }) => billsStory(round, state),
    read: (candidate) => readBillsEvent(candidate).event,
  };
}
