/**
 * Drafts of events, made from the fields that their type declares: values that
 * could be meant on the board as it stands, or wild ones. A type that is added to
 * the registry is drafted at once.
 */

import { MAX_AMOUNT } from '@/events/money';
import type { FieldPair } from '@/events/world/action';
import type { AmountField, ChoiceField, Field, Fields, ValueField } from '@/events/world/fields';
import type { Chance } from '../chance';

/** An event as it comes from outside: nothing in it is sure. */
export type Draft = Readonly<Record<string, unknown>> & { readonly type: string };

/** What is known of an event type. */
export interface Form {
  readonly type: string;
  readonly fields: Fields;
  /** What it is to a board; nothing in the bills world. */
  readonly kind?: string;
  /** Whether it makes a round of its own. */
  readonly closesRound: boolean;
  readonly distinct: readonly FieldPair[];
  /** The fields that name who acts. */
  readonly roles: readonly string[];
  /** Pairs of fields, holder and issuer, between which an account must stand; none in the bills world. */
  readonly accounts?: readonly FieldPair[];
  /** The fields whose parties settle with the central bank; none in the bills world. */
  readonly settlers?: readonly string[];
  /** The codes that its own rules refuse with. */
  readonly codes: readonly string[];
}

/** Who and what is there to be named. */
export interface Cast {
  readonly parties: readonly { readonly id: number; readonly type: string }[];
  /** The parties with which a party has an account. */
  issuersOf(holder: number): readonly number[];
  /** Open debts of an instrument, by id. */
  debts(instrument: string): readonly number[];
  /** Bills of exchange that come to mind, by id. */
  readonly bills: readonly number[];
  /** Who holds a bill; undefined when there is none. */
  holderOf(bill: number): number | undefined;
  /** Whether this board asks for an optional field. */
  asks(type: string, field: string): boolean;
}

const NOBODY = -1;

/** A draft whose values could all be meant; amounts are yet to be aimed (see `aimed`). */
export function draftOf(chance: Chance, form: Form, cast: Cast): Draft {
  const draft: Record<string, unknown> & { type: string } = { type: form.type };
  for (const [name, field] of Object.entries(form.fields)) {
    const value = valueFor(chance, form, cast, name, field);
    if (value !== undefined) draft[name] = value;
  }
  const [actor] = form.roles;
  const holder = 'bill' in draft ? cast.holderOf(Number(draft.bill)) : undefined;
  // Now and then someone tries it with a bill of another's.
  if (actor !== undefined && holder !== undefined && !chance.oneIn(8)) draft[actor] = holder;
  for (const [holder, issuer] of form.accounts ?? []) {
    const issuers = cast.issuersOf(Number(draft[holder]));
    if (issuers.length > 0) draft[issuer] = chance.pick(issuers);
  }
  for (const [one, other] of form.distinct) {
    const field = form.fields[other];
    if (draft[one] !== draft[other] || field?.kind !== 'party') continue;
    const others = idsFor(field, cast).filter((id) => id !== draft[one]);
    if (others.length > 0) draft[other] = chance.pick(others);
  }
  return draft;
}

function idsFor(field: Field & { kind: 'party' }, { parties }: Cast): readonly number[] {
  return parties.filter(({ type }) => field.types.includes(type)).map(({ id }) => id);
}

function valueFor(chance: Chance, form: Form, cast: Cast, name: string, field: Field): unknown {
  const oneOf = (ids: readonly number[]): number => (ids.length > 0 ? chance.pick(ids) : NOBODY);
  switch (field.kind) {
    case 'party':
      return field.all && chance.oneIn(3) ? 'all' : oneOf(idsFor(field, cast));
    case 'reference':
      return oneOf([...cast.debts(field.to), ...cast.bills]);
    case 'amount':
      return figure(chance);
    case 'value':
      if (field.optional && !cast.asks(form.type, name)) return undefined;
      return field.unit === 'days' ? termFor(chance, field) : settingFor(chance, field);
    case 'choice':
      return cast.asks(form.type, name) ? chance.pick(field.options) : undefined;
    case 'text':
      return chance.pick(REMARKS).slice(0, field.max);
  }
}

const REMARKS = [
  ...['Bank 1 owes Bank 2.', 'Netted.', 'x', 'two\nlines', 'Who pays "whom"?', '__proto__'],
  ...['€ 漢字 é', '😀😀', '\u202eright to left', 'a\\b</script>', '  spaced  ', 'e\u0301'],
];

