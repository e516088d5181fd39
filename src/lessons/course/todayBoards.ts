/** What the boards of the central bank today have in common: days, deposits that rest on bills, rates. */

import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import type { AdministeredRate } from '@/events/banking/ledger/book';
import { account, bank, customer, set, system } from './opening';

/** Days of a year on the boards of this lecture, as money markets count them. */
const MONEY_MARKET_YEAR = 360;

/** The central bank, party 0, on its first day, and how far a bank may be overdrawn with it by day, in dollars. */
export function firstDay(daylightLimit = 0): readonly BankingEvent[] {
  return [
    system('centralbank'),
    { type: 'startClock', basis: MONEY_MARKET_YEAR },
    ...(daylightLimit > 0 ? [set('overdraft', daylightLimit)] : []),
  ];
}

/** The Treasury, the next party, with nothing at the central bank before it has taxed or borrowed. */
export const TREASURY: BankingEvent = { type: 'foundTreasury', amount: 0 };

/** A tax, in dollars. */
export function tax(payer: number, amount: number): BankingEvent {
  return { type: 'collectTax', payer, amount: amount * 100 };
}

/** A bank that the law pays no interest on its balance. */
export function unpaidBank(name: string): BankingEvent {
  return { ...bank(name), reserves: 'unpaid' };
}

/** A balance with the central bank, in dollars: it has bought bills from the bank. */
export function funded(party: number, balance: number): readonly BankingEvent[] {
  return [bills(party, balance), bought(party, balance)];
}

/** Bills that a party comes with, in dollars. */
export function bills(party: number, amount: number): BankingEvent {
  return { type: 'issueSecurity', party, amount: amount * 100 };
}

/** A customer without cash, who is to be paid by the central bank (`depositor`). */
export function investor(name: string): BankingEvent {
  return customer(name);
}

/**
 * An account, and in it what the central bank has paid its holder for bills: reserves of the bank rise with
 * the deposit. Amounts are dollars, the rate of the account basis points a year.
 */
export function depositor(
  holder: number,
  issuer: number,
  amount: number,
  yearlyRate = 0,
): readonly BankingEvent[] {
  const opened = account(holder, issuer);
  return [
    yearlyRate === 0 ? opened : { ...opened, rate: yearlyRate },
    bills(holder, amount),
    bought(holder, amount),
  ];
}

/** What the central bank buys, in dollars. */
export function bought(of: number, amount: number): BankingEvent {
  return { type: 'openMarketPurchase', with: of, amount: amount * 100 };
}

/** What the central bank sells, in dollars. */
export function sold(to: number, amount: number): BankingEvent {
  return { type: 'openMarketSale', with: to, amount: amount * 100 };
}

/** A rate that the central bank sets, in basis points. */
export function rate(which: AdministeredRate, value: number): BankingEvent {
  return { type: 'setRate', which, value };
}

/** What these boards offer whoever plays. */
export const DAY_AND_NOTES = ['endDay', 'note'] as const satisfies readonly EventType[];

/** The same, with the rates of the central bank. */
export const DAY_AND_RATES = ['endDay', 'setRate', 'note'] as const satisfies readonly EventType[];

/** Banks lend one another overnight. */
export const FED_FUNDS = [
  'getFedFundsLoan',
  'payFedFundsLoan',
] as const satisfies readonly EventType[];

/** The central bank buys and sells. */
export const OPEN_MARKET = [
  'openMarketPurchase',
  'openMarketSale',
] as const satisfies readonly EventType[];
