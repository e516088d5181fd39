/**
 * An independent judge beside the auditor: which refusal, if any, the rules of
 * the ledger ask for, told a second time without any code of the core. Every
 * code that applies is noted, and the order of precedence picks one.
 */
import type { Auditor } from './auditor';
import type { AuditedEvent } from './auditor/events';
import type { Finding } from './judge/limits';
import { isOffered, type Offers } from './judge/offers';
import { ruleFindings } from './judge/rules';
import { shapeFindings } from './judge/shape';

const PRECEDENCE = [
  'UNKNOWN_PARTY',
  'UNKNOWN_ACCOUNT',
  'UNKNOWN_LOAN',
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
];

/** Below this no single event can take a balance beyond what is kept exactly. */
const FAR_FROM_LARGEST = 2 ** 52;

/**
 * The code that the rules refuse an event with, null when they let it pass.
 *
 * @param offers what a lesson's board offers, or `'opening'` for the events that build one
 */
export function judged(auditor: Auditor, event: AuditedEvent, offers: Offers): string | null {
  if (!isOffered(auditor, event, offers)) return 'NOT_OFFERED';
  // The rules on figures are only asked of events that name what exists and carry sound figures.
  return (
    first(shapeFindings(auditor, event, offers === 'opening')) ??
    first(ruleFindings(auditor, event)) ??
    (isTooLarge(auditor, event) ? 'BALANCE_TOO_LARGE' : null)
  );
}

function first(findings: readonly Finding[]): string | null {
  const codes = findings.flatMap(([code, applies]) => (applies ? [code] : []));
  const strange = codes.find((code) => !PRECEDENCE.includes(code));
  if (strange !== undefined) throw new Error(`${strange} has no place in the order of precedence`);
  return PRECEDENCE.find((code) => codes.includes(code)) ?? null;
}

function isTooLarge(auditor: Auditor, event: AuditedEvent): boolean {
  const reaches = (figures: readonly number[], most: number): boolean =>
    figures.some((figure) => Math.abs(figure) > most);
  if (!reaches(auditor.figures(), FAR_FROM_LARGEST)) return false;
  return reaches(auditor.after(event).figures(), Number.MAX_SAFE_INTEGER);
}
