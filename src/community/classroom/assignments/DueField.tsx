'use client';

/** When an assignment is due: a field for a date with its time, in the time zone of whoever fills it in. */
import { type SyntheticEvent, useSyncExternalStore } from 'react';
import type { FieldBinding } from '@/src/request/RequestForm';
import { Labelled } from '@/src/ui/labelled';
import { HALF_FILLED } from '../checks';

const never = () => () => {};

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The sentence under the field. One that was given before may be passed already, and stay so: what comes after it is late. */
function hintOf(value: string, given: string, timeZone: string): string {
  if (value !== '' && value === given && new Date(value).getTime() < Date.now()) {
    return 'This date has passed: whatever is handed in from now on is marked late.';
  }
  const where =
    timeZone === '' ? 'your time zone' : `your time zone, ${timeZone.replaceAll('_', ' ')}`;
  return `Optional. In ${where}; learners see it in theirs.`;
}

interface DueFieldProps extends FieldBinding {
  /** Left out for the due date. */
  readonly label?: string;
  /** A sentence under the field, in the place of that about due dates. */
  readonly hint?: string;
  /** What the field held when the assignment was given; empty for nothing. */
  readonly given: string;
}

/** The field, empty for no due date. */
export function DueField(props: DueFieldProps) {
  const { name, value, error, onChange, given, label = 'Due date', hint } = props;
  const timeZone = useSyncExternalStore(never, zone, () => '');
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const held = currentTarget.validity.badInput ? HALF_FILLED : currentTarget.value;
    if (held !== value) onChange(held);
  };
  return (
    <Labelled
      stacked
      label={label}
      hint={hint ?? hintOf(value, given, timeZone)}
      error={error}
      control={(wiring) => (
        <input
          {...wiring}
          name={name}
          value={value === HALF_FILLED ? '' : value}
          type="datetime-local"
          className="classroom-due"
          onChange={follow}
          // A date that is only begun changes no value: it is asked about as keys are let go, and at the end.
          onKeyUp={follow}
          onBlur={follow}
        />
      )}
    />
  );
}

/** What the field holds, as a moment that can be sent; null where it is empty. */
export function dueSent(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** A moment as the field holds it, in the reader’s time zone. */
export function dueHeld(due: string | null): string {
  if (due === null) return '';
  const date = new Date(due);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
