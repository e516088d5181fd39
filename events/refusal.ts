/**
 * Refusals: what the rules answer to an action that cannot be done. A refusal is
 * a value; exceptions are kept for our own mistakes.
 */

/** Every code, in order of precedence: where several apply, the first is given. */
export const REFUSAL_CODES = [
  'MALFORMED_EVENT',
  'NOT_OFFERED',
  'UNKNOWN_PARTY',
  'UNKNOWN_ACCOUNT',
  'UNKNOWN_LOAN',
  'UNKNOWN_BILL',
  'WRONG_PARTY_TYPE',
  'SAME_PARTY',
  'ACCOUNT_EXISTS',
  'AMOUNT_INVALID',
  'AMOUNT_TOO_LARGE',
  'RATE_INVALID',
  'HAIRCUT_INVALID',
  'VALUE_INVALID',
  'TEXT_INVALID',
  'NOTHING_DUE',
  'NOTHING_TO_NET',
  'BANK_SOUND',
  'EXCEEDS_DUES',
  'EXCEEDS_LOAN',
  'REPO_PLEDGED_ON',
  'PAYMENTS_WAIT',
  'DUE_TODAY',
  'MARGIN_DUE',
  'OVERDRAWN_AT_CLOSE',
  'INSUFFICIENT_CASH',
  'INSUFFICIENT_DEPOSITS',
  'OVERDRAFT_LIMIT',
  'DAYLIGHT_OVERDRAFT_LIMIT',
  'RESERVE_REQUIREMENT',
  'EXCEEDS_NET_WORTH',
  'CAPITAL_SHORT',
  'INSUFFICIENT_COLLATERAL',
  'INSUFFICIENT_BILLS',
  'BILLS_PLEDGED',
  'SAME_CITY',
  'NOT_HOLDER',
  'WRONG_DRAWEE',
  'BILL_PAID',
  'INSUFFICIENT_GOODS',
  'INSUFFICIENT_COIN',
  'TOO_MANY_OPEN',
  'BALANCE_TOO_LARGE',
] as const;

/** A stable code: more may be added, none is ever renamed. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why an action cannot be done. `field` names the event's field at fault, null when no single one is. */
export interface Refusal {
  readonly code: RefusalCode;
  /** One plain sentence: what is wrong, and what would work. */
  readonly message: string;
  readonly field: string | null;
}

/** Makes a refusal. */
export function refusal(code: RefusalCode, message: string, field: string | null = null): Refusal {
  return { code, message, field };
}

/** How far down a code stands in the order of precedence. */
const rankOf = ({ code }: Refusal): number => REFUSAL_CODES.indexOf(code);

/** The refusal that takes precedence, or null when there is none; of equals the first wins. */
export function foremost(refusals: readonly (Refusal | null)[]): Refusal | null {
  let first: Refusal | null = null;
  for (const one of refusals) {
    if (one && (!first || rankOf(one) < rankOf(first))) first = one;
  }
  return first;
}
