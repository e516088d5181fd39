/**
 * Opening logs from outside: the address bar's fragment, a chosen or dropped file.
 * Fetched, with the codec, when there is one to open.
 */

import { isLessonLog } from '@/events/banking/log';
import { MAX_LINK_EVENTS } from '@/events/log/codec/payload';
import { keyOf } from '@/events/log/fitting';
import { notHere } from '@/events/log/folded';
import { decodePayload, readFragment } from '@/events/log/link';
import { MAX_FILE_BYTES, openingOf, type ReadLog, type UnreadableLog } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { sameEvents } from '@/events/timeline/equality';
import type { AnyEvent, AnyRound } from '@/events/world/board';
import type { RefusedEvent } from '@/events/world/fold';
import type { Log } from '@/events/worlds';
import type { LessonEvent, VisitEvent } from '@/machines/lesson';
import { loadLesson } from '@/src/lessons/course/load';
import { lessonAt } from '@/src/lessons/course/openings';
import { SHELF } from '@/src/lessons/course/shelf';
import { type Game, SANDBOX_PATH } from './game';
import { hashOf } from './links';
import { pathOfLog } from './logPages';
import type { OtherOpening } from './startFrom';

/** What opening something led to: an event for the board, or another board's page to go to. */
export type Opened = (
  | { readonly event: LessonEvent; readonly elsewhere: null }
  | { readonly event: null; readonly elsewhere: string }
) & {
  /** The board of the same lesson that it was played on, where it starts from another opening. */
  readonly beside?: OtherOpening | null;
};

/** The log that an address carries, decoded: what is done with it needs its text no more. */
export interface LinkedLog {
  readonly log: Log;
  /** The round to show; null where none is named. */
  readonly round: number | null;
  /** How much of it could be read; null where that is all. */
  readonly truncated: { readonly have: number; readonly of: number } | null;
  /** What stood behind the `#`. */
  readonly hash: string;
}

