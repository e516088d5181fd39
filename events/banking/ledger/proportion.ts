/** How a sum is shared out: dividends and losses among shareholders, an estate among creditors. */
import { type Cents, total } from '../../money';

/**
 * Shares a sum out in proportion, in whole cents: what is left over goes to the largest remainders, of
 * equal ones to the first.
 *
 * @param amount cents, zero or more
 * @param weights what the parts are in proportion to, not all zero
 */
export function inProportion(amount: Cents, weights: readonly Cents[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((one) => Number(one / whole));
  const rests = exact.map((one, index) => ({ index, rest: one % whole }));
  const byRest = rests.toSorted((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
  );
  const more = new Set(byRest.slice(0, amount - total(parts)).map(({ index }) => index));
  return parts.map((part, index) => (more.has(index) ? part + 1 : part));
}
