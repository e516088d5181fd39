/** What a payment to or from the Treasury did to reserves: all depends on who paid, and out of what. */
import { type Cents, dollars } from '../../../money';
import { bankReserves } from '../../ledger/factors';
import type { NarrationContext } from '../../ledger/narration';

/** The clause that ends a sentence on such a payment; reserves move by less than is paid where an overdraft does the rest. */
export function tellReservesOfPayment(
  { before, after }: NarrationContext<unknown>,
  paid: Cents,
): string {
  const moved = bankReserves(after) - bankReserves(before);
  if (moved === 0) return 'reserves of banks stay as they are';
  const sum = Math.abs(moved) === paid ? 'as much' : dollars(Math.abs(moved));
  return `reserves of banks ${moved > 0 ? 'rise' : 'fall'} by ${sum}`;
}
