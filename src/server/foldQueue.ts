/**
 * The queue in which the server folds logs, one after the other. A fold of 2,000 events holds the process
 * for some tens of milliseconds; between two of them everybody else is answered.
 */
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Refused } from './http/answer';

/** Logs that are sent in and may be folded or wait for it. */
export const MAX_FOLDS_WAITING = 50;

/** Seconds after which a full queue has moved on. */
const AGAIN_AFTER = 5;

const FULL: Refused = {
  status: 503,
  error: 'Many boards are being sent in at the moment. Yours was not taken yet; try again shortly.',
  retryAfter: AGAIN_AFTER,
};

let inHand = 0;
let last: Promise<unknown> = Promise.resolve();

/** Folds a log that is kept already, once all that came before is done. It is never refused: a page has to show it. */
export function foldQueued<Result>(fold: () => Promise<Result>): Promise<Result> {
  const folding = last.then(() => letOthers()).then(fold);
  // Who comes next waits for it, whatever came of it.
  last = folding.catch(() => undefined);
  return folding;
}

/**
 * Folds a log that is sent in, once all that came before is done.
 *
 * @returns what the fold gives; 503 where too many wait already, and nothing was done
 */
export async function foldQueuedOrRefuse<Result>(
  fold: () => Promise<Result>,
): Promise<Result | Refused> {
  if (inHand >= MAX_FOLDS_WAITING) return FULL;
  inHand += 1;
  try {
    return await foldQueued(fold);
  } finally {
    inHand -= 1;
  }
}
