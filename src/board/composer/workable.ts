/** Finds choices the rules accept, so that a form opens with an act that can be done where there is one. */

import type { Offers } from '@/events/banking/actions/offers';
import type { AnyAction } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS, type FormContext } from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import { wouldWork } from '@/events/world/acts';
import type { FormValues } from '@/events/world/form';

/**
 * The draft, if some amount of it would be accepted; else the draft with the first counterparty or
 * contract with which one would be. null where there is none.
 */
export function workableDraft(
  offers: Offers,
  context: FormContext,
  draft: FormValues,
): FormValues | null {
  const works = (one: FormValues): boolean => wouldWork(BANKING_FORMS, offers, context, one);
  if (works(draft)) return draft;
  for (const [name, { kind }] of BANKING_FORMS.fieldsAsked(context)) {
    if (kind !== 'party' && kind !== 'reference') continue;
    const other = (
      BANKING_FORMS.optionsFor(context, BANKING_FORMS.withDefaults(context, draft), name) ?? []
    )
      .map(({ value }) => ({ ...draft, [name]: value }))
      .find(works);
    if (other) return other;
  }
  return null;
}

/** Whether some amount of an action would be accepted of a party. */
const canSucceed = (offers: Offers, round: BankingRound, party: Party) => (action: AnyAction) =>
  workableDraft(offers, BANKING_FORMS.contextFor(round, action, party, null), {}) !== null;

/** The first action that would work for a party; where none does, the first. */
export function firstWorkable(
  offers: Offers,
  round: BankingRound,
  actions: readonly AnyAction[],
  party: Party,
): AnyAction | undefined {
  return actions.find(canSucceed(offers, round, party)) ?? actions[0];
}

/** Whether anything would work for a party. */
export function canAct(offers: Offers, round: BankingRound, party: Party): boolean {
  return BANKING_FORMS.actionsFor(party, offers).some(canSucceed(offers, round, party));
}
