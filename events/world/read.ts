/**
 * Reads events from outside. Nothing in them is trusted: unknown keys are
 * refused, and what a field gets wrong is left to the rules, which refuse it with
 * the field's own code.
 */

import { assertType } from '../assert';
import { isRecord, ownValue, strangeKeys } from '../guards';
import { type Refusal, refusal } from '../refusal';
import type { AnyEvent } from './board';
import { type Field, type Fields, isOptional } from './fields';

/** An event read from outside, or the refusal MALFORMED_EVENT when it has not an event's form. */
export type ReadEvent<Event> =
  | { readonly event: Event; readonly refused: null }
  | { readonly event: null; readonly refused: Refusal };

/** What is read of an event type. */
interface EventForm {
  readonly type: string;
  readonly fields: Fields;
}

/** A reader of the events of one world, whose event types are all given. */
export function readerOf<Event extends AnyEvent>(
  forms: readonly EventForm[],
): (candidate: unknown) => ReadEvent<Event> {
  const byType = new Map(forms.map((form) => [form.type, form]));
  const malformed = (message: string): ReadEvent<Event> => ({
    event: null,
    refused: refusal('MALFORMED_EVENT', message),
  });
  // A record is an event of a form where each of its fields reads as what stands in it.
  const isEvent =
    ({ fields }: EventForm) =>
    (record: unknown): record is Event =>
      isRecord(record) &&
      Object.entries(fields).every(([name, field]) => {
        const value = ownValue(record, name);
        return Object.is(fieldValue(field, value), value);
      });
  return (candidate) => {
    if (!isRecord(candidate)) return malformed('An event is an object with a “type”.');
    const type = ownValue(candidate, 'type');
    const form = typeof type === 'string' ? byType.get(type) : undefined;
    if (!form) return malformed('There is no event of this type.');
    const strange = strangeKeys(candidate, { type, ...form.fields });
    if (strange.length > 0)
      return malformed(`“${form.type}” has no field ${quotedNames(strange)}.`);
    // In the order of its form; what may be left out and is, stays out.
    const record: Record<string, unknown> = { type };
    for (const [name, field] of Object.entries(form.fields)) {
      const value = fieldValue(field, ownValue(candidate, name));
      if (value !== undefined) record[name] = value;
    }
    const event = assertType(record, isEvent(form), 'event of that form');
    return { event, refused: null };
  };
}

/** Reads a field from outside, turning whatever it is not into the kind's stand-in. */
function fieldValue(field: Field, raw: unknown): number | string | undefined {
  const { kind } = field;
  if (raw === undefined && isOptional(field)) return undefined;
  if (kind === 'text') return typeof raw === 'string' ? raw : '';
  if (kind === 'choice') return field.options.find((option) => option === raw) ?? '';
  if (kind === 'party' && field.all && raw === 'all') return raw;
  // JSON can say -0, which equals 0 and yet is not the same to the bit.
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw + 0;
  return kind === 'party' || kind === 'reference' ? -1 : Number.NaN;
}

/** Names and characters of each that a sentence quotes of what comes from outside. */
const MAX_QUOTED_NAMES = 3;
const MAX_QUOTED_LENGTH = 40;

/** Keys from outside as a sentence may quote them: a few, none at length. */
export function quotedNames(keys: readonly string[]): string {
  const quoted = keys.slice(0, MAX_QUOTED_NAMES).map((key) => {
    const short = Array.from(key.slice(0, 2 * MAX_QUOTED_LENGTH))
      .slice(0, MAX_QUOTED_LENGTH)
      .join('');
    return short === key ? key : `${short}…`;
  });
  return [...quoted, ...(keys.length > MAX_QUOTED_NAMES ? ['…'] : [])].join(', ');
}
