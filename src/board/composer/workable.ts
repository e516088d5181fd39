/** Finds choices the rules accept, so that a form opens with an act that can be done where there is one. */

import type { Offers } from '@/events/banking/actions/offers';
import type { AnyAction } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import {
  BANKING_FORMS,
  type FormContext,
  fieldsAsked,
  optionsFor,
  turnOf,
  withDefaults,
} from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import { wouldWork } from '@/events/world/acts';
import type { FormValues } from '@/events/world/form';

const works = (offers: Offers, turn: FormContext, draft: FormValues): boolean =>
  wouldWork(BANKING_FORMS, offers, turn, draft);

/**
 * A draft with another counterparty or contract, where what it has would be refused whatever the
 * amount; the same draft where it would work, and null where nothing would.
 */
function workable(offers: Offers, turn: FormContext, draft: FormValues): FormValues | null {
  if (works(offers, turn, draft)) return draft;
  for (const [name, { kind }] of fieldsAsked(turn)) {
    if (kind !== 'party' && kind !== 'reference') continue;
    const other = (optionsFor(turn, withDefaults(turn, draft), name) ?? [])
      .map(({ value }) => ({ ...draft, [name]: value }))
      .find((one) => works(offers, turn, one));
    if (other) return other;
  }
  return null;
}

/** The draft, with the first counterparty or contract that can be chosen filled in. */
export function movedOn(offers: Offers, turn: FormContext, draft: FormValues): FormValues {
  return workable(offers, turn, draft) ?? draft;
}

/** The first action that would work for a party; where none does, the first. */
export function firstWorkable(
  offers: Offers,
  round: BankingRound,
  actions: readonly AnyAction[],
  party: Party,
): AnyAction | undefined {
  const would = (action: AnyAction) =>
    workable(offers, turnOf(round, action, party, null), {}) !== null;
  return actions.find(would) ?? actions[0];
}
