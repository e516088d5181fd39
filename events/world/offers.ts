/** What a board lets people do. */

/** The actions of a board: those of each type of party, and those of the board itself (settings, notes). */
export interface OffersOf<Type extends string, PartyType extends string> {
  readonly board: readonly Type[];
  readonly parties: Readonly<Partial<Record<PartyType, readonly Type[]>>>;
}

/** The offers of a board of any world. */
export type AnyOffers = OffersOf<string, string>;

/**
 * Under which rules an event is judged: a board's offers, or those of an opening
 * position, which may use every event type, and amounts of zero where the world has them.
 */
export type PermissionOf<Offers> = Offers | 'opening';

/** The same, in any world. */
export type AnyPermission = PermissionOf<AnyOffers>;

/** Whether a board offers an event type to anyone. */
export function isOffered(type: string, { board, parties }: AnyOffers): boolean {
  return board.includes(type) || Object.values(parties).some((types) => types?.includes(type));
}

/** Whether a board offers an event type to a type of party. */
export function isOfferedTo(type: string, party: string, { parties }: AnyOffers): boolean {
  return parties[party]?.includes(type) === true;
}

/** What a board offers to one type of party. */
export function offeredTo<Type extends string, PartyType extends string>(
  type: PartyType,
  { parties }: OffersOf<Type, PartyType>,
): readonly Type[] {
  return parties[type] ?? [];
}
