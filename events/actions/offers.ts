/** What a board lets people do. */
import type { PartyType } from '../ledger/book';
import type { EventType } from './registry';

/** The actions of a board: those of each type of party, and those of the board itself (settings, notes). */
export interface Offers {
  readonly board: readonly EventType[];
  readonly parties: Readonly<Partial<Record<PartyType, readonly EventType[]>>>;
}

/**
 * Under which rules an event is judged: a board's offers, or those of an opening
 * position, which may use every event type, and amounts of zero.
 */
export type Permission = Offers | 'opening';

const known = new WeakMap<Offers, ReadonlySet<string>>();

/** Whether a board offers an event type to anyone. */
export function isOffered(type: string, offers: Offers): boolean {
  let offered = known.get(offers);
  if (!offered) {
    offered = new Set([...offers.board, ...Object.values(offers.parties).flat()]);
    known.set(offers, offered);
  }
  return offered.has(type);
}

/** What a board offers to one type of party. */
export function offeredTo(type: PartyType, offers: Offers): readonly EventType[] {
  return offers.parties[type] ?? [];
}
