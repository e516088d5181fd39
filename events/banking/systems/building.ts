/** Short forms in which openings are written. Amounts are whole dollars, rates whole percent. */
import { type SettingName, settingEvent } from '../ledger/settings';
import type { SystemType } from '../ledger/systemTypes';

/** How the banks of the board pay one another; left out, they stand alone. */
export function system(type: SystemType) {
  return { type: 'setSystem', system: type } as const;
}

/** A bank that arrives with cash, and with what it pays in on joining the system's institution. */
export function bank(name: string, cash = 0, deposit = 0) {
  return {
    type: 'createBank',
    name,
    partyType: 'bank',
    cash: cash * 100,
    deposit: deposit * 100,
  } as const;
}

/** A customer who arrives with cash. */
export function customer(name: string, cash = 0) {
  return { type: 'createBank', name, partyType: 'customer', cash: cash * 100, deposit: 0 } as const;
}

/** An account, and what is paid into it. */
export function account(holder: number, issuer: number, amount = 0) {
  return { type: 'openAccount', holder, issuer, amount: amount * 100 } as const;
}

/** A payment from one customer's account to another's. */
export function payment(
  from: number,
  fromBank: number,
  to: number,
  toBank: number,
  amount: number,
) {
  return { type: 'transfer', from, fromBank, to, toBank, amount: amount * 100 } as const;
}

/** A setting that a board starts with. */
export function set(setting: SettingName, value: number) {
  return { type: settingEvent(setting), value: value * 100 } as const;
}

/**
 * A bank's Treasury Bills: it is issued as many as it keeps and as many again as
 * the balance it starts with, and the central bank buys the latter from it.
 */
export function billsAndBalance(party: number, kept: number, balance: number) {
  return [
    { type: 'issueSecurity', party, amount: (kept + balance) * 100 },
    { type: 'buySecurities', bank: party, amount: balance * 100 },
  ] as const;
}
