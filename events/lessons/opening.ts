/** Short forms in which openings are written. Amounts are whole dollars, as the lessons state them. */

import type { Offers } from '../actions/offers';
import type { BankingEvent, EventType } from '../actions/registry';
import type { SettingName } from './lesson';

/** A bank that arrives with cash. */
export function bank(name: string, cash = 0): BankingEvent {
  return { type: 'createBank', name, partyType: 'bank', cash: cash * 100, deposit: 0 };
}

/** A customer who arrives with cash. */
export function customer(name: string, cash: number): BankingEvent {
  return { type: 'createBank', name, partyType: 'customer', cash: cash * 100, deposit: 0 };
}

/** An account, and what is paid into it in cash. */
export function account(holder: number, issuer: number, amount: number): BankingEvent {
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

const SETTING_EVENTS: Readonly<Record<SettingName, EventType>> = {
  overdraft: 'setOverdraft',
  reserveRequirement: 'setReserveRequirement',
  interestRate: 'setInterestRate',
};

/** The event type that changes a setting. */
export function settingEvent(setting: SettingName): EventType {
  return SETTING_EVENTS[setting];
}

/** A board's offers: those of the parties, the settings it shows, and notes, which every board offers. */
export function offers(parties: Offers['parties'], settings: readonly SettingName[]): Offers {
  return { parties, board: [...settings.map(settingEvent), 'note'] };
}
