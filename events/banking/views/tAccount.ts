/** A balance sheet as a ruled T: two columns that foot to one total. */
import type { Cents } from '../../money';
import type { BalanceSheet, SheetLine } from './sheet';

export interface TAccount {
  readonly partyId: number;
  readonly left: readonly SheetLine[];
  readonly right: readonly SheetLine[];
  /** The balancing item, on the side that it makes foot: left where more is owed than held. Its amount is never negative. */
  readonly netWorth: { readonly side: 'left' | 'right'; readonly amount: Cents };
  /** Cents: what each column comes to, net worth included. */
  readonly total: Cents;
}

/** A party's T-account: assets left, liabilities right, and net worth where it belongs. */
export function tAccountOf(sheet: BalanceSheet): TAccount {
  const { partyId, assets, liabilities, netWorth, total } = sheet;
  return {
    partyId,
    left: assets.flatMap(({ lines }) => lines),
    right: liabilities.flatMap(({ lines }) => lines),
    netWorth: { side: netWorth < 0 ? 'left' : 'right', amount: Math.abs(netWorth) },
    total: total + Math.max(0, -netWorth),
  };
}
