/** What a board of one's own lets people do: all that its system has for the types of party on it. */
import type { Offers } from '../actions/offers';
import type { EventType } from '../actions/registry';
import type { Book, Party } from '../ledger/book';
import type { PartyType } from '../ledger/partyTypes';
import type { SystemType } from '../ledger/systemTypes';
import { SYSTEMS } from '../systems/registry';

export type Menu = Readonly<Partial<Record<PartyType, readonly EventType[]>>>;

/** Everything that a system offers, by who may do it. A name on its menu that no action has does not compile. */
export function menuOf(system: SystemType): Menu {
  return SYSTEMS[system].menu;
}

/** What every sandbox offers beside its system's menu. */
const BOARD_ACTIONS: readonly EventType[] = [
  'setOverdraft',
  'setReserveRequirement',
  'setInterestRate',
  'note',
];

/** What a menu offers to the parties on a board, and the board itself. */
export function offersFrom(menu: Menu, parties: readonly Party[]): Offers {
  const present = new Set<string>(parties.map(({ type }) => type));
  return {
    parties: Object.fromEntries(Object.entries(menu).filter(([type]) => present.has(type))),
    board: BOARD_ACTIONS,
  };
}

/** The offers of a board without a lesson. */
export function offersOf({ system, parties }: Book): Offers {
  return offersFrom(menuOf(system), parties);
}
