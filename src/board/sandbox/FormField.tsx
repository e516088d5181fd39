'use client';
/** One field of a form that is drawn from an action's fields. */
import { exactDollars } from '@/events/money';
import type { Refusal } from '@/events/refusal';
import type { Field } from '@/events/world/fields';
import type { FieldOption } from '@/events/world/form';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';
import { typeset, typesetOption } from '../sentence/plainText';

interface FormFieldProps {
  readonly field: Field;
  /** What is said where there is nothing to choose. */
  readonly none: string;
  readonly value: string;
  /** What may be chosen; null where it is typed. */
  readonly options: readonly FieldOption[] | null;
  readonly refusal: Refusal | null;
  /** The largest amount that would work, in cents; null when nothing bounds it. */
  readonly most: number | null;
  readonly onChange: (value: string) => void;
}

/** A field of an action: chosen where it can be, else typed. */
export function FormField(props: FormFieldProps) {
  const { field, none, value, options, refusal, most, onChange } = props;
  const error = refusal ? typeset(refusal.message) : undefined;
  const common = { label: field.label, value, onChange, error };
  if (options) {
    // The words of a choice are the core's; all else that is chosen from goes by its name.
    const shown = field.kind === 'choice' ? options.map(typesetOption) : options;
    return shown.length > 0 ? (
      <Select {...common} options={shown} />
    ) : (
      <p className="form-none">{none}</p>
    );
  }
  if (field.kind === 'amount') {
    return (
      <TextField
        {...common}
        label={`${field.label} ($)`}
        inputMode="decimal"
        hint={most === null ? undefined : amountHint(most)}
      />
    );
  }
  if (field.kind === 'value') {
    return <TextField {...common} inputMode="decimal" suffix={SUFFIXES[field.unit]} />;
  }
  return <TextField {...common} />;
}

/** What stands after a figure, by its unit. */
const SUFFIXES = { cents: '$', basisPoints: '%', days: 'days' } as const;

const amountHint = (most: number): string =>
  most > 0 ? `Up to ${exactDollars(most)}` : 'No amount would do now';
