'use client';

/** When an assignment is due: a field for a date with its time, in the time zone of whoever fills it in. */
import { useSyncExternalStore } from 'react';
import type { Bound } from '@/src/account/AccountForm';
import { Labelled } from '@/src/ui/labelled';

const never = () => () => {};

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The sentence under the field. One that was given before may be passed already, and stay so: what comes after it is late. */
function hintOf(value: string, given: string, timeZone: string): string {
  if (value !== '' && value === given && new Date(value).getTime() < Date.now()) {
    return 'This date has passed: whatever is handed in from now on is marked late.';
  }
  const where =
    timeZone === '' ? 'your time zone' : `your time zone, ${timeZone.replaceAll('_', ' ')}`;
  return `It need not have one. In ${where}; learners see it in theirs.`;
}

interface DueFieldProps extends Bound {
  /** What the field held when the assignment was given; empty for nothing. */
  readonly given: string;
}

/** The field, empty for no due date. */
export function DueField({ name, value, error, onChange, given }: DueFieldProps) {
  const timeZone = useSyncExternalStore(never, zone, () => '');
  return (
    <Labelled
      stacked
      label="Due date"
      hint={hintOf(value, given, timeZone)}
      error={error}
      control={(wiring) => (
        <input
          {...wiring}
          {...{ name, value }}
          type="datetime-local"
          className="classroom-due"
          onChange={(event) => onChange(event.currentTarget.value)}
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
