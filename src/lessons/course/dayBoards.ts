/** What boards on which days pass have in common: how their openings start the clock, and what they offer. Amounts are whole dollars, rates whole percent. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent, EventType } from '@/events/banking/actions/registry';

/** Day 1 begins. In years of 360 days, as the money market counts them, $36,000 at 1 % bear a dollar a day. */
export const CLOCK: BankingEvent = { type: 'startClock', basis: 360 };

/** A day that ends before the lesson begins. */
export const DAY_ENDS: BankingEvent = { type: 'endDay' };

/** A customer's account that bears interest. */
export function savings(holder: number, issuer: number, rate: number): BankingEvent {
  return { type: 'openAccount', holder, issuer, amount: 0, rate: rate * 100 };
}

/** A loan to a customer for so many days, at the rate that the board then asks. */
export function termLoan(
  customer: number,
  bank: number,
  amount: number,
  term: number,
): BankingEvent {
  return { type: 'getLoan', customer, bank, amount: amount * 100, term };
}

/** The board's own acts where days pass, beside those of the parties. */
export function offersOfDays(parties: Offers['parties'], board: readonly EventType[] = []): Offers {
  return { parties, board: ['endDay', ...board, 'note'] };
}
