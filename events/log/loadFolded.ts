/** Folding any log where its board is not at hand yet: its lesson, or the bills exercise, is fetched first. */
import { boardEntry } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { type AnyFoldedLog, foldBills, foldLesson, foldSandbox } from './folded';
import type { Log } from './log';

/**
 * Folds a log from the opening of its board, as `foldLog` does. Rejects when the board
 * cannot be fetched.
 *
 * @returns null when there is no such board
 */
export async function loadFolded(log: Log): Promise<AnyFoldedLog | null> {
  if (log.world === 'bills') {
    const { billsBoard } = await import('../bills/boards');
    return foldBills(log, billsBoard(log.stage), null);
  }
  if (log.lesson === 'sandbox') return foldSandbox(log, null);
  return boardEntry(log.lesson) ? foldLesson(log, await loadLesson(log.lesson), null) : null;
}
