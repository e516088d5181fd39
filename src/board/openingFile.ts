/** Opening a log file that was chosen or dropped. Fetched, with what reads files, when there is one. */
import type { Step } from '@/events/log/board';
import { LINK_EVENTS } from '@/events/log/codec/payload';
import { FILE_LIMIT, type Log, type RefusedEvent } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import type { Game } from './game';
import { isOf, notHere, type Opened, pathOf, visit } from './opening';
import { hashOf } from './sharing';

/**
 * Reads a log file that was chosen or dropped.
 *
 * @param game what the board plays; null where it opens no other log, and the file's own page does
 */
export async function openFile(game: Game<Step> | null, file: File): Promise<Opened> {
  if (file.size > FILE_LIMIT) {
    return notOpened('This file is larger than 16 MB, the most that a log may be.');
  }
  const read = parseLogText(await file.text());
  if ('problem' in read) return notOpened(read.problem);
  const { log, malformed } = read;
  return game && isOf(game, log)
    ? visit(log, { round: null, problem: null, refused: malformed })
    : linkTo(log, malformed);
}

/** What is said of a file: the board goes on showing what it shows. */
function notOpened(problem: string): Opened {
  return { event: { type: 'NOT_OPENED', problem }, elsewhere: null };
}

/** A file of another board travels to that board's page as a link, when a link can carry it. */
async function linkTo(log: Log, malformed: RefusedEvent | null): Promise<Opened> {
  const path = await pathOf(log);
  if (path === null) return notOpened(notHere(log));
  const hash = await carried(log, malformed);
  return hash === null
    ? notOpened(`This log belongs to another page, ${path}. Open the file there.`)
    : { event: null, elsewhere: `${path}#${hash}` };
}

/** What carries a log to another page; null when a link cannot. */
async function carried(log: Log, malformed: RefusedEvent | null): Promise<string | null> {
  if (malformed || log.events.length > LINK_EVENTS) return null;
  const { loadFolded } = await import('@/events/log/loadFolded');
  const folded = await loadFolded(log);
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
