/**
 * Reads logs from outside: files, saved sessions, the database. Nothing in them
 * is trusted: unknown keys are refused, and what a field gets wrong is left to
 * the rules, which refuse it with the field's own code.
 */
import { z } from 'zod/mini';
import { fieldSchema } from '../actions/fields';
import { type AnyAction, actionNamed, type BankingEvent } from '../actions/registry';
import { lessonById } from '../lessons/catalogue';
import { type Refusal, refusal } from '../refusal';
import {
  FILE_LIMIT,
  LOG_FORMAT,
  LOG_VERSION,
  type ReadLog,
  TITLE_LENGTH,
  type UnreadableLog,
} from './log';
import { upcast } from './upcast';

const envelope = z.strictObject({
  format: z.literal(LOG_FORMAT),
  version: z.int(),
  world: z.literal('banking'),
  lesson: z.int(),
  title: z.optional(z.string().check(z.maxLength(TITLE_LENGTH))),
  events: z.array(z.unknown()),
});

const head = z.object({ format: z.literal(LOG_FORMAT), version: z.int().check(z.positive()) });

/** Reads a log file's text. */
export function parseLogText(text: string): ReadLog | UnreadableLog {
  if (new TextEncoder().encode(text).length > FILE_LIMIT) {
    return { problem: 'This file is larger than 16 MB, the most that a log may be.' };
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'This is no log file: it is not valid JSON.' };
  }
  return parseLog(content);
}

/** Reads a log from parsed JSON, of this version or any older one. */
export function parseLog(content: unknown): ReadLog | UnreadableLog {
  const version = head.safeParse(content);
  if (!version.success) {
    return {
      problem: `This is no log file: it does not say “format”: “${LOG_FORMAT}” and a version.`,
    };
  }
  if (version.data.version > LOG_VERSION) {
    return {
      problem: `This log is of version ${version.data.version}; this site reads versions up to ${LOG_VERSION}. Reload the page to get the newest.`,
    };
  }
  const upcasted = upcast(content, version.data.version);
  const read = envelope.safeParse(upcasted);
  if (!read.success) return { problem: envelopeProblem(read.error) };
  const { lesson, title, events } = read.data;
  if (!lessonById(lesson))
    return { problem: `This log belongs to lesson ${lesson}, which is not here.` };
  const { good, malformed } = readEvents(events);
  const named = title === undefined ? {} : { title };
  return { log: { world: 'banking', lesson, ...named, events: good }, malformed };
}

function envelopeProblem(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  const where = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    return `This log has a key that no log has: ${issue.keys.join(', ')}.`;
  }
  return `This log cannot be read: “${where}” is missing or not what it should be.`;
}

function readEvents(raw: readonly unknown[]) {
  const good: BankingEvent[] = [];
  for (const [index, candidate] of raw.entries()) {
    const { event, refused } = readEvent(candidate);
    if (refused) return { good, malformed: { index, ...refused } };
    good.push(event);
  }
  return { good, malformed: null };
}

/** An event read from outside, or the refusal MALFORMED_EVENT when it has not an event's form. */
export type ReadEvent =
  | { readonly event: BankingEvent; readonly refused: null }
  | { readonly event: null; readonly refused: Refusal };

/**
 * Reads one event. It may have no key that its type has not; values that are
 * missing or none of their kind become stand-ins that the rules refuse.
 */
export function readEvent(candidate: unknown): ReadEvent {
  const malformed = (message: string): ReadEvent => ({
    event: null,
    refused: refusal('MALFORMED_EVENT', message),
  });
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
    return malformed('An event is an object with a “type”.');
  }
  const type: unknown = Object.getOwnPropertyDescriptor(candidate, 'type')?.value;
  const action = typeof type === 'string' ? actionNamed(type) : undefined;
  if (!action) return malformed('This event is of no known type.');
  const read = schemaOf(action).safeParse(candidate);
  if (read.success && hasFormOf(action, read.data)) return { event: read.data, refused: null };
  const issue = read.error?.issues[0];
  return malformed(
    issue?.code === 'unrecognized_keys'
      ? `“${action.type}” has no field ${issue.keys.join(', ')}.`
      : `“${action.type}” has not the form of that event.`,
  );
}

type EventSchema = z.ZodMiniType<Record<string, unknown>>;

const schemas = new Map<string, EventSchema>();

/** The schema of an event type, made from its fields at first use. */
function schemaOf(action: AnyAction): EventSchema {
  const made = schemas.get(action.type);
  if (made) return made;
  const shape: Record<string, z.ZodMiniType> = { type: z.literal(action.type) };
  for (const [name, field] of Object.entries(action.fields)) shape[name] = fieldSchema(field);
  const schema = z.strictObject(shape);
  schemas.set(action.type, schema);
  return schema;
}

const NUMERIC_KINDS: readonly string[] = ['party', 'amount', 'value'];

/** Whether every field has the type of its kind, which is what makes a record an event. */
function hasFormOf(action: AnyAction, record: object): record is BankingEvent {
  return Object.entries(action.fields).every(([name, field]) => {
    const found: unknown = Object.getOwnPropertyDescriptor(record, name)?.value;
    if (found === undefined) return field.kind === 'choice' && field.optional;
    return typeof found === (NUMERIC_KINDS.includes(field.kind) ? 'number' : 'string');
  });
}
