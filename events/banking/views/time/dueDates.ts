/** What falls due on a board on which days pass: today, tomorrow, later, and what is owed on demand. */
import type { Cents } from '../../../money';
import type { CreditAccount } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { accruedOn } from '../../ledger/interest';
import { balanceOf, type State } from '../../ledger/state';

/** A debt, and what it comes to. */
export interface DueDebt {
  readonly id: number;
  readonly instrument: CreditAccount['instrument'];
  readonly debtorId: number;
  readonly creditorId: number;
  /** Cents. */
  readonly principal: Cents;
  /** What has accrued on it so far and is not paid. Cents. */
  readonly interest: Cents;
  /** The day on which it falls due; null on demand. */
  readonly due: number | null;
}

export interface DueDates {
  /** The day that it is, from 1. */
  readonly day: number;
  /** What is due on it, or was before. */
  readonly today: readonly DueDebt[];
  readonly tomorrow: readonly DueDebt[];
  /** The nearest first. */
  readonly later: readonly DueDebt[];
  readonly onDemand: readonly DueDebt[];
}

/** What falls due, each list in order of opening unless it says otherwise; null where no days pass. */
export function dueDates(state: State): DueDates | null {
  const { clock, credits } = state.book;
  if (!clock) return null;
  const debts = credits
    .filter((debt) => CREDITS[debt.instrument].isLent && balanceOf(state, debt) > 0)
    .map((debt) => ({
      id: debt.id,
      instrument: debt.instrument,
      debtorId: debtorOf(debt),
      creditorId: creditorOf(debt),
      principal: balanceOf(state, debt),
      interest: accruedOn(state, debt),
      due: debt.due ?? null,
    }));
  const { day } = clock;
  const dated = debts.flatMap((debt) => (debt.due === null ? [] : [{ ...debt, due: debt.due }]));
  const within = (least: number, most: number) =>
    dated.filter(({ due }) => due >= least && due <= most);
  return {
    day,
    today: within(0, day),
    tomorrow: within(day + 1, day + 1),
    later: within(day + 2, Number.MAX_SAFE_INTEGER).toSorted((one, other) => one.due - other.due),
    onDemand: debts.filter(({ due }) => due === null),
  };
}
