/** Short forms in which openings are written. Amounts are whole dollars, rates whole per cent, as the lessons state them. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import type { SystemType } from '@/events/banking/ledger/book';
import type { SettingName } from './lesson';

/** How the banks of the board pay one another; left out, they stand alone. */
export function system(type: SystemType): BankingEvent {
  return { type: 'setSystem', system: type };
}

/** A bank that arrives with cash, and with what it pays in on joining the system's institution. */
export function bank(name: string, cash = 0, deposit = 0): BankingEvent {
  return {
    type: 'createBank',
    name,
    partyType: 'bank',
    cash: cash * 100,
    deposit: deposit * 100,
  };
}

/** A customer who arrives with cash. */
export function customer(name: string, cash = 0): BankingEvent {
  return { type: 'createBank', name, partyType: 'customer', cash: cash * 100, deposit: 0 };
}

/** An account, and what is paid into it. */
export function account(holder: number, issuer: number, amount = 0): BankingEvent {
  return { type: 'openAccount', holder, issuer, amount: amount * 100 };
}

/** A payment from one customer's account to another's. */
export function payment(
  from: number,
  fromBank: number,
  to: number,
  toBank: number,
  amount: number,
): BankingEvent {
  return { type: 'transfer', from, fromBank, to, toBank, amount: amount * 100 };
}

/** A setting that a rule of the lesson starts with. */
export function set(setting: SettingName, value: number): BankingEvent {
  return { type: settingEvent(setting), value: value * 100 };
}

/**
 * A bank's Treasury Bills: it is issued as many as it keeps and as many again as
 * the balance it starts with, and the central bank buys the latter from it.
 */
export function billsAndBalance(
  party: number,
  kept: number,
  balance: number,
): readonly BankingEvent[] {
  return [
    { type: 'issueSecurity', party, amount: (kept + balance) * 100 },
    { type: 'buySecurities', bank: party, amount: balance * 100 },
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

const SETTING_EVENTS = {
  overdraft: 'setOverdraft',
  reserveRequirement: 'setReserveRequirement',
  interestRate: 'setInterestRate',
} as const satisfies Readonly<Record<SettingName, EventType>>;

/** The event type that changes a setting. */
export function settingEvent(setting: SettingName): (typeof SETTING_EVENTS)[SettingName] {
  return SETTING_EVENTS[setting];
}

/** A board's offers: those of the parties, the settings it shows, and notes, which every board offers. */
export function offers(parties: Offers['parties'], settings: readonly SettingName[]): Offers {
  return { parties, board: [...settings.map(settingEvent), 'note'] };
}