/** Decodes what stands behind the `#` of an address; null where that is no log. */
export function readLinked(hash: string): LinkedLog | UnreadableLog | null {
  const fragment = readFragment(hash);
  if (!fragment) return null;
  const decoded = decodePayload(fragment.payload);
  if ('problem' in decoded) return decoded;
  return { ...decoded, round: fragment.round, hash: hash.replace(/^#/, '') };
}

/** What opens a linked log on its board; null where it is nothing but the opening. */
export function visitLinked({ log, round, truncated }: LinkedLog): VisitEvent | null {
  if (isUntouched(log) && round === null && truncated === null) return null;
  const problem = truncated === null ? null : cutOff(truncated);
  return visitOf(log, { round, problem, refused: null });
}

/**
 * Opens a linked log on a board.
 *
 * @returns null when it is nothing but the opening that is shown, or one that the page itself must
 * open: a sandbox with another opening
 */
export async function openLinked(game: Game<AnyRound>, linked: LinkedLog): Promise<Opened | null> {
  const { log, hash } = linked;
  if (isPlayedHere(game, log)) {
    takeTasks(game, log);
    const event = visitLinked(linked);
    return event && { event, elsewhere: null };
  }
  const path = pathOfLog(log);
  if (path === null || !(await hasOpening(log))) return invalid(notHere(log));
  if (path === SANDBOX_PATH && game.path === SANDBOX_PATH) return null;
  return {
    event: null,
    elsewhere: `${path}#${hash}`,
    beside: beside(game, log, visitLinked(linked)),
  };
}

/** Opens what an address carries; null when that is no log, or nothing to open. */
export async function openFragment(game: Game<AnyRound>, hash: string): Promise<Opened | null> {
  const linked = readLinked(hash);
  if (linked === null) return null;
  return 'problem' in linked ? invalid(linked.problem) : openLinked(game, linked);
}

/**
 * Reads a log file that was chosen or dropped.
 *
 * @param game what the board plays; null where it opens no other log, and the file's own page does
 */
export async function openFile(game: Game<AnyRound> | null, file: File): Promise<Opened> {
  const read = await readLogFile(file);
  if ('problem' in read) return notOpened(read.problem);
  const { log, malformed } = read;
  const arrival = { round: null, problem: null, refused: malformed };
  if (game && isPlayedHere(game, log)) {
    takeTasks(game, log);
    return visit(log, arrival);
  }
  if (!(await hasOpening(log))) return notOpened(notHere(log));
  const opened = await linkTo(game, log, malformed);
  return { ...opened, beside: game && beside(game, log, visitOf(log, arrival)) };
}

/** Whether the board of a log is here, the opening that it names included. */
async function hasOpening(log: Log): Promise<boolean> {
  if (!isLessonLog(log) || log.opening === undefined) return true;
  return lessonAt(await loadLesson(log.lesson), log.opening) !== null;
}

/** What a log of the game's own lesson opens on the board of its opening; null for any other log. */
function beside(game: Game<AnyRound>, log: Log, visit: VisitEvent | null): OtherOpening | null {
  const isHere = isLessonLog(log) && pathOfLog(log) === game.path;
  return isHere ? { name: log.opening, visit } : null;
}

/** The log that a file holds; why it holds none, in a sentence. */
export async function readLogFile(file: File): Promise<ReadLog | UnreadableLog> {
  if (file.size > MAX_FILE_BYTES) {
    return { problem: 'This file is larger than 16 MB, the most that can be opened.' };
  }
  // A folder, and a file that was written over since it was chosen, is refused by the browser.
  const text = await file.text().catch(() => null);
  return text === null
    ? { problem: 'This cannot be read: it is no file, or has changed or gone since it was chosen.' }
    : parseLogText(text);
}

function cutOff({ have, of }: { readonly have: number; readonly of: number }): string {
  return have === 0
    ? `This link was cut off: none of its ${of} events could be read, so the board shows the opening.`
    : `This link was cut off: ${have} of its ${of} events could be read, and the board shows them.`;
}

/** What is said of an address: the board then shows the opening, as the address names nothing else. */
function invalid(problem: string): Opened {
  return { event: { type: 'INVALID', problem }, elsewhere: null };
}

/** What is said of a file: the board goes on showing what it shows. */
function notOpened(problem: string): Opened {
  return { event: { type: 'NOT_OPENED', problem }, elsewhere: null };
}

/** How a log was read, and the round to show of it. */
interface Arrival {
  /** null where none is named: it opens at round 0. */
  readonly round: number | null;
  readonly problem: string | null;
  readonly refused: RefusedEvent | null;
  /** Another line to lay beside it; left out where there is none. */
  readonly beside?: readonly AnyEvent[] | undefined;
}

function visit(log: Log, arrival: Arrival): Opened {
  return { event: visitOf(log, arrival), elsewhere: null };
}

/** The event that opens a log on its board. */
export function visitOf(log: Log, { beside: other, ...arrival }: Arrival): VisitEvent {
  const { title = null, events } = log;
  return {
    type: 'VISIT',
    log: { board: keyOf(log), title, events, beside: other },
    isDemonstration: false,
    ...arrival,
  };
}

/** Whether a log holds an opening of its own, or tasks, and nothing that was done. */
function isUntouched(log: Log): boolean {
  return ('opening' in log || 'tasks' in log) && log.events.length === 0;
}

/** Shows the tasks that a log of this game brings. */
function takeTasks(game: Game<AnyRound>, log: Log): void {
  if ('tasks' in log && log.tasks) game.own?.arrive(log.tasks);
}

/** Whether a log belongs to this very game: sandboxes differ by their openings. */
function isPlayedHere(game: Game<AnyRound>, log: Log): boolean {
  return keyOf(log) === game.board.key && sameEvents(openingOf(log), openingOf(game.logOf([])));
}

/** A file of another board travels to that board's page as a link, when a link can carry it. */
export async function linkTo(
  game: Game<AnyRound> | null,
  log: Log,
  malformed: RefusedEvent | null,
): Promise<Opened> {
  const path = pathOfLog(log);
  if (path === null) return notOpened(notHere(log));
  const hash = await hashThatFits(log, malformed);
  if (hash !== null) return { event: null, elsewhere: `${path}#${hash}` };
  return notOpened(
    game?.path === path
      ? 'This file is of another system: choose “Edit the system” and open the file there.'
      : `This file belongs to another page, ${path}. Open the file there.`,
  );
}

/** The part of a link behind its `#` that carries a log to another page; null when no link can. */
async function hashThatFits(log: Log, malformed: RefusedEvent | null): Promise<string | null> {
  if (malformed || log.events.length > MAX_LINK_EVENTS) return null;
  const { loadFolded } = await import('@/events/log/folded');
  const folded = await loadFolded(log, SHELF);
  // Only of a log that folds whole is it sure that a link can code it.
  if (folded?.refused === null) return hashOf(log, null);
  // A system that cannot be built whole is mended on its own page, where a link can carry it there.
  if (!folded?.refused.inOpening) return null;
  try {
    return hashOf(log, null);
  } catch {
    return null;
  }
}
