/** What the command-line tools share: reading a log from a file or a link, and ending plainly. */
import { readFileSync } from 'node:fs';
import { decodePayload, payloadOf } from '@/events/log/link';
import type { Log, RefusedEvent } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';

/** The status of a log whose envelope cannot be read, and of a call without its argument. */
const UNREADABLE = 2;

/** A log as it was read: the events that have an event's form, and the first that has not. */
export interface Source {
  readonly log: Log;
  readonly malformed: RefusedEvent | null;
  /** Whether a link was cut off, so that the log is not whole. */
  readonly isCut: boolean;
}

/** Ends the run with one plain line on standard error. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(UNREADABLE);
}

/** Reads a log from a file. Ends the run when it cannot be read. */
export function readLogFile(path: string): Source {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return fail(`There is no file ${path} that could be read.`);
  }
  const read = parseLogText(text);
  return 'problem' in read ? fail(read.problem) : { ...read, isCut: false };
}

/** Reads a log from a link or a bare payload. Ends the run when it cannot be read. */
export function readLink(link: string): Source {
  const decoded = decodePayload(payloadOf(link));
  if ('problem' in decoded) return fail(decoded.problem);
  if (decoded.truncated) {
    const { have, of } = decoded.truncated;
    console.error(`The link was cut off: ${have} of its ${of} events could be read.`);
  }
  return { log: decoded.log, malformed: null, isCut: decoded.truncated !== null };
}

/** Whether an argument is the address or the fragment of a shared log. */
export function isLink(argument: string): boolean {
  return argument.includes('log=');
}
