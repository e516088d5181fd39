/** Reads logs from outside: files, saved sessions, the database. Nothing in them is trusted. */

import { assertDefined, itemAt } from '../assert';
import {
  is,
  isAboveZero,
  isList,
  isText,
  isWhole,
  matches,
  matchesExactly,
  ownValue,
  type Shape,
  strangeKeys,
} from '../guards';
import type { RefusedEvent } from '../world/fold';
import { quotedNames, type ReadEvent } from '../world/read';
import type { World, WorldKind } from '../world/world';
import { WORLD_NAMES, type WorldName, worldNamed } from '../worlds';
import {
  LOG_FORMAT,
  LOG_VERSION,
  MAX_FILE_BYTES,
  MAX_FILE_EVENTS,
  MAX_TITLE_LENGTH,
  type ReadLog,
  type UnreadableLog,
} from './log';
import { upcast } from './upcast';

const common = {
  format: is(LOG_FORMAT),
  version: isWhole,
  title: isTitle,
  events: isEventList,
};

/** What keys may hold at most: characters, events. */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  title: MAX_TITLE_LENGTH,
  events: MAX_FILE_EVENTS,
  opening: MAX_FILE_EVENTS,
};

function isTitle(value: unknown): value is string | undefined {
  return value === undefined || (isText(value) && value.length <= MAX_TITLE_LENGTH);
}

function isEventList(value: unknown): value is readonly unknown[] {
  return isList(value) && value.length <= MAX_FILE_EVENTS;
}

/** Reads a log file's text. */
export function parseLogText(text: string): ReadLog | UnreadableLog {
  if (new TextEncoder().encode(text).length > MAX_FILE_BYTES) {
    return { problem: 'This file is larger than 16 MB, the most that can be opened.' };
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'This file was not saved by Tallystick. Choose one that Share saved.' };
  }
  return parseLog(content);
}

/** Reads a log from parsed JSON, of this version or any older one. */
export function parseLog(content: unknown): ReadLog | UnreadableLog {
  if (!matches(content, { format: is(LOG_FORMAT), version: isAboveZero })) {
    return {
      problem: `This file was not saved by Tallystick. Choose one that Share saved.`,
    };
  }
  if (content.version > LOG_VERSION) {
    return {
      problem: `This file was saved by a newer version of Tallystick. Reload the page to get it, and open the file again.`,
    };
  }
  const upcasted = upcast(content, content.version);
  const name =
    WORLD_NAMES.find((one) => ownValue(upcasted, 'world') === one) ?? itemAt(WORLD_NAMES, 0);
  return parseIn(worldNamed<WorldName>(name), upcasted);
}

function parseIn<K extends WorldKind>(
  world: World<K>,
  content: object,
): ReadLog<K['log']> | UnreadableLog {
  const { read } = world.rules;
  const lesson = ownValue(content, 'lesson');
  const meant = world.logForms.find(({ keys }) => keys.lesson(lesson));
  const form = assertDefined(meant ?? world.logForms.at(-1), 'form of a log');
  const opened = form.hasOpening ? { opening: isEventList } : {};
  const shape = { ...common, world: is(world.name), ...form.keys, ...opened };
  if (!matchesExactly(content, shape)) {
    return { problem: envelopeProblem(content, shape, (key, value) => form.why?.(key, value)) };
  }
  const { title } = content;
  const opening = readAll(listIn(content, 'opening'), read);
  // Where the opening is not sound, nothing can follow it.
  const events = readAll(opening.malformed ? [] : content.events, read);
  const titled = title === undefined ? {} : { title };
  const log = form.make(content, { titled, opening: opening.good, events: events.good });
  return {
    log,
    malformed: opening.malformed ? { ...opening.malformed, inOpening: true } : events.malformed,
  };
}

/** What stands in a list under a key; nothing where there is none. */
function listIn(content: object, key: string): readonly unknown[] {
  const value = ownValue(content, key);
  return isList(value) ? value : [];
}

/** What keeps an object from having a shape: the first value that is not what it should be, or a key too many. */
function envelopeProblem(
  envelope: object,
  shape: Shape,
  why: (key: string, value: unknown) => string | null | undefined,
): string {
  const wrong = Object.keys(shape).find((key) => !shape[key]?.(ownValue(envelope, key)));
  if (wrong === undefined) {
    return `This file cannot be read: it has a key that none has, ${quotedNames(strangeKeys(envelope, shape))}.`;
  }
  const value = ownValue(envelope, wrong);
  const reason = why(wrong, value);
  if (reason) return `This file cannot be read: ${reason}`;
  const most = MAX_LENGTHS[wrong];
  return most !== undefined && (isText(value) || isList(value)) && value.length > most
    ? `This file cannot be read: “${wrong}” is longer than ${most}, the most that it may be.`
    : `This file cannot be read: “${wrong}” is missing or not what it should be.`;
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
