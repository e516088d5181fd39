/** What goes along with a line that is handed in from this browser. */
import { isUntried, readTries } from '@/src/board/session/tries';
import type { Tries } from '@/src/contract/tries';

/** What was tried on a board; null where nothing was counted. */
export function triesToSend(storageKey: string): Tries | null {
  const tries = readTries(storageKey);
  return isUntried(tries) ? null : tries;
}
