/**
 * Drafting an event: what a form may offer for each field, and what becomes of
 * the text typed into it. Driven by the fields, like the refusals, so that a form
 * never offers what the common checks would refuse.
 */
import { findAccount, type Party } from '../ledger/book';
import type { State } from '../ledger/state';
import { mostAllowed } from '../limits';
import { type Cents, parseDollars, parsePercent } from '../money';
import type { Position } from './action';
import type { Field } from './fields';
import { type Offers, offeredTo } from './offers';
import { refuseShape } from './refuse';
import { type AnyAction, actionNamed, type BankingEvent } from './registry';

/** A form's content: what stands in each field, as text. Party fields hold ids. */
export type Draft = Readonly<Record<string, string>>;

/** The actions that a board offers to a party, in the order of the menu. */
export function actionsFor(party: Party, offers: Offers): readonly AnyAction[] {
  return offeredTo(party.type, offers).flatMap((type) => actionNamed(type) ?? []);
}

/**
 * The parties that a field may name, given what the fields before it hold: of a
 * type it allows, not on both sides, and with the account that the action needs.
 */
export function candidates(
  state: State,
  action: AnyAction,
  draft: Draft,
  name: string,
): readonly Party[] {
  const field = action.fields[name];
  if (field?.kind !== 'party') return [];
  return state.book.parties.filter(
    (party) =>
      field.types.includes(party.type) &&
      isDistinct(action, draft, name, party.id) &&
      hasAccounts(state, action, draft, name, party.id),
  );
}

function isDistinct(action: AnyAction, draft: Draft, name: string, id: number): boolean {
  return action.distinct.every(([one, other]) => other !== name || draft[one] !== String(id));
}

function hasAccounts(
  state: State,
  action: AnyAction,
  draft: Draft,
  name: string,
  id: number,
): boolean {
  return action.accounts.every(([holder, issuer]) => {
    if (issuer === name) {
      // Without a holder there is nobody whose account it could be; '' would read as party 0.
      return draft[holder]
        ? findAccount(state.book, Number(draft[holder]), id) !== undefined
        : false;
    }
    if (holder === name) return state.book.accounts.some((one) => one.subordinateId === id);
    return true;
  });
}

/**
 * A draft with every field filled in that can be: what stands there if it still
 * may, else the first candidate or option. Amounts and texts are left as typed.
 */
export function completed(state: State, action: AnyAction, draft: Draft): Draft {
  let filled: Draft = {};
  for (const [name, field] of Object.entries(action.fields)) {
    const allowed = allowedValues(state, action, filled, name, field);
    const typed = draft[name] ?? '';
    const kept = allowed === null || allowed.includes(typed) ? typed : (allowed[0] ?? '');
    filled = { ...filled, [name]: kept };
  }
  return filled;
}

function allowedValues(
  state: State,
  action: AnyAction,
  draft: Draft,
  name: string,
  field: Field,
): readonly string[] | null {
  if (field.kind === 'party') {
    return candidates(state, action, draft, name).map(({ id }) => String(id));
  }
  return field.kind === 'choice' ? field.options : null;
}

/** A draft as a candidate event, to be read by the log's parser; what is no figure becomes NaN. */
export function drafted(action: AnyAction, draft: Draft): Readonly<Record<string, unknown>> {
  const candidate: Record<string, unknown> = { type: action.type };
  for (const [name, field] of Object.entries(action.fields)) {
    candidate[name] = typedValue(field, draft[name] ?? '');
  }
  return candidate;
}

function typedValue(field: Field, typed: string): string | number {
  switch (field.kind) {
    case 'party':
      return typed === '' ? -1 : Number(typed);
    case 'amount':
      return parseDollars(typed);
    case 'value':
      return field.unit === 'cents' ? parseDollars(typed) : parsePercent(typed);
    case 'choice':
      return typed;
    case 'text':
      return typed.trim();
  }
}

/**
 * The largest amount the rules would let this event carry, in cents; null when
 * nothing bounds it, or when it is unsound for another reason.
 */
export function largestAmount(
  round: Position,
  action: AnyAction,
  event: BankingEvent,
  offers: Offers,
): Cents | null {
  if (refuseShape(round, event, offers)) return null;
  const limits = action.limits(round, event);
  return limits.length === 0 ? null : mostAllowed(limits);
}
