/**
 * Drafting an event: what a form may offer for each field, and what becomes of
 * the text typed into it. Driven by the fields, like the refusals, so that a form
 * never offers what the common checks would refuse.
 */
import { at, known } from '../known';
import { mostAllowed } from '../limits';
import { type BasisPoints, type Cents, parseDollars, parsePercent, percent } from '../money';
import type { CreditField, Field, PartyField, ValueField } from '../world/fields';
import { type Offers, offeredTo, type Permission } from '../world/offers';
import { refuseShape } from '../world/refuse';
import { refuseValues } from '../world/values';
import type { Position } from './actions/action';
import { type AnyAction, actionOf, type BankingEvent } from './actions/registry';
import { readEvent } from './board/rules';
import {
  type Book,
  type CreditAccount,
  findAccount,
  findSettlementAccount,
  type Party,
} from './ledger/book';
import { balanceOf, type State } from './ledger/state';
import { systemOf } from './systems/registry';
import { creditLabel } from './views/labels';

/** A form's content: what stands in each field, as text. Fields of parties and loans hold ids. */
export type Draft = Readonly<Record<string, string>>;

/** One thing that a field may hold, and how a person reads it. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** An action as a party is about to take it. */
export interface Turn {
  readonly state: State;
  readonly action: AnyAction;
  /** null where a system is built: nobody in particular acts. */
  readonly party: Party | null;
  /** The field that the acting party itself stands in; null when it stands in none. */
  readonly role: string | null;
}

/** The actions that a board offers to a party, in the order of the menu. */
export function actionsFor(party: Party, offers: Offers): readonly AnyAction[] {
  return offeredTo(party.type, offers).map((type) => actionOf({ type }));
}

/**
 * A party's turn at an action.
 *
 * @param wanted the field it would stand in; where it does not fit there, or the
 * action leaves no choice, it stands in the first it fits
 */
export function turnOf(state: State, action: AnyAction, party: Party, wanted: string | null): Turn {
  const fitting = rolesFor(action, party);
  const chosen = action.choosesRole ? fitting.find(({ value }) => value === wanted) : undefined;
  return { state, action, party, role: (chosen ?? fitting[0])?.value ?? null };
}

/** An event type as it is drafted for an opening: no party takes the turn, so every field is asked. */
export function openingTurn(state: State, action: AnyAction): Turn {
  return { state, action, party: null, role: null };
}

/** The fields that a party may take its turn in, the likelier first. */
function rolesFor({ plan }: AnyAction, { type }: Party): readonly FieldOption[] {
  return plan.roles
    .map((place) => at(plan.parties, place))
    .filter(({ field }) => field.types.includes(type))
    .map(({ name, field }) => ({ value: name, label: field.label }));
}

/** The roles that a party is asked to choose from; none where there is nothing to choose. */
export function roleOptions({ action, party }: Turn): readonly FieldOption[] {
  const fitting = party ? rolesFor(action, party) : [];
  return action.choosesRole && fitting.length > 1 ? fitting : [];
}

/** The fields that a form asks for: all but the one that the acting party stands in, and those this board has no use for. */
export function fieldsAsked({ state, action, role }: Turn): readonly (readonly [string, Field])[] {
  return Object.entries(action.fields).filter(
    ([name, field]) => name !== role && isAsked(action, state.book, name, field),
  );
}

function isAsked(action: AnyAction, book: Book, name: string, field: Field): boolean {
  return field.kind !== 'choice' || !field.optional || action.asks(book, name);
}

/**
 * What a field may hold, given what the other fields of the draft hold; null
 * where it is typed. It is empty where the party cannot take the action now.
 */
export function optionsFor(turn: Turn, draft: Draft, name: string): readonly FieldOption[] | null {
  const field = turn.action.fields[name];
  switch (field?.kind) {
    case 'party':
      return partyOptions(turn, draft, name, field);
    case 'credit':
      return creditOptions(turn, draft, name, field);
    case 'choice':
      return field.options.map((value) => ({
        value,
        label: known(field.optionLabels[value], 'label of this option'),
      }));
    default:
      return null;
  }
}

function partyOptions(
  { state, action }: Turn,
  draft: Draft,
  name: string,
  field: PartyField,
): readonly FieldOption[] {
  const { book } = state;
  const parties = book.parties.filter(
    (party) =>
      field.types.includes(party.type) &&
      isDistinct(action, draft, name, party.id) &&
      hasAccounts(book, action, draft, name, party.id) &&
      settles(book, action, name, party),
  );
  // The central bank last: it is to be chosen on purpose, not because it is the oldest party.
  const rank = ({ type }: Party): number => (type === 'centralbank' ? 1 : 0);
  const options = [...parties]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ id, name: label }) => ({ value: String(id), label }));
  const { settlers, settlesForAllOnly } = systemOf(book);
  if (!field.all || !settlers.includes('clearinghouse')) return options;
  const all = { value: 'all', label: 'All banks' };
  return settlesForAllOnly ? [all] : [all, ...options];
}

