/** What the command-line tools share: reading arguments, and a log from a file or a link, and ending plainly. */

import { existsSync, readFileSync } from 'node:fs';
import { notHere } from '@/events/log/folded';
import { decodePayload, payloadOf } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import type { RefusedEvent } from '@/events/world/fold';
import type { AnyFoldedLog, Log } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';

/** The status of a log whose envelope cannot be read, and of a call without its argument. */
const UNREADABLE = 2;

/** A log as it was read: the events that have an event's form, and the first that has not. */
export interface Source {
  readonly log: Log;
  readonly malformed: RefusedEvent | null;
  /** Whether a link was cut off, so that the log is not whole. */
  readonly isCut: boolean;
}

/** How a tool is called, and what its parts mean. */
export interface Manual {
  /** The name of the tool, and what it takes behind the two dashes. */
  readonly call: string;
  /** What it does, what is meant by each part of the call, and how it ends. */
  readonly lines: readonly string[];
}

/** The call in one line, for whoever called a tool wrongly. */
export const usageOf = ({ call }: Manual): string =>
  `Usage: npm run --silent ${call}. With --help it says what that means.`;

/** Prints the manual and ends the run, where it is asked for. */
export function answerHelp(manual: Manual): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log([`npm run --silent ${manual.call}`, '', ...manual.lines].join('\n'));
  process.exit(0);
}

/** The one argument of a tool that takes no other. Ends the run where there is none, or more. */
export function onlyArgument(manual: Manual): string {
  answerHelp(manual);
  const [argument, ...others] = process.argv.slice(2);
  return argument === undefined || others.length > 0 ? fail(usageOf(manual)) : argument;
}

/** A text from outside as one plain line: what would break it, or steer a terminal, becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Ends the run with one plain line on standard error. */
export function fail(sentence: string): never {
  console.error(oneLine(sentence));
  process.exit(UNREADABLE);
}

/** A whole number above zero as a person types it; null when it is none. */
export function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Reads a log from a file. Ends the run when it cannot be read. */
export function readLogFile(path: string): Source {
  let text: string;
  try {
    // Some editors begin a file with a mark of its encoding; this takes it off, as browsers do.
    text = new TextDecoder().decode(readFileSync(path));
  } catch {
    if (isLink(path)) return fail('This is a link already; a log file is wanted here.');
    const isAddress = path.includes('://');
    return fail(
      isAddress
        ? 'This address carries no log: a link to one has “log=” in it. Put links in quotation marks.'
        : `There is no file ${path} that could be read.`,
    );
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

/** Folds a log. Ends the run where its board is not there. */
export function foldOrFail({ log, malformed }: Source): AnyFoldedLog {
  const folded = foldLog(log, malformed);
  return folded ?? fail(notHere(log));
}

/** Which event a refusal is about, counted as people do. */
export function refusedEvent({ index, inOpening }: RefusedEvent): string {
  return `Event ${index + 1}${inOpening ? ' of the opening' : ''}`;
}

/** Whether an argument is the address or the fragment of a shared log; a file may have a name like one. */
export function isLink(argument: string): boolean {
  return argument.includes('log=') && !existsSync(argument);
}
