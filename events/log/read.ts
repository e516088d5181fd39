/**
 * Reads events from outside. Nothing in them is trusted: unknown keys are
 * refused, and what a field gets wrong is left to the rules, which refuse it with
 * the field's own code.
 */
import { z } from 'zod/mini';
import { type Fields, fieldSchema } from '../actions/fields';
import { ACTIONS, type BankingEvent } from '../actions/registry';
import { BILLS_ACTIONS, type BillsEvent } from '../bills/registry';
import { type Refusal, refusal } from '../refusal';
import type { AnyEvent } from './board';

/** An event read from outside, or the refusal MALFORMED_EVENT when it has not an event's form. */
export type ReadEvent<Event> =
  | { readonly event: Event; readonly refused: null }
  | { readonly event: null; readonly refused: Refusal };

/** What is read of an event type. */
interface EventForm {
  readonly type: string;
  readonly fields: Fields;
}

type EventSchema = z.ZodMiniType<Record<string, unknown>>;

/**
 * Reads one event of the banking world. It may have no key that its type has not;
 * values that are missing or none of their kind become stand-ins that the rules refuse.
 */
export const readEvent = readerOf<BankingEvent>(ACTIONS);

/** Reads one event of the bills exercise, likewise. */
export const readBillsEvent = readerOf<BillsEvent>(BILLS_ACTIONS);

function readerOf<Event extends AnyEvent>(
  forms: readonly EventForm[],
): (candidate: unknown) => ReadEvent<Event> {
  const byType = new Map(forms.map((form) => [form.type, form]));
  const schemas = new Map<string, EventSchema>();
  const malformed = (message: string): ReadEvent<Event> => ({
    event: null,
    refused: refusal('MALFORMED_EVENT', message),
  });
  // Whether every field has the type of its kind, which is what makes a record an event.
  const isEvent = (form: EventForm, record: object): record is Event => hasForm(form, record);
  return (candidate) => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
      return malformed('An event is an object with a “type”.');
    }
    const type: unknown = Object.getOwnPropertyDescriptor(candidate, 'type')?.value;
    const form = typeof type === 'string' ? byType.get(type) : undefined;
    if (!form) return malformed('This event is of no known type.');
    const schema = schemas.get(form.type) ?? schemaOf(form);
    schemas.set(form.type, schema);
    const read = schema.safeParse(candidate);
    if (read.success && isEvent(form, read.data)) return { event: read.data, refused: null };
    const issue = read.error?.issues[0];
    return malformed(
      issue?.code === 'unrecognized_keys'
        ? `“${form.type}” has no field ${inShort(issue.keys)}.`
        : `“${form.type}” has not the form of that event.`,
    );
  };
}

/** Names and characters of each that a sentence quotes of what comes from outside. */
const QUOTED_NAMES = 3;
const QUOTED_LENGTH = 40;

/** Keys from outside as a sentence may quote them: a few, none at length. */
export function inShort(keys: readonly string[]): string {
  const quoted = keys.slice(0, QUOTED_NAMES).map((key) => {
    const short = Array.from(key.slice(0, 2 * QUOTED_LENGTH))
      .slice(0, QUOTED_LENGTH)
      .join('');
    return short === key ? key : `${short}…`;
  });
  return [...quoted, ...(keys.length > QUOTED_NAMES ? ['…'] : [])].join(', ');
}

function schemaOf({ type, fields }: EventForm): EventSchema {
  const shape: Record<string, z.ZodMiniType> = { type: z.literal(type) };
  for (const [name, field] of Object.entries(fields)) shape[name] = fieldSchema(field);
  return z.strictObject(shape);
}

const TEXTUAL_KINDS: readonly string[] = ['choice', 'text'];

function hasForm({ fields }: EventForm, record: object): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const found: unknown = Object.getOwnPropertyDescriptor(record, name)?.value;
    if (found === undefined) return field.kind === 'choice' && field.optional;
    if (found === 'all') return field.kind === 'party' && field.all;
    return typeof found === (TEXTUAL_KINDS.includes(field.kind) ? 'string' : 'number');
  });
}
