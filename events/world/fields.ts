/**
 * Field kinds. An event type declares its fields with these; the parser, the
 * refusals common to all actions, the forms on the board and the link codec are
 * all driven by them, so none of those knows a single event by name.
 *
 * A field of a typed event always has the TypeScript type of its kind. What a
 * file or a form gets wrong becomes the kind's stand-in for "not one" (NaN, -1,
 * ''), which every check refuses with the kind's own code.
 */
import { FULL_RATE, MAX_AMOUNT } from '../money';
import type { RefusalCode } from '../refusal';

/** What a field asks of the person filling it in. */
interface Worded {
  readonly label: string;
}

export interface PartyField extends Worded {
  readonly kind: 'party';
  /** The types of party that it may name. */
  readonly types: readonly string[];
  /** Whether it may also say `"all"`, for every party of those types. */
  readonly all: boolean;
}

export interface AmountField extends Worded {
  readonly kind: 'amount';
}

/** A figure that is no amount: cents, basis points or days, zero allowed. */
export interface ValueField extends Worded {
  readonly kind: 'value';
  readonly unit: 'cents' | 'basisPoints' | 'days';
  readonly most: number;
  /** The code of a figure outside 0 to `most`. */
  readonly code: RefusalCode;
  /** Whether an event may leave the field out. */
  readonly optional: boolean;
  /** The days that stand in it until somebody changes them; left out, what the world usually has. */
  readonly usual?: number;
}

/** The id of something else on the board: an open debt, a bill of exchange. */
export interface ReferenceField extends Worded {
  readonly kind: 'reference';
  /** What it names, in the world's own word: a debt's instrument. */
  readonly to: string;
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
  /** Whether it may have several lines, and be written in either direction. */
  readonly lines: boolean;
}

export type Field =
  | PartyField
  | AmountField
  | ValueField
  | ReferenceField
  | ChoiceField<string>
  | TextField;

export type Fields = Readonly<Record<string, Field>>;

/** The type of a field's value in a typed event. */
export type ValueOf<F> =
  F extends ChoiceField<infer Option>
    ? Option | ''
    : F extends TextField
      ? string
      : F extends PartyField & { readonly all: true }
        ? number | 'all'
        : F extends PartyField | AmountField | ValueField | ReferenceField
          ? number
          : never;

/** A party of one of these types. */
export function party(label: string, types: readonly string[]): PartyField & { all: false } {
  return { kind: 'party', label, types, all: false };
}

/** A party of one of these types, or `"all"` of them. */
export function partyOrAll(label: string, types: readonly string[]): PartyField & { all: true } {
  return { kind: 'party', label, types, all: true };
}

/** Something that stands on the board beside its parties. */
export function reference(label: string, to: string): ReferenceField {
  return { kind: 'reference', label, to };
}

/** An amount of money in cents, more than zero. */
export function amount(label = 'Amount'): AmountField {
  return { kind: 'amount', label };
}

/** A setting's figure. */
export function value(label: string, unit: 'cents' | 'basisPoints'): ValueField {
  const most = unit === 'cents' ? MAX_AMOUNT : FULL_RATE;
  return { kind: 'value', label, unit, most, code: 'VALUE_INVALID', optional: false };
}

/** What something costs, in basis points of its face value: par at most. */
export function price(label: string): ValueField & { readonly optional: false } {
  return {
    kind: 'value',
    label,
    unit: 'basisPoints',
    most: FULL_RATE,
    code: 'VALUE_INVALID',
    optional: false,
  };
}

/** A count of days, from 0 to `most`. */
export function days(
  label: string,
  most: number,
  usual: number,
): ValueField & { readonly optional: false } {
  return {
    kind: 'value',
    label,
    unit: 'days',
    most,
    code: 'VALUE_INVALID',
    usual,
    optional: false,
  };
}

/** A count of days that only boards with a clock ask for; the event leaves it out elsewhere. */
export function optionalDays(
  label: string,
  most: number,
  usual: number,
): ValueField & { readonly optional: true } {
  return { ...days(label, most, usual), optional: true };
}

/** A rate of interest, from 0 to 100 %. */
export function rate(label = 'Rate'): ValueField {
  return { ...RATE, label };
}

/** A rate of interest that only boards with a clock ask for; the event leaves it out elsewhere. */
export function optionalRate(label = 'Rate'): ValueField & { optional: true } {
  return { ...RATE, label, optional: true };
}

const RATE = {
  kind: 'value',
  unit: 'basisPoints',
  most: FULL_RATE,
  code: 'RATE_INVALID',
  optional: false,
} as const;

/** A haircut, from 0 to 99.99 %: at 100 % no bill would be worth any cash. */
export function haircut(label = 'Haircut'): ValueField {
  const most = FULL_RATE - 1;
  const code = 'HAIRCUT_INVALID';
  return { kind: 'value', label, unit: 'basisPoints', most, code, optional: false };
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

/** Characters that a note may have, in every world. */
export const MAX_NOTE_LENGTH = 280;

/** Free text of at most `max` characters. */
export function text(label: string, max: number): TextField {
  return { kind: 'text', label, max, lines: true };
}

/** A name of at most `max` characters, on one line. */
export function name(label: string, max: number): TextField {
  return { kind: 'text', label, max, lines: false };
}

/** Whether an event may leave a field out. */
export function isOptional(field: Field): boolean {
  return 'optional' in field && field.optional;
}

/** The option that an event names. Throws at the stand-in for none: it has been refused. */
export function chosen<Option extends string>(option: Option | ''): Option {
  if (option === '') throw new Error('no option is chosen');
  return option;
}
