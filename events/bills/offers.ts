/** What a stage of the Renaissance exercise lets people do. */
import type { BillsEventType } from './registry';
import type { PlayerType } from './state';

/** The actions of a stage: those of each type of player, and those of the board itself. */
export interface BillsOffers {
  readonly board: readonly BillsEventType[];
  readonly parties: Readonly<Partial<Record<PlayerType, readonly BillsEventType[]>>>;
}

/** Under which rules an event is judged: a stage's offers, or none of them. */
export type BillsPermission = BillsOffers | 'opening';

/** Whether a stage offers an event type to anyone. */
export function isOffered(type: BillsEventType, { board, parties }: BillsOffers): boolean {
  return [...board, ...Object.values(parties).flat()].includes(type);
}

/** What a stage offers to one type of player. */
export function offeredTo(type: PlayerType, offers: BillsOffers): readonly BillsEventType[] {
  return offers.parties[type] ?? [];
}
