/**
 * The checks common to all event types, driven by their fields. They run in the
 * order of precedence of refusal.ts, so the first that answers is the one to give.
 */
import { findAccount, findParty, type PartyType } from '../ledger/book';
import type { State } from '../ledger/state';
import { refuseBeyond } from '../limits';
import { exactDollars, FULL_RATE, MAX_AMOUNT } from '../money';
import { foremost, type Refusal, refusal } from '../refusal';
import type { FieldPair, Position, RawEvent } from './action';
import type { AmountField, ChoiceField, Field, PartyField, TextField, ValueField } from './fields';
import { isOffered, offeredTo, type Permission } from './offers';
import { type AnyAction, actionOf, type BankingEvent } from './registry';

/**
 * Why an event cannot be posted to a state, or null when it can. One reason is
 * given: the foremost of ledger rules and of what the board offers.
 */
export function refuse(
  state: Position,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  const action = actionOf(event);
  return (
    refuseShape(state, event, permission) ??
    refuseValues(action, event, permission) ??
    action.refuse(state, event) ??
    refuseLimits(state, action, event)
  );
}

/**
 * Why the offer, the parties or the accounts of an event are unsound, or null
 * when they are sound; only then may its limits be asked for.
 */
export function refuseShape(
  state: Position,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  const action = actionOf(event);
  return (
    refuseOffer(action, permission) ??
    refuseParties(state, action, event) ??
    refuseActor(state, action, event, permission) ??
    refuseAccounts(state, action, event) ??
    refuseTypes(state, action, event) ??
    action.refuseParties(state, event)
  );
}

function refuseOffer(action: AnyAction, permission: Permission): Refusal | null {
  const isBuilding = permission === 'opening';
  if (isBuilding || (!action.openingOnly && isOffered(action.type, permission))) return null;
  return refusal(
    'NOT_OFFERED',
    `“${action.label}” is not offered in this lesson; choose one of the actions that are.`,
  );
}

function refuseParties(state: State, action: AnyAction, event: RawEvent): Refusal | null {
  for (const [name, field] of fieldsOf(action, 'party')) {
    const id = event[name];
    if (typeof id === 'number' && findParty(state.book, id)) continue;
    return refusal(
      'UNKNOWN_PARTY',
      `${field.label}: there is no such party on this board; choose one of those shown.`,
      name,
    );
  }
  return null;
}

function refuseActor(
  state: State,
  action: AnyAction,
  event: RawEvent,
  permission: Permission,
): Refusal | null {
  if (action.actor === null || permission === 'opening') return null;
  const actor = partyAt(state, event, action.actor);
  const allowed = typesAllowed(action, action.actor);
  if (!actor || !allowed.includes(actor.type)) return null;
  const offered: readonly string[] = offeredTo(actor.type, permission);
  return offered.includes(action.type)
    ? null
    : refusal(
        'NOT_OFFERED',
        `“${action.label}” is not offered to ${actor.name} in this lesson; choose another party.`,
        action.actor,
      );
}

