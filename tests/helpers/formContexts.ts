/** Form contexts, and what a form would offer in them. */

import { type AnyAction, actionNamed } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS, type FormContext } from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import type { FormValues } from '@/events/world/form';

/** The action of this name. Throws when there is none. */
export function action(type: string): AnyAction {
  const found = actionNamed(type);
  if (!found) throw new Error(`no action ${type}`);
  return found;
}

/** The party with this id. Throws when there is none. */
export function partyIn({ book }: BankingRound, id: number): Party {
  const party = book.parties[id];
  if (!party) throw new Error(`no party ${id}`);
  return party;
}

/** What the form of a party and an action starts from. */
export function contextFor(
  state: BankingRound,
  partyId: number,
  type: string,
  role: string | null = null,
): FormContext {
  return BANKING_FORMS.contextFor(state, action(type), partyIn(state, partyId), role);
}

/** What may be chosen for a field, in words. */
export function labelsIn(
  context: FormContext,
  name: string,
  draft: FormValues = BANKING_FORMS.withDefaults(context, {}),
): readonly string[] | null {
  return BANKING_FORMS.optionsFor(context, draft, name)?.map(({ label }) => label) ?? null;
}

/** The names of the fields that a form asks for. */
export const askedIn = (context: FormContext): readonly string[] =>
  BANKING_FORMS.fieldsAsked(context).map(([name]) => name);
