/** Reads logs from outside: files, saved sessions, the database. Nothing in them is trusted. */

import { boardEntry } from '@/src/lessons/course/catalogue';
import { readEvent } from '../banking/board/rules';
import { readBillsEvent } from '../bills/rules';
import { billsStage } from '../bills/stages';
import {
  fits,
  holds,
  is,
  isList,
  isText,
  isWhole,
  ownValue,
  type Shape,
  strangeKeys,
} from '../guards';
import type { RefusedEvent } from '../world/fold';
import { inShort, type ReadEvent } from '../world/read';
import {
  FILE_EVENTS,
  FILE_LIMIT,
  LOG_FORMAT,
  LOG_VERSION,
  type ReadLog,
  TITLE_LENGTH,
  type UnreadableLog,
} from './log';
import { isVersion, upcast } from './upcast';

const common = {
  format: is(LOG_FORMAT),
  version: isWhole,
  title: isTitle,
  events: isEventList,
};

const lessonLog = { ...common, world: is('banking'), lesson: isWhole };

const sandboxLog = {
  ...common,
  world: is('banking'),
  lesson: is('sandbox'),
  opening: isEventList,
};

const billsLog = { ...common, world: is('bills'), lesson: is('bills'), stage: isWhole };

/** What keys may hold at most: characters, events. */
const LONGEST: Readonly<Record<string, number>> = {
  title: TITLE_LENGTH,
  events: FILE_EVENTS,
  opening: FILE_EVENTS,
};

function isTitle(value: unknown): value is string | undefined {
  return value === undefined || (isText(value) && value.length <= TITLE_LENGTH);
}

function isEventList(value: unknown): value is readonly unknown[] {
  return isList(value) && value.length <= FILE_EVENTS;
}

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
  if (!holds(content, { format: is(LOG_FORMAT), version: isVersion })) {
    return {
      problem: `This is no log file: it does not say “format”: “${LOG_FORMAT}” and a version.`,
    };
  }
  if (content.version > LOG_VERSION) {
    return {
      problem: `This log is of version ${content.version}; this site reads versions up to ${LOG_VERSION}. Reload the page to get the newest.`,
    };
  }
  const upcasted = upcast(content, content.version);
  if (holds(upcasted, { world: is('bills') })) return parseBillsLog(upcasted);
  return holds(upcasted, { lesson: is('sandbox') })
    ? parseSandboxLog(upcasted)
    : parseLessonLog(upcasted);
}

function parseLessonLog(content: object): ReadLog | UnreadableLog {
  if (!fits(content, lessonLog)) return { problem: envelopeProblem(content, lessonLog) };
  const { lesson, title, events } = content;
  if (!boardEntry(lesson)) {
    return { problem: `This log belongs to lesson ${lesson}, which is not here.` };
  }
  const { good, malformed } = readAll(events, readEvent);
  return { log: { world: 'banking', lesson, ...titled(title), events: good }, malformed };
}

function parseSandboxLog(content: object): ReadLog | UnreadableLog {
  if (!fits(content, sandboxLog)) return { problem: envelopeProblem(content, sandboxLog) };
  const { lesson, title } = content;
  const opening = readAll(content.opening, readEvent);
  // Where the opening is not sound, nothing can follow it.
  const after = opening.malformed ? [] : content.events;
  const events = readAll(after, readEvent);
  const built = { opening: opening.good, events: events.good };
  return {
    log: { world: 'banking', lesson, ...titled(title), ...built },
    malformed: opening.malformed ? { ...opening.malformed, inOpening: true } : events.malformed,
  };
}

function parseBillsLog(content: object): ReadLog | UnreadableLog {
  if (!fits(content, billsLog)) return { problem: envelopeProblem(content, billsLog) };
  const { world, lesson, stage, title, events } = content;
  if (!billsStage(stage)) {
    return { problem: `This log belongs to stage ${stage} of the bills, which is not here.` };
  }
  const { good, malformed } = readAll(events, readBillsEvent);
  return { log: { world, lesson, stage, ...titled(title), events: good }, malformed };
}

const titled = (title: string | undefined) => (title === undefined ? {} : { title });

/** What keeps an object from having a shape: the first value that is not what it should be, or a key too many. */
function envelopeProblem(envelope: object, shape: Shape): string {
  const wrong = Object.keys(shape).find((key) => !shape[key]?.(ownValue(envelope, key)));
  if (wrong === undefined) {
    return `This log has a key that no log has: ${inShort(strangeKeys(envelope, shape))}.`;
  }
  const value = ownValue(envelope, wrong);
  const most = LONGEST[wrong];
  return most !== undefined && (isText(value) || isList(value)) && value.length > most
    ? `This log cannot be read: “${wrong}” is longer than ${most}, the most that it may be.`
    : `This log cannot be read: “${wrong}” is missing or not what it should be.`;
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
