/** What became of a place since it was last saved, and what tabs tell one another of it. */
import { z } from 'zod/mini';

/** A removal, a reset and a new order of branches replace. */
export type SaveChange = 'added' | 'replaced' | 'moved';

const STRENGTH: readonly SaveChange[] = ['moved', 'added', 'replaced'];

/** The change that two changes come to. */
export function stronger(one: SaveChange | null, other: SaveChange | null): SaveChange | null {
  return STRENGTH.findLast((change) => change === one || change === other) ?? null;
}

/** What one tab tells the others: that it wrote an edition of a lesson. */
export const news = z.object({ lesson: z.int(), edition: z.int() });

/** null where the browser has no channel between tabs: they then join at their next saves. */
export function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tallystick');
}
