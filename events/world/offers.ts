/** What a board lets people do. */

import type { EventType } from '../banking/actions/registry';
import type { PartyType } from '../banking/ledger/book';

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

/** Whether a board offers an event type to anyone. */
export function isOffered(type: EventType, { board, parties }: Offers): boolean {
  if (board.includes(type)) return true;
  for (const party of PARTY_TYPES) if (parties[party]?.includes(type)) return true;
  return false;
}

/** Whether a board offers an event type to a type of party. */
export function isOfferedTo(type: EventType, party: PartyType, { parties }: Offers): boolean {
  return parties[party]?.includes(type) === true;
}

const PARTY_TYPES: readonly PartyType[] = ['customer', 'bank', 'clearinghouse', 'centralbank'];

/** What a board offers to one type of party. */
export function offeredTo(type: PartyType, offers: Offers): readonly EventType[] {
  return offers.parties[type] ?? [];
}
