/** What the board of a part has come to. Fetched where there is something to read: it brings the rules of the boards. */
import { fileTextOf } from '@/events/log/log';
import { type WorkSource, workLogOf } from '@/src/board/scenario/workLog';
import { unfitText } from '../assignments/readLogs';

/**
 * The line of a part, as the text of a log file.
 *
 * @param shown the line that is on the screen, as such a text; null where what this browser keeps is asked for
 * @returns null where there is none that goes on from what was given
 */
export async function boardWorkOf(
  source: WorkSource,
  shown: string | null,
): Promise<string | null> {
  const kept = shown === null ? await workLogOf(source) : null;
  const text = shown ?? (kept && fileTextOf(kept));
  return text === null || unfitText(text, source.startLog) !== null ? null : text;
}
