/** A bank's capital beside the rule; how solvent and liquid anybody is stands in actions/shared/solvency.ts. */
import type { BasisPoints, Cents } from '../../../money';
import { capitalOf, capitalRatio, riskAssets, shareCapital } from '../../ledger/capital';
import type { State } from '../../ledger/state';

/** A bank's capital beside the rule. */
export interface CapitalStanding {
  readonly shareCapital: Cents;
  /** What balances its sheet: with share capital on it, its retained earnings. Cents. */
  readonly netWorth: Cents;
  /** The assets that can lose their value. Cents. */
  readonly riskAssets: Cents;
  /** Basis points, rounded down; null where there are no such assets. */
  readonly ratio: BasisPoints | null;
  /** Null where no rule asks for any. */
  readonly required: BasisPoints | null;
}

/** A bank's capital, and what the rule asks. */
export function capitalStanding(state: State, bank: number): CapitalStanding {
  const paidIn = shareCapital(state, bank);
  return {
    shareCapital: paidIn,
    netWorth: capitalOf(state, bank) - paidIn,
    riskAssets: riskAssets(state, bank),
    ratio: capitalRatio(state, bank),
    required: state.book.capitalRequirement || null,
  };
}
