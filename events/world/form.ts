/**
 * Drafting an event: what a form may offer for each field, and what becomes of
 * the text typed into it. Driven by the fields, like the refusals, so that a form
 * never offers what the common checks would refuse.
 */
import { assertDefined } from '../assert';
import { parseDays, parseDollars, parsePercent } from '../money';
import type { AnyActionParts } from './action';
import type { EventIn } from './board';
import {
  type Field,
  isOptional,
  type PartyField,
  type ReferenceField,
  type ValueField,
} from './fields';
import type { Rules, WorldTypes } from './rules';

/** A form's content: what stands in each field, as text. Fields of parties and debts hold ids. */
export type FormValues = Readonly<Record<string, string>>;

/** One thing that a field may hold, and how a person reads it. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** An action as a party is about to take it. */
export interface FormContextOf<W extends WorldTypes> {
  readonly state: W['round'] & W['position'];
  readonly action: W['action'];
  /** null while a board is built: no party acts. */
  readonly party: W['party'] | null;
  /** The field that the acting party itself stands in; null when it stands in none. */
  readonly role: string | null;
}

/** What a world's forms offer for the fields that name what is on its board. */
export interface FormParts<W extends WorldTypes> {
  /** The parties that a field may name, of those that it allows and that stand in no opposite field. */
  parties(
    turn: FormContextOf<W>,
    draft: FormValues,
    field: Named<PartyField>,
    allowed: readonly W['party'][],
  ): readonly FieldOption[];
  /** What a reference may name. */
  references(
    turn: FormContextOf<W>,
    draft: FormValues,
    field: Named<ReferenceField>,
  ): readonly FieldOption[];
  /** The initial figure; left out, the field is empty. */
  usual(state: W['position'], field: ValueField): string;
  /** Whether a form asks for an optional field on this board; left out, it does. */
  asks(action: W['action'], state: W['position'], name: string): boolean;
}

interface Named<F> {
  readonly name: string;
  readonly field: F;
}

/** A world as its forms look at it. */
export interface Formed<W extends WorldTypes> {
  readonly rules: Rules<W>;
  readonly parts: FormParts<W>;
}

function isAsked<W extends WorldTypes>(
  { parts }: Formed<W>,
  action: W['action'],
  state: W['position'],
  name: string,
  field: Field,
): boolean {
  return !isOptional(field) || parts.asks(action, state, name);
}

/** The fields that a form asks for. */
export function fieldsAsked<W extends WorldTypes>(
  world: Formed<W>,
  { state, action, role }: FormContextOf<W>,
): readonly (readonly [string, Field])[] {
  return Object.entries(action.fields).filter(
    ([name, field]) => name !== role && isAsked(world, action, state, name, field),
  );
}

/** What a field may hold; null where it is typed. */
export function optionsFor<W extends WorldTypes>(
  { rules, parts }: Formed<W>,
  turn: FormContextOf<W>,
  draft: FormValues,
  name: string,
): readonly FieldOption[] | null {
  const { state, action } = turn;
  const field = action.fields[name];
  switch (field?.kind) {
    case 'party': {
      const allowed = rules
        .parties(state)
        .filter(
          ({ id, type }) => field.types.includes(type) && isDistinct(action, draft, name, id),
        );
      return parts.parties(turn, draft, { name, field }, allowed);
    }
    case 'reference':
      return parts.references(turn, draft, { name, field });
    case 'choice':
      return field.options.map((value) => ({
        value,
        label: assertDefined(field.optionLabels[value], 'label of this option'),
      }));
    default:
      return null;
  }
}

/** A draft with every field filled in that can be. */
export function withDefaults<W extends WorldTypes>(
  world: Formed<W>,
  turn: FormContextOf<W>,
  draft: FormValues,
): FormValues {
  const { state, party, role } = turn;
  let filled: FormValues = role === null || !party ? {} : { [role]: String(party.id) };
  for (const [name, field] of fieldsAsked(world, turn)) {
    const typed = draft[name];
    const options = optionsFor(world, turn, filled, name);
    const value = options
      ? (options.find((option) => option.value === typed) ?? options[0])?.value
      : (typed ?? (field.kind === 'value' ? world.parts.usual(state, field) : undefined));
    filled = { ...filled, [name]: value ?? '' };
  }
  return filled;
}

/** A draft as a candidate event. */
export function toEventInput<W extends WorldTypes>(
  world: Formed<W>,
  action: W['action'],
  draft: FormValues,
  state: W['position'],
): Readonly<Record<string, unknown>> {
  const candidate: Record<string, unknown> = { type: action.type };
  for (const [name, field] of Object.entries(action.fields)) {
    const typed = draft[name] ?? '';
    const isLeftOut = field.kind === 'value' && field.optional && typed === '';
    if (isAsked(world, action, state, name, field) && !isLeftOut) {
      candidate[name] = typedValue(field, typed);
    }
  }
  return candidate;
}

/** The event of a draft. It is made of the action's own fields, so it has the form of its event. */
export function eventOf<W extends WorldTypes>(
  world: Formed<W>,
  { state, action }: FormContextOf<W>,
  draft: FormValues,
): EventIn<W['round']> {
  const { event } = world.rules.read(toEventInput(world, action, draft, state));
  return assertDefined<EventIn<W['round']>>(event, 'event of this form');
}

function isDistinct(action: AnyActionParts, draft: FormValues, name: string, id: number): boolean {
  return action.distinct.every(([one, other]) => {
    const opposite = name === one ? other : name === other ? one : null;
    return opposite === null || draft[opposite] !== String(id);
  });
}

function typedValue(field: Field, typed: string): string | number {
  switch (field.kind) {
    case 'party':
      return field.all && typed === 'all' ? typed : idTyped(typed);
    case 'reference':
      return idTyped(typed);
    case 'amount':
      return parseDollars(typed);
    case 'value':
      return PARSERS[field.unit](typed);
    case 'choice':
      return typed;
    case 'text':
      return typed.trim();
  }
}

/** How a figure is read, by its unit. */
const PARSERS: Readonly<Record<ValueField['unit'], (typed: string) => number>> = {
  cents: parseDollars,
  basisPoints: parsePercent,
  days: parseDays,
};

const idTyped = (typed: string): number => (typed === '' ? -1 : Number(typed));
