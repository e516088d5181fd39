/** How far cash, accounts and balances with the central bank may fall. */
import type { Auditor } from '../auditor';

/** A code, and whether it applies. */
export type Finding = readonly [code: string, applies: boolean];

export function cash(auditor: Auditor, payer: number, amount: number): Finding {
  return ['INSUFFICIENT_CASH', amount > auditor.party(payer).cash];
}

/** How far an account, once debited, may stand below zero. Customers of a system with a central bank: not at all. */
export function account(
  auditor: Auditor,
  holder: number,
  issuer: number,
  amount: number,
): readonly Finding[] {
  const limit = auditor.hasCentralBank ? 0 : auditor.settings.overdraft;
  const isBeyond = auditor.account(holder, issuer) - amount < -limit;
  return [[limit === 0 ? 'INSUFFICIENT_DEPOSITS' : 'OVERDRAFT_LIMIT', isBeyond]];
}

/** How far a bank's balance with the central bank may fall. The central bank itself has no such limit. */
export function reserve(auditor: Auditor, bank: number, amount: number): readonly Finding[] {
  if (bank === 0) return [];
  const limit = auditor.settings.overdraft;
  const isBeyond = auditor.reserve(bank) - amount < -limit;
  return [[limit === 0 ? 'INSUFFICIENT_DEPOSITS' : 'DAYLIGHT_OVERDRAFT_LIMIT', isBeyond]];
}