function isDistinct(action: AnyAction, draft: Draft, name: string, id: number): boolean {
  return action.distinct.every(([one, other]) => {
    const opposite = name === one ? other : name === other ? one : null;
    return opposite === null || draft[opposite] !== String(id);
  });
}

function hasAccounts(
  book: Book,
  action: AnyAction,
  draft: Draft,
  name: string,
  id: number,
): boolean {
  return action.accounts.every(([holder, issuer]) => {
    if (issuer === name) {
      // Without a holder there is nobody whose account it could be; '' would read as party 0.
      return draft[holder] ? findAccount(book, Number(draft[holder]), id) !== undefined : false;
    }
    if (holder === name) return book.accounts.some((one) => one.subordinateId === id);
    return true;
  });
}

function settles(book: Book, { settlers }: AnyAction, name: string, { id, type }: Party): boolean {
  return (
    !settlers.includes(name) || type !== 'bank' || findSettlementAccount(book, id) !== undefined
  );
}

/** The open accounts of an instrument that are the party's to act on, each told apart from the others. */
function creditOptions(
  { state, action, party }: Turn,
  draft: Draft,
  name: string,
  { instrument }: CreditField,
): readonly FieldOption[] {
  const { book } = state;
  const isMine = ({ id }: CreditAccount): boolean => {
    if (!party) return true;
    const { event } = readEvent(drafted(action, { ...draft, [name]: String(id) }, book));
    const acting = event && action.actors(book, event);
    return !acting || acting.includes(party.id);
  };
  const alike = new Map<string, number>();
  return (
    book.credits
      // A repo may outlast its debt, for bills that are pledged on: there is nothing to end then.
      .filter((credit) => credit.instrument === instrument && balanceOf(state, credit) > 0)
      .filter(isMine)
      .map((credit) => {
        const label = creditLabel(state, credit, party);
        const place = (alike.get(label) ?? 0) + 1;
        alike.set(label, place);
        return { value: String(credit.id), label: place === 1 ? label : `${label} (${place})` };
      })
  );
}

/**
 * A draft with the acting party in its role, and every other field filled in that
 * can be: what stands there if it still may, else the first option. Amounts and
 * texts are left as typed; a rate that nobody has touched starts at a usual figure.
 */
export function completed(turn: Turn, draft: Draft): Draft {
  const { state, party, role } = turn;
  let filled: Draft = role === null || !party ? {} : { [role]: String(party.id) };
  for (const [name, field] of fieldsAsked(turn)) {
    const typed = draft[name];
    const options = optionsFor(turn, filled, name);
    const value = options
      ? (options.find((option) => option.value === typed) ?? options[0])?.value
      : (typed ?? (field.kind === 'value' ? usual(state.book, field) : undefined));
    filled = { ...filled, [name]: value ?? '' };
  }
  return filled;
}

/** What loans are made at where a board has no interest setting, and the usual haircut on bills. */
const USUAL_RATE: BasisPoints = 500;
const USUAL_HAIRCUT: BasisPoints = 200;

function usual({ settings }: Book, { code }: ValueField): string {
  if (code === 'RATE_INVALID') return percentFigure(settings.interestRate || USUAL_RATE);
  return code === 'HAIRCUT_INVALID' ? percentFigure(USUAL_HAIRCUT) : '';
}

/** A rate without its unit, as it stands in a field: `5.00`. */
const percentFigure = (rate: BasisPoints): string => percent(rate).replace(' %', '');

/** A draft as a candidate event, to be read by the log's parser; what is no figure becomes NaN. */
export function drafted(
  action: AnyAction,
  draft: Draft,
  book: Book,
): Readonly<Record<string, unknown>> {
  const candidate: Record<string, unknown> = { type: action.type };
  for (const [name, field] of Object.entries(action.fields)) {
    if (isAsked(action, book, name, field)) {
      candidate[name] = typedValue(field, draft[name] ?? '');
    }
  }
  return candidate;
}

function typedValue(field: Field, typed: string): string | number {
  switch (field.kind) {
    case 'party':
      return field.all && typed === 'all' ? typed : idTyped(typed);
    case 'credit':
    case 'bill':
      return idTyped(typed);
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

const idTyped = (typed: string): number => (typed === '' ? -1 : Number(typed));

/**
 * The largest amount the rules would let this event carry, in cents; null when
 * nothing bounds it, or when it is unsound for another reason than its amount.
 */
export function largestAmount(
  round: Position,
  action: AnyAction,
  event: BankingEvent,
  permission: Permission,
): Cents | null {
  const sound = { ...event, amount: 1 };
  if (refuseShape(round, event, permission) || refuseValues(action.plan, sound, false)) return null;
  const limits = action.limits(round, event);
  return limits.length === 0 ? null : mostAllowed(limits);
}