function refuseAccounts(state: State, action: AnyAction, event: RawEvent): Refusal | null {
  for (const [holderField, issuerField] of action.accounts) {
    if (!isSoundPair(state, action, event, [holderField, issuerField])) continue;
    const holder = partyAt(state, event, holderField);
    const issuer = partyAt(state, event, issuerField);
    if (!holder || !issuer || findAccount(state.book, holder.id, issuer.id)) continue;
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${holder.name} has no account with ${issuer.name}; choose a bank where it has one.`,
      issuerField,
    );
  }
  return null;
}

/** Whether both parties are of a type their field allows, so that an account between them can be asked for. */
function isSoundPair(state: State, action: AnyAction, event: RawEvent, pair: FieldPair): boolean {
  return pair.every((name) => {
    const party = partyAt(state, event, name);
    return party !== undefined && typesAllowed(action, name).includes(party.type);
  });
}

function refuseTypes(state: State, action: AnyAction, event: RawEvent): Refusal | null {
  for (const [name, field] of fieldsOf(action, 'party')) {
    const party = partyAt(state, event, name);
    if (!party || field.types.includes(party.type)) continue;
    const wanted = field.types.map((type) => PARTY_WORDS[type]).join(' or ');
    return refusal(
      'WRONG_PARTY_TYPE',
      `${field.label}: ${party.name} is ${PARTY_WORDS[party.type]}; choose ${wanted}.`,
      name,
    );
  }
  for (const [one, other] of action.distinct) {
    if (event[one] !== event[other]) continue;
    const name = partyAt(state, event, one)?.name ?? '';
    return refusal('SAME_PARTY', `${name} is on both sides; choose two different parties.`, other);
  }
  return null;
}

/** A type of party with its article, as a sentence uses it. */
const PARTY_WORDS: Readonly<Record<PartyType, string>> = {
  customer: 'a customer',
  bank: 'a bank',
  clearinghouse: 'a clearing house',
  centralbank: 'a central bank',
};

function refuseValues(action: AnyAction, event: RawEvent, permission: Permission): Refusal | null {
  let refusedAmount: Refusal | null = null;
  for (const [name] of fieldsOf(action, 'amount')) {
    const refused = refuseAmount(event[name], permission === 'opening', name);
    if (refused) refusedAmount = foremost([refusedAmount, refused]);
  }
  if (refusedAmount) return refusedAmount;
  for (const [name, field] of fieldsOf(action, 'value')) {
    const refused = refuseSetting(field, event[name], name);
    if (refused) return refused;
  }
  for (const [name, field] of fieldsOf(action, 'choice')) {
    const refused = refuseChoice(field, event[name], name);
    if (refused) return refused;
  }
  for (const [name, field] of fieldsOf(action, 'text')) {
    const refused = refuseText(field, event[name], name);
    if (refused) return refused;
  }
  return null;
}

function refuseAmount(amount: unknown, zeroAllowed: boolean, name: string): Refusal | null {
  const invalid = (message: string): Refusal => refusal('AMOUNT_INVALID', message, name);
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    return invalid('That is not an amount of money; type a figure such as 20 or 12.50.');
  }
  if (amount < 0 || (amount === 0 && !zeroAllowed)) {
    return invalid(`The amount must be ${zeroAllowed ? 'zero or more' : 'more than zero'}.`);
  }
  if (!Number.isInteger(amount)) return invalid('An amount has at most two decimals: whole cents.');
  return amount <= MAX_AMOUNT
    ? null
    : refusal('AMOUNT_TOO_LARGE', `An amount may be ${exactDollars(MAX_AMOUNT)} at most.`, name);
}

function refuseSetting(field: ValueField, value: unknown, name: string): Refusal | null {
  const isRate = field.unit === 'basisPoints';
  const most = isRate ? FULL_RATE : MAX_AMOUNT;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) {
    return null;
  }
  const range = isRate ? '0 % to 100 %' : `$0.00 to ${exactDollars(MAX_AMOUNT)}`;
  return refusal(
    'VALUE_INVALID',
    `${field.label}: set a figure from ${range}, with at most two decimals.`,
    name,
  );
}

function refuseChoice(field: ChoiceField<string>, value: unknown, name: string): Refusal | null {
  if (value === undefined && field.optional) return null;
  if (field.options.some((option) => option === value)) return null;
  const words = field.options.map((option) => `“${option}”`).join(', ');
  return refusal('VALUE_INVALID', `${field.label}: choose one of ${words}.`, name);
}

/** Control characters but line breaks, and halves of surrogate pairs, which no link could carry back. */
const UNFIT_FOR_TEXT = /[\p{Cs}\p{Cc}]/u;

function refuseText(field: TextField, value: unknown, name: string): Refusal | null {
  if (typeof value === 'string' && value.trim() !== '') {
    if ([...value].length > field.max) {
      return refusal(
        'TEXT_INVALID',
        `${field.label}: ${[...value].length} characters are too many; ${field.max} fit.`,
        name,
      );
    }
    if (!UNFIT_FOR_TEXT.test(value.replaceAll('\n', ''))) return null;
    return refusal(
      'TEXT_INVALID',
      `${field.label}: it holds characters that are not text; type it anew.`,
      name,
    );
  }
  return refusal('TEXT_INVALID', `${field.label}: write at least one word.`, name);
}

function refuseLimits(state: State, action: AnyAction, event: BankingEvent): Refusal | null {
  const raw: RawEvent = event;
  const amount = raw.amount;
  if (typeof amount !== 'number') return null;
  const limits = action.limits(state, event);
  return limits.length === 0 ? null : refuseBeyond(amount, limits, action.verb);
}

type FieldKind = Field['kind'];
type FieldOfKind = {
  party: PartyField;
  amount: AmountField;
  value: ValueField;
  choice: ChoiceField<string>;
  text: TextField;
};

const sorted = new WeakMap<AnyAction, { [Kind in FieldKind]: [string, FieldOfKind[Kind]][] }>();

/** The fields of one kind, by name; sorted once per event type. */
function fieldsOf<Kind extends FieldKind>(
  action: AnyAction,
  kind: Kind,
): readonly [string, FieldOfKind[Kind]][] {
  let groups = sorted.get(action);
  if (!groups) {
    groups = { party: [], amount: [], value: [], choice: [], text: [] };
    for (const [name, field] of Object.entries(action.fields)) {
      if (field.kind === 'party') groups.party.push([name, field]);
      else if (field.kind === 'amount') groups.amount.push([name, field]);
      else if (field.kind === 'value') groups.value.push([name, field]);
      else if (field.kind === 'choice') groups.choice.push([name, field]);
      else groups.text.push([name, field]);
    }
    sorted.set(action, groups);
  }
  return groups[kind];
}

function typesAllowed(action: AnyAction, name: string): readonly PartyType[] {
  const field = action.fields[name];
  return field?.kind === 'party' ? field.types : [];
}

function partyAt(state: State, event: RawEvent, name: string) {
  const id = event[name];
  return typeof id === 'number' ? findParty(state.book, id) : undefined;
}
