/**
 * What the common checks need of an event type, worked out once when the type is
 * declared: its fields by kind, and its party fields by place, so that each party
 * of an event is looked up once and no check looks for a field by name again.
 */
import type {
  AmountField,
  ChoiceField,
  Fields,
  PartyField,
  ReferenceField,
  TextField,
  ValueField,
} from './fields';

/** A field and its name. */
export interface NamedField<F> {
  readonly name: string;
  readonly field: F;
}

/** Two places among the party fields. */
export type Places = readonly [number, number];

export interface FieldPlan {
  readonly parties: readonly NamedField<PartyField>[];
  readonly amounts: readonly NamedField<AmountField>[];
  readonly values: readonly NamedField<ValueField>[];
  readonly references: readonly NamedField<ReferenceField>[];
  readonly choices: readonly NamedField<ChoiceField<string>>[];
  readonly texts: readonly NamedField<TextField>[];
}

export interface Plan extends FieldPlan {
  readonly roles: readonly number[];
  readonly distinct: readonly Places[];
}

/** The fields of an event type by kind. */
function fieldPlan(fields: Fields): FieldPlan {
  const named = Object.entries(fields).map(([name, field]) => ({ name, field }));
  return {
    parties: named.flatMap(({ name, field }) => (field.kind === 'party' ? { name, field } : [])),
    amounts: named.flatMap(({ name, field }) => (field.kind === 'amount' ? { name, field } : [])),
    values: named.flatMap(({ name, field }) => (field.kind === 'value' ? { name, field } : [])),
    references: named.flatMap(({ name, field }) =>
      field.kind === 'reference' ? { name, field } : [],
    ),
    choices: named.flatMap(({ name, field }) => (field.kind === 'choice' ? { name, field } : [])),
    texts: named.flatMap(({ name, field }) => (field.kind === 'text' ? { name, field } : [])),
  };
}

/** The place of a party field in the plan of these fields. Throws when there is none of this name. */
export function placeIn({ parties }: FieldPlan, name: string): number {
  const place = parties.findIndex((one) => one.name === name);
  if (place === -1) throw new Error(`${name} is no party field`);
  return place;
}

/** The places of two party fields. */
export function placesIn(plan: FieldPlan, [one, other]: readonly [string, string]): Places {
  return [placeIn(plan, one), placeIn(plan, other)];
}

/** The plan of an event type whose rules name these fields. */
export function planOf(rules: {
  readonly fields: Fields;
  readonly roles?: readonly string[];
  readonly distinct?: readonly (readonly [string, string])[];
}): Plan {
  const sorted = fieldPlan(rules.fields);
  return {
    ...sorted,
    roles: (rules.roles ?? []).map((name) => placeIn(sorted, name)),
    distinct: (rules.distinct ?? []).map((pair) => placesIn(sorted, pair)),
  };
}
