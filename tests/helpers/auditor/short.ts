/** Openings and sheets in short, for tests that spell figures out. */
import type { Auditor } from '../auditor';
import type { AuditedEvent } from './events';

/** A sheet in short: `Reserves 100 | Due Tos@2 40 | = 60`, with the counterparty after the @. */
export function sheetOf(auditor: Auditor, id: number): string {
  const sheet = auditor.sheets()[id];
  if (!sheet) throw new Error(`no party ${id}`);
  const inShort = (lines: typeof sheet.assets): string =>
    lines
      .map(({ instrument, thirdParty, amount }) => {
        return `${instrument}${thirdParty === null ? '' : `@${thirdParty}`} ${amount}`;
      })
      .join(', ');
  return `${inShort(sheet.assets)} | ${inShort(sheet.liabilities)} | ${sheet.netWorth}`;
}

export const setSystem = (system: string): AuditedEvent => ({ type: 'setSystem', system });

export const bank = (cash: number, deposit = 0): AuditedEvent => {
  return { type: 'createBank', name: 'A bank', partyType: 'bank', cash, deposit };
};

export const customer = (cash: number): AuditedEvent => {
  return { type: 'createBank', name: 'A customer', partyType: 'customer', cash, deposit: 0 };
};

export const account = (holder: number, issuer: number, amount: number): AuditedEvent => {
  return { type: 'openAccount', holder, issuer, amount };
};

export const bills = (party: number, amount: number): AuditedEvent => {
  return { type: 'issueSecurity', party, amount };
};

export const pay = (
  from: number,
  fromBank: number,
  to: number,
  toBank: number,
  amount: number,
): AuditedEvent => ({ type: 'transfer', from, fromBank, to, toBank, amount });

export const repo = (
  borrower: number,
  lender: number,
  amount: number,
  haircut: number,
  rate = 400,
): AuditedEvent => ({ type: 'doRepo', borrower, lender, amount, rate, haircut });
