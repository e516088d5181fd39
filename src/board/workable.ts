/** What of a form would work: so that it opens with something that can be done, where anything can. */

import type { AnyAction } from '@/events/banking/actions/registry';
import { type BankingRound, readEvent, wouldRefuse } from '@/events/banking/board/rules';
import {
  completed,
  type Draft,
  drafted,
  fieldsAsked,
  optionsFor,
  type Turn,
  turnOf,
} from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import type { Offers } from '@/events/world/offers';

/** What the rules allow at all they allow for a cent. */
const CENT = '0.01';

function works(offers: Offers, round: BankingRound, turn: Turn, draft: Draft): boolean {
  const { action } = turn;
  const amounts = action.plan.amounts.map(({ name }) => [name, CENT]);
  const tried = completed(turn, { ...draft, ...Object.fromEntries(amounts) });
  const { event } = readEvent(drafted(action, tried, round.book));
  return event !== null && wouldRefuse(round, event, offers) === null;
}

/**
 * A draft with another counterparty or contract, where what it has would be refused whatever the
 * amount; the same draft where it would work, and null where nothing would.
 */
function workable(offers: Offers, round: BankingRound, turn: Turn, draft: Draft): Draft | null {
  if (works(offers, round, turn, draft)) return draft;
  for (const [name, { kind }] of fieldsAsked(turn)) {
    if (kind !== 'party' && kind !== 'credit') continue;
    const other = (optionsFor(turn, completed(turn, draft), name) ?? [])
      .map(({ value }) => ({ ...draft, [name]: value }))
      .find((one) => works(offers, round, turn, one));
    if (other) return other;
  }
  return null;
}

/** A draft with the first counterparty or contract that can be chosen now, if there is one. */
export function movedOn(offers: Offers, round: BankingRound, turn: Turn, draft: Draft): Draft {
  return workable(offers, round, turn, draft) ?? draft;
}

/** The first action that would work for a party; where none does, the first. */
export function firstWorkable(
  offers: Offers,
  round: BankingRound,
  actions: readonly AnyAction[],
  party: Party,
): AnyAction | undefined {
  const would = (action: AnyAction) =>
    workable(offers, round, turnOf(round, action, party, null), {}) !== null;
  return actions.find(would) ?? actions[0];
}
