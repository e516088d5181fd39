/**
 * The signature of an event type, worked out once when the type is declared: its
 * fields by kind, and the rules between its party fields by their indices, so that
 * each party of an event is looked up once and no check looks for a field by name again.
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

/** The indices of two party fields. */
export type IndexPair = readonly [number, number];

/** The fields of an event type by kind. */
export interface FieldsByKind {
  readonly parties: readonly NamedField<PartyField>[];
  readonly amounts: readonly NamedField<AmountField>[];
  readonly values: readonly NamedField<ValueField>[];
  readonly references: readonly NamedField<ReferenceField>[];
  readonly choices: readonly NamedField<ChoiceField<string>>[];
  readonly texts: readonly NamedField<TextField>[];
}

export interface Signature extends FieldsByKind {
  /** The indices of the party fields that whoever acts may stand in. */
  readonly roles: readonly number[];
  /** The party fields that may not name the same party. */
  readonly distinct: readonly IndexPair[];
}

/** Sorts the fields of an event type by kind. */
function fieldsByKind(fields: Fields): FieldsByKind {
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

/** The index of a party field among those of its event type. Throws when there is none of this name. */
export function indexIn({ parties }: FieldsByKind, name: string): number {
  const index = parties.findIndex((one) => one.name === name);
  if (index === -1) throw new Error(`${name} is no party field`);
  return index;
}

/** The indices of two party fields. */
export function indexPairIn(
  signature: FieldsByKind,
  [one, other]: readonly [string, string],
): IndexPair {
  return [indexIn(signature, one), indexIn(signature, other)];
}

/** The signature of an event type whose rules name these fields. */
export function signatureOf(rules: {
  readonly fields: Fields;
  readonly roles?: readonly string[];
  readonly distinct?: readonly (readonly [string, string])[];
}): Signature {
  const sorted = fieldsByKind(rules.fields);
  return {
    ...sorted,
    roles: (rules.roles ?? []).map((name) => indexIn(sorted, name)),
    distinct: (rules.distinct ?? []).map((pair) => indexPairIn(sorted, pair)),
  };
}
