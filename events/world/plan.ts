/**
 * What the common checks need of an event type, worked out once when the type is
 * declared: its fields by kind, and its party fields by place, so that each party
 * of an event is looked up once and no check looks for a field by name again.
 */
import type {
  AmountField,
  BillField,
  ChoiceField,
  CreditField,
  Fields,
  PartyField,
  TextField,
  ValueField,
} from './fields';

/** A field and its name. */
interface Named<F> {
  readonly name: string;
  readonly field: F;
}

/** Two places among the party fields. */
type Places = readonly [number, number];

export interface FieldPlan {
  readonly parties: readonly Named<PartyField>[];
  readonly amounts: readonly Named<AmountField>[];
  readonly values: readonly Named<ValueField>[];
  readonly credits: readonly Named<CreditField>[];
  readonly bills: readonly Named<BillField>[];
  readonly choices: readonly Named<ChoiceField<string>>[];
  readonly texts: readonly Named<TextField>[];
}

export interface Plan extends FieldPlan {
  readonly roles: readonly number[];
  readonly accounts: readonly Places[];
  readonly settlers: readonly number[];
  readonly distinct: readonly Places[];
}

/** The fields of an event type by kind. */
export function fieldPlan(fields: Fields): FieldPlan {
  const named = Object.entries(fields).map(([name, field]) => ({ name, field }));
  return {
    parties: named.flatMap(({ name, field }) => (field.kind === 'party' ? { name, field } : [])),
    amounts: named.flatMap(({ name, field }) => (field.kind === 'amount' ? { name, field } : [])),
    values: named.flatMap(({ name, field }) => (field.kind === 'value' ? { name, field } : [])),
    credits: named.flatMap(({ name, field }) => (field.kind === 'credit' ? { name, field } : [])),
    bills: named.flatMap(({ name, field }) => (field.kind === 'bill' ? { name, field } : [])),
    choices: named.flatMap(({ name, field }) => (field.kind === 'choice' ? { name, field } : [])),
    texts: named.flatMap(({ name, field }) => (field.kind === 'text' ? { name, field } : [])),
  };
}

/** The plan of an event type whose rules name these fields. */
export function planOf(rules: {
  readonly fields: Fields;
  readonly roles?: readonly string[];
  readonly accounts?: readonly (readonly [string, string])[];
  readonly settlers?: readonly string[];
  readonly distinct?: readonly (readonly [string, string])[];
}): Plan {
  const sorted = fieldPlan(rules.fields);
  const placeOf = (name: string): number => {
    const place = sorted.parties.findIndex((one) => one.name === name);
    if (place === -1) throw new Error(`${name} is no party field`);
    return place;
  };
  const placesOf = ([one, other]: readonly [string, string]): Places => [
    placeOf(one),
    placeOf(other),
  ];
  return {
    ...sorted,
    roles: (rules.roles ?? []).map(placeOf),
    accounts: (rules.accounts ?? []).map(placesOf),
    settlers: (rules.settlers ?? []).map(placeOf),
    distinct: (rules.distinct ?? []).map(placesOf),
  };
}
