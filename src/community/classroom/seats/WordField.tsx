'use client';

/**
 * The field of a seat’s word. It is typed in sight, and no browser offers to keep it: school computers
 * are shared, and the next at the keyboard would be offered it.
 */
import type { FieldBinding } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';

interface WordFieldProps {
  readonly field: FieldBinding;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The field. */
export function WordField({ field, label, hint }: WordFieldProps) {
  return <TextField stacked {...field} label={label} hint={hint} autoComplete="off" />;
}