const ROUND_FIGURES = [100, 500, 1000, 1500, 2000, 2500, 5000, 10_000];

/** A figure as people think of one, in cents. */
function figure(chance: Chance): number {
  if (!chance.oneIn(3)) return chance.pick(ROUND_FIGURES);
  return chance.oneIn(8) ? chance.between(1, MAX_AMOUNT) : chance.between(1, 40_000);
}

const SUMS = [0, 0, 1, 1000, 5000, 10_000, 30_000, 250_000];
const RATES = [0, 0, 0, 1, 25, 333, 400, 500, 1000, 5000];

const TERMS = [0, 1, 1, 2, 3, 30, 360, 365];

/** A count of days; one that may be left out is left out at times. */
function termFor(chance: Chance, { optional, most }: ValueField): number | undefined {
  if (optional && chance.oneIn(3)) return undefined;
  return chance.oneIn(12) ? chance.between(0, most + 1) : chance.pick(TERMS);
}

/** Prices of bills: at par, a little below it, far below it, and such that no sum comes out even. */
const PRICES = [10_000, 10_000, 9999, 9950, 9800, 9500, 9333, 8000, 5001, 100, 99];

function settingFor(chance: Chance, { unit, most, usual }: ValueField): number {
  if (usual !== undefined) return chance.pick(PRICES);
  if (chance.oneIn(10)) return chance.oneIn(2) ? most : chance.between(0, most);
  return chance.pick(unit === 'cents' ? SUMS : RATES);
}

/**
 * A figure aimed at the largest that would work: it, one cent more or less, or any below it.
 *
 * @param most null where nothing binds the amount
 */
export function aimed(chance: Chance, most: number | null): number {
  if (most === null) return chance.oneIn(12) ? MAX_AMOUNT : figure(chance);
  const way = chance.below(16);
  if (way < 3) return most;
  if (way === 3) return most - 1;
  if (way === 4) return most + 1;
  if (way === 5) return figure(chance);
  if (way < 8) return chance.between(1, Math.max(1, most));
  if (way < 11) return chance.between(1, Math.max(1, Math.floor(most / 10)));
  return Math.min(figure(chance), Math.max(1, most));
}

const WILD_FIGURES = [
  ...[Number.NaN, 0, -0, -1, 0.5, 1e12, 1e12 + 1, 1e12 + 0.5, 1e300, 2 ** 53, 1e-7],
  ...[Number.POSITIVE_INFINITY, 10_000, 10_001, 9999, 1],
];

const WILD_IDS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0.5, Number.NaN, 1e9, 2 ** 53];

const WILD_TEXTS = [
  ...['', '   ', '\n', 'x'.repeat(280), 'x'.repeat(281), '😀'.repeat(280), '😀'.repeat(281)],
  ...['\ud83d', 'a\u0000b', 'a\ttab', '\u007f', '\udc00\ud800', 'x'.repeat(41)],
];

/** A draft with one of its values replaced by one that hardly can be meant. */
export function slipped(chance: Chance, form: Form, draft: Draft): Draft {
  const fields = Object.entries(form.fields);
  if (fields.length === 0) return draft;
  const [name, field] = chance.pick(fields);
  if (field.kind === 'choice' && chance.oneIn(3)) {
    const { [name]: _, ...rest } = draft;
    return { ...rest, type: form.type };
  }
  return { ...draft, [name]: wild(chance, field), type: form.type };
}

function wild(chance: Chance, field: Field): unknown {
  switch (field.kind) {
    case 'party':
      return chance.oneIn(12) ? 'all' : chance.pick(WILD_IDS);
    case 'reference':
      return chance.pick(WILD_IDS);
    case 'amount':
    case 'value':
      return wildFigure(chance, field);
    case 'choice':
      return wildOption(chance, field);
    case 'text':
      return chance.pick(WILD_TEXTS);
  }
}

function wildFigure(chance: Chance, field: AmountField | ValueField): number {
  const most = field.kind === 'value' ? field.most : MAX_AMOUNT;
  return chance.pick([...WILD_FIGURES, most, most + 1]);
}

function wildOption(chance: Chance, { options }: ChoiceField<string>): string {
  return chance.pick([...options, '', 'constructor']);
}
