/** Reads logs from outside: files, saved sessions, the database. Nothing in them is trusted. */
import { z } from 'zod/mini';
import { billsStage } from '../bills/stages';
import { lessonById } from '../lessons/catalogue';
import {
  FILE_EVENTS,
  FILE_LIMIT,
  LOG_FORMAT,
  LOG_VERSION,
  type ReadLog,
  type RefusedEvent,
  TITLE_LENGTH,
  type UnreadableLog,
} from './log';
import { inShort, type ReadEvent, readBillsEvent, readEvent } from './read';
import { upcast } from './upcast';

const common = {
  format: z.literal(LOG_FORMAT),
  version: z.int(),
  title: z.optional(z.string().check(z.maxLength(TITLE_LENGTH))),
  events: z.array(z.unknown()).check(z.maxLength(FILE_EVENTS)),
};

const lessonLog = z.strictObject({ ...common, world: z.literal('banking'), lesson: z.int() });

const sandboxLog = z.strictObject({
  ...common,
  world: z.literal('banking'),
  lesson: z.literal('sandbox'),
  opening: z.array(z.unknown()).check(z.maxLength(FILE_EVENTS)),
});

const billsLog = z.strictObject({
  ...common,
  world: z.literal('bills'),
  lesson: z.literal('bills'),
  stage: z.int(),
});

const head = z.object({ format: z.literal(LOG_FORMAT), version: z.int().check(z.positive()) });

/** Which kind of log it says it is. */
const kindOf = z.object({ world: z.string(), lesson: z.union([z.number(), z.string()]) });

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
  const kind = kindOf.safeParse(upcasted);
  if (kind.data?.world === 'bills') return parseBillsLog(upcasted);
  return kind.data?.lesson === 'sandbox' ? parseSandboxLog(upcasted) : parseLessonLog(upcasted);
}

function parseLessonLog(content: unknown): ReadLog | UnreadableLog {
  const read = lessonLog.safeParse(content);
  if (!read.success) return { problem: envelopeProblem(read.error) };
  const { lesson, title, events } = read.data;
  if (!lessonById(lesson)) {
    return { problem: `This log belongs to lesson ${lesson}, which is not here.` };
  }
  const { good, malformed } = readAll(events, readEvent);
  return { log: { world: 'banking', lesson, ...titled(title), events: good }, malformed };
}

function parseSandboxLog(content: unknown): ReadLog | UnreadableLog {
  const read = sandboxLog.safeParse(content);
  if (!read.success) return { problem: envelopeProblem(read.error) };
  const { lesson, title } = read.data;
  const opening = readAll(read.data.opening, readEvent);
  // Where the opening is not sound, nothing can follow it.
  const after = opening.malformed ? [] : read.data.events;
  const events = readAll(after, readEvent);
  const built = { opening: opening.good, events: events.good };
  return {
    log: { world: 'banking', lesson, ...titled(title), ...built },
    malformed: opening.malformed ? { ...opening.malformed, inOpening: true } : events.malformed,
  };
}

function parseBillsLog(content: unknown): ReadLog | UnreadableLog {
  const read = billsLog.safeParse(content);
  if (!read.success) return { problem: envelopeProblem(read.error) };
  const { world, lesson, stage, title, events } = read.data;
  if (!billsStage(stage)) {
    return { problem: `This log belongs to stage ${stage} of the bills, which is not here.` };
  }
  const { good, malformed } = readAll(events, readBillsEvent);
  return { log: { world, lesson, stage, ...titled(title), events: good }, malformed };
}

const titled = (title: string | undefined) => (title === undefined ? {} : { title });

function envelopeProblem(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  const where = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    return `This log has a key that no log has: ${inShort(issue.keys)}.`;
  }
  if (issue?.code === 'too_big') {
    return `This log cannot be read: “${where}” is longer than ${issue.maximum}, the most that it may be.`;
  }
  return `This log cannot be read: “${where}” is missing or not what it should be.`;
}

function readAll<Event>(
  raw: readonly unknown[],
  read: (candidate: unknown) => ReadEvent<Event>,
): { readonly good: readonly Event[]; readonly malformed: RefusedEvent | null } {
  const good: Event[] = [];
  for (const [index, candidate] of raw.entries()) {
    const { event, refused } = read(candidate);
    if (refused) return { good, malformed: { index, ...refused } };
    good.push(event);
  }
  return { good, malformed: null };
}
