/** A log file's content: what was done on one board after its opening position. */
import type { AnyEvent } from '../world/board';
import type { RefusedEvent } from '../world/fold';
import type { AnyLog } from '../world/world';
import type { Log } from '../worlds';

/** What stands at the head of every log file. */
export const LOG_FORMAT = 'tallystick-log';

/** The version that is written today. Every published version loads for ever (upcast.ts). */
export const LOG_VERSION = 1;

/** Bytes a log file may have. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Events a log file may hold: a bound on a reader's work and memory. */
export const MAX_FILE_EVENTS = 100_000;

/** Characters a link's payload may have. */
export const MAX_LINK_LENGTH = 64 * 1024;

/** Characters a log's title may have. */
export const MAX_TITLE_LENGTH = 120;

/** A log read from outside: the events up to the first that is malformed, which `malformed` names. */
export interface ReadLog<Read = Log> {
  readonly log: Read;
  readonly malformed: RefusedEvent | null;
}

/** A log that could not be read at all, and one plain sentence that says why. */
export interface UnreadableLog {
  readonly problem: string;
}

/** The events of an opening of its own; none of a log without one. */
export function openingOf({ opening = [] }: AnyLog): readonly AnyEvent[] {
  return typeof opening === 'string' ? [] : opening;
}

/** Whether a log is empty: no step, and no opening of its own. */
export function isBlank(log: Log): boolean {
  return log.events.length === 0 && openingOf(log).length === 0;
}

/** A log as the text of a log file: one event a line, so that a person can read and edit it. */
export function fileTextOf(log: Log): string {
  const { world, title, opening, events, tasks, ...named }: AnyLog = log;
  const isName = typeof opening === 'string';
  const keys = Object.entries({ world, ...named, ...(isName ? { opening } : {}) })
    .map(([key, value]) => `\n  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
    .join('');
  const titled = title === undefined ? '' : `\n  "title": ${JSON.stringify(title)},`;
  const opened = opening === undefined || isName ? '' : `\n  "opening": ${listOf(opening)},`;
  // Lists of tasks are few and short: they are set out so that a person can edit them.
  const set = tasks === undefined ? '' : JSON.stringify(tasks, null, 2).replaceAll('\n', '\n  ');
  const tasked = tasks === undefined ? '' : `,\n  "tasks": ${set}`;
  return `{
  "format": ${JSON.stringify(LOG_FORMAT)},
  "version": ${LOG_VERSION},${keys}${titled}${opened}
  "events": ${listOf(events)}${tasked}
}
`;
}

function listOf(events: readonly AnyEvent[]): string {
  if (events.length === 0) return '[]';
  return `[\n${events.map((event) => `    ${spaced(event)}`).join(',\n')}\n  ]`;
}

function spaced(event: AnyEvent): string {
  const fields = Object.entries(event)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}
