/** Checking a round of the banking world against the invariants of the ledger. */

import { NO_EFFECT } from '../actions/action';
import { actionOf } from '../actions/registry';
import type { WorthEffect } from '../ledger/invariant';
import { checkStep, type Violation } from '../ledger/invariants';
import type { State } from '../ledger/state';
import type { BankingRound } from './rules';

/** What the event of a round may do to net worth; nothing for the blank board. */
export function worthEffectOf(before: State, round: BankingRound): WorthEffect {
  const { event } = round;
  return event ? actionOf(event).worth({ event, before, after: round }) : NO_EFFECT;
}

/**
 * Checks a round against every invariant.
 *
 * @param before the state that the round's event was applied to
 * @returns what is violated: nothing, unless the core itself is at fault
 */
export function checkRound(before: State, round: BankingRound): readonly Violation[] {
  return checkStep({ before, round, effect: worthEffectOf(before, round) });
}
