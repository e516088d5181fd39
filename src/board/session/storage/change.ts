/** What became of a cursor since it was last saved, and what tabs tell one another of it. */
import { isText, isWhole } from '@/events/guards';

/** A removal, a reset and a new order of branches replace. */
export type SaveChange = 'added' | 'replaced' | 'moved';

/**
 * How long the cursor must rest before it is saved, in milliseconds. Every save writes all
 * lines down, which whoever scrubs a long log would feel; a page that is left before writes a tail.
 */
export const REST = 1000;

/** One plain sentence about a save that failed. */
export function troubleOf(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'This browser has no room left: what you do here lasts until the page is closed.'
    : 'This browser does not let us save: what you do here lasts until the page is closed.';
}

const STRENGTH: readonly SaveChange[] = ['moved', 'added', 'replaced'];

/** Two changes as one. */
export function stronger(one: SaveChange | null, other: SaveChange | null): SaveChange | null {
  return STRENGTH.findLast((change) => change === one || change === other) ?? null;
}

/** What one tab tells the others: that it wrote an edition under a key. */
export const news = { key: isText, edition: isWhole };

/** null where the browser has no channel between tabs: they then join at their next saves. */
export function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tallystick');
}
