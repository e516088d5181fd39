/** Checking a round of the banking world against the invariants of the ledger. */

import { actionOf } from '../actions/registry';
import { checkStep, type Violation } from '../ledger/invariants/invariants';
import type { NetWorthEffect, NetWorthReason } from '../ledger/netWorth';
import { NO_EFFECT } from '../ledger/netWorth';
import type { State } from '../ledger/state';
import type { BankingRound } from './rules';

/** Why the event of a round may change net worth; null where it never does. */
export function netWorthReasonOf({ event }: BankingRound): NetWorthReason | null {
  return (event && actionOf(event).netWorthEffect?.reason) ?? null;
}

/** What the event of a round may do to net worth; nothing for the blank board. */
export function netWorthEffectOf(before: State, round: BankingRound): NetWorthEffect {
  const { event } = round;
  const part = event && actionOf(event).netWorthEffect;
  if (!part) return NO_EFFECT;
  return { reason: part.reason, gains: part.gains({ event, before, after: round }) };
}

/**
 * Checks a round against every invariant.
 *
 * @param before the state that the round's event was applied to
 * @returns what is violated: nothing, unless the core itself is at fault
 */
export function checkRound(before: State, round: BankingRound): readonly Violation[] {
  return checkStep({ before, round, effect: netWorthEffectOf(before, round) });
}
