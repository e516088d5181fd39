/** Short forms in which openings are written. Amounts are whole dollars, rates whole percent, as the lessons state them. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type SettingName, settingEvent } from '@/events/banking/ledger/settings';
import * as building from '@/events/banking/systems/building';

/** Lessons write their openings in the forms in which systems write their examples. */
export const { account, bank, billsAndBalance, customer, payment, set, system } = building;

/** A customer's account: what is paid in, and what its bank then lends onto it. */
export function lentAccount(
  holder: number,
  issuer: number,
  paidIn: number,
  lent: number,
): readonly BankingEvent[] {
  return [
    account(holder, issuer, paidIn),
    { type: 'getLoan', customer: holder, bank: issuer, amount: lent * 100 },
  ];
}

/** A loan of settlement balances. */
export function fedFunds(
  borrower: number,
  lender: number,
  amount: number,
  rate: number,
): BankingEvent {
  return { type: 'getFedFundsLoan', borrower, lender, amount: amount * 100, rate: rate * 100 };
}

/** A repo. */
export function repo(
  borrower: number,
  lender: number,
  amount: number,
  rate: number,
  haircut: number,
): BankingEvent {
  return {
    type: 'doRepo',
    borrower,
    lender,
    amount: amount * 100,
    rate: rate * 100,
    haircut: haircut * 100,
  };
}

/** A board's offers: those of the parties, the settings it shows, and notes, which every board offers. */
export function offers(parties: Offers['parties'], settings: readonly SettingName[]): Offers {
  return { parties, board: [...settings.map(settingEvent), 'note'] };
}
