/** A log file's content: what was done on one board after its opening position. */
import type { BankingEvent } from '../banking/actions/registry';
import type { BillsEvent } from '../bills/registry';
import type { AnyEvent } from '../world/board';
import type { RefusedEvent } from '../world/fold';

/** What stands at the head of every log file. */
export const LOG_FORMAT = 'tallystick-log';

/** The version that is written today. Every published version loads for ever (upcast.ts). */
export const LOG_VERSION = 1;

/** Bytes a log file may have. */
export const FILE_LIMIT = 16 * 1024 * 1024;

/** Events a log file may hold: a bound on a reader's work and memory. */
export const FILE_EVENTS = 100_000;

/** Characters a link's payload may have. */
export const LINK_LIMIT = 64 * 1024;

/** Characters a log's title may have. */
export const TITLE_LENGTH = 120;

interface Titled {
  readonly title?: string;
}

/** A log of a lesson's board. */
export interface LessonLog extends Titled {
  readonly world: 'banking';
  readonly lesson: number;
  readonly events: readonly BankingEvent[];
}

/** A log of a board with an opening of its own. */
export interface SandboxLog extends Titled {
  readonly world: 'banking';
  readonly lesson: 'sandbox';
  readonly opening: readonly BankingEvent[];
  readonly events: readonly BankingEvent[];
}

/** A log of the bills exercise. */
export interface BillsLog extends Titled {
  readonly world: 'bills';
  readonly lesson: 'bills';
  /** 1 to 6: whose players take part. */
  readonly stage: number;
  readonly events: readonly BillsEvent[];
}

export type Log = LessonLog | SandboxLog | BillsLog;

/** A log read from outside: the events up to the first that is malformed, which `malformed` names. */
export interface ReadLog {
  readonly log: Log;
  readonly malformed: RefusedEvent | null;
}

/** A log that could not be read at all, and one plain sentence that says why. */
export interface UnreadableLog {
  readonly problem: string;
}

/** Whether a log holds nothing that somebody made: no step, nor an opening of its own. */
export function isBlank(log: Log): boolean {
  return log.events.length === 0 && (log.lesson !== 'sandbox' || log.opening.length === 0);
}

/** A log as the text of a log file: one event a line, so that a person can read and edit it. */
export function fileTextOf(log: Log): string {
  const { world, lesson, title, events } = log;
  const named = title === undefined ? '' : `\n  "title": ${JSON.stringify(title)},`;
  const staged = lesson === 'bills' ? `\n  "stage": ${log.stage},` : '';
  const opened = lesson === 'sandbox' ? `\n  "opening": ${listOf(log.opening)},` : '';
  return `{
  "format": ${JSON.stringify(LOG_FORMAT)},
  "version": ${LOG_VERSION},
  "world": ${JSON.stringify(world)},
  "lesson": ${JSON.stringify(lesson)},${staged}${named}${opened}
  "events": ${listOf(events)}
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
