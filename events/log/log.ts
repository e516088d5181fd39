/** A log file's content: one lesson's events after its opening position. */
import type { BankingEvent } from '../actions/registry';
import type { Refusal } from '../refusal';

/** What stands at the head of every log file. */
export const LOG_FORMAT = 'tallystick-log';

/** The version that is written today. Every published version loads for ever (upcast.ts). */
export const LOG_VERSION = 1;

/** Bytes a log file may have. */
export const FILE_LIMIT = 16 * 1024 * 1024;

/** Characters a link's payload may have. */
export const LINK_LIMIT = 64 * 1024;

/** Characters a log's title may have. */
export const TITLE_LENGTH = 120;

export interface Log {
  readonly world: 'banking';
  readonly lesson: number;
  readonly title?: string;
  readonly events: readonly BankingEvent[];
}

/** The event of a log that could not be taken, and why. Its index counts from 0. */
export interface RefusedEvent extends Refusal {
  readonly index: number;
}

/** A log read from outside: the events up to the first that is malformed, which `malformed` names. */
export interface ReadLog {
  readonly log: Log;
  readonly malformed: RefusedEvent | null;
}

/** A log that could not be read at all, and one plain sentence that says why. */
export interface UnreadableLog {
  readonly problem: string;
}

/** A log as the text of a log file: one event a line, so that a person can read and edit it. */
export function fileTextOf(log: Log): string {
  const { world, lesson, title, events } = log;
  const named = title === undefined ? '' : `\n  "title": ${JSON.stringify(title)},`;
  const lines = events.map((event) => `    ${spaced(event)}`).join(',\n');
  const list = events.length === 0 ? '[]' : `[\n${lines}\n  ]`;
  return `{
  "format": ${JSON.stringify(LOG_FORMAT)},
  "version": ${LOG_VERSION},
  "world": ${JSON.stringify(world)},
  "lesson": ${lesson},${named}
  "events": ${list}
}
`;
}

function spaced(event: BankingEvent): string {
  const fields = Object.entries(event)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}
