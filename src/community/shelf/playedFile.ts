/** Log files that the site brings along itself, folded. */
import { assertDefined } from '@/events/assert';
import { loadFolded } from '@/events/log/folded';
import { parseLog } from '@/events/log/parse';
import type { AnyFoldedLog, Log } from '@/events/worlds';
import { hashOf } from '@/src/board/session/links';
import { pathOfLog } from '@/src/board/session/logPages';
import { SHELF } from '@/src/lessons/course/shelf';

/** A log, and what it comes to. */
export interface Played {
  readonly log: Log;
  readonly folded: AnyFoldedLog;
}

/** Folds the content of a log file. Throws where it cannot be read, or is refused: what the site shows is whole. */
export async function playedFile(content: unknown): Promise<Played> {
  const read = parseLog(content);
  if ('problem' in read) throw new Error(read.problem);
  const { log } = read;
  const name = log.title ?? 'a log of the site';
  const folded = assertDefined(await loadFolded(log, SHELF), `board of “${name}”`);
  const refused = read.malformed ?? folded.refused;
  if (refused) throw new Error(`“${name}”: ${refused.message}`);
  return { log, folded };
}

/**
 * The address of the board that plays a log.
 *
 * @param step where it opens; null for the beginning
 */
export function boardPath(log: Log, step: number | null): string {
  const page = assertDefined(pathOfLog(log), 'page of a log of the site');
  return `${page}#${assertDefined(hashOf(log, step), 'link to a log of the site')}`;
}
