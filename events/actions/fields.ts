/**
 * Field kinds. An event type declares its fields with these; the parser, the
 * refusals common to all actions, the forms on the board and the link codec are
 * all driven by them, so none of those knows a single event by name.
 *
 * A field of a typed event always has the TypeScript type of its kind. What a
 * file or a form gets wrong becomes the kind's stand-in for "not one" (NaN, -1,
 * ''), which every check refuses with the kind's own code.
 */
import { z } from 'zod/mini';
import type { PartyType } from '../ledger/book';

/** What a field asks of the person filling it in. */
interface Worded {
  readonly label: string;
}

export interface PartyField extends Worded {
  readonly kind: 'party';
  readonly types: readonly PartyType[];
}

export interface AmountField extends Worded {
  readonly kind: 'amount';
}

/** A setting's figure: cents or basis points, zero allowed. */
export interface ValueField extends Worded {
  readonly kind: 'value';
  readonly unit: 'cents' | 'basisPoints';
}

export interface ChoiceField<Option extends string> extends Worded {
  readonly kind: 'choice';
  /** Whether an event may leave the field out. */
  readonly optional: boolean;
  /** In wire order: new options are only ever added at the end. */
  readonly options: readonly Option[];
  readonly optionLabels: Readonly<Record<Option, string>>;
}

export interface TextField extends Worded {
  readonly kind: 'text';
  /** Characters (code points) at most. */
  readonly max: number;
}

export type Field = PartyField | AmountField | ValueField | ChoiceField<string> | TextField;

export type Fields = Readonly<Record<string, Field>>;

/** The type of a field's value in a typed event. */
export type ValueOf<F> =
  F extends ChoiceField<infer Option>
    ? Option | ''
    : F extends TextField
      ? string
      : F extends PartyField | AmountField | ValueField
        ? number
        : never;

/** A party of one of these types. */
export function party(label: string, types: readonly PartyType[]): PartyField {
  return { kind: 'party', label, types };
}

/** An amount of money in cents, more than zero. */
export function amount(label = 'Amount'): AmountField {
  return { kind: 'amount', label };
}

/** A setting's figure. */
export function value(label: string, unit: 'cents' | 'basisPoints'): ValueField {
  return { kind: 'value', label, unit };
}

/** One of a few words, each with the label a person reads, in wire order. */
export function choice<const Option extends string>(
  label: string,
  options: readonly Option[],
  optionLabels: Readonly<Record<Option, string>>,
): ChoiceField<Option> & { optional: false } {
  return { kind: 'choice', label, options, optionLabels, optional: false };
}

/** A choice that only some situations ask for; the event leaves it out elsewhere. */
export function optionalChoice<const Option extends string>(
  label: string,
  options: readonly Option[],
  optionLabels: Readonly<Record<Option, string>>,
): ChoiceField<Option> & { optional: true } {
  return { kind: 'choice', label, options, optionLabels, optional: true };
}

/** Free text of at most `max` characters. */
export function text(label: string, max: number): TextField {
  return { kind: 'text', label, max };
}

/** JSON can say -0, which equals 0 and yet is not the same to the bit. */
const POSITIVE_ZERO = z.transform((figure: number) => figure + 0);

/** Reads a field from outside, turning whatever it is not into the kind's stand-in. */
export function fieldSchema(field: Field) {
  switch (field.kind) {
    case 'party':
      return z.pipe(z.catch(z.number(), -1), POSITIVE_ZERO);
    case 'amount':
    case 'value':
      return z.pipe(z.catch(z.number(), Number.NaN), POSITIVE_ZERO);
    case 'choice': {
      const option = z.catch(z.enum([...field.options, '']), '');
      return field.optional ? z.optional(option) : option;
    }
    case 'text':
      return z.catch(z.string(), '');
  }
}
