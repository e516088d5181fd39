/** What this browser keeps of a part of an assignment. It draws no board, and brings none along. */
import { parseLogText } from '@/events/log/parse';
import type { Log } from '@/events/worlds';
import { gameOf } from '../island/gameOfLog';
import { keptLogOf } from './ownLog';

/** What a part begins with, and where what is done of it is kept. */
export interface WorkSource {
  /** The text of a log file. */
  readonly startLog: string;
  readonly storageKey: string;
}

/** The line of a part that was last shown; null where nothing was done. Rejects where its rules cannot be fetched. */
export async function workLogOf({ startLog, storageKey }: WorkSource): Promise<Log | null> {
  const read = parseLogText(startLog);
  if ('problem' in read) return null;
  const found = await gameOf(read.log, storageKey);
  return 'problem' in found ? null : keptLogOf(found.game);
}
