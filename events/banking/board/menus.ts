/** What a board of one's own lets people do: all that its system has for the types of party on it. */
import type { Offers } from '../actions/offers';
import type { EventType } from '../actions/registry';
import type { Book, Party } from '../ledger/book';
import { PARTY_TYPES, type PartyType } from '../ledger/partyTypes';
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

/** What days bring with them, whatever the system: to parties, and to the board itself. */
const MENU_OF_DAYS: Menu = {
  bank: ['rollOver', 'writeOff', 'issueShares', 'payDividend'],
  centralbank: ['rollOver', 'writeOff'],
};
const BOARD_ACTIONS_OF_DAYS: readonly EventType[] = ['endDay', 'setCapitalRequirement'];

/** And beside that on boards with a central bank. */
const MENU_OF_POLICY: Menu = {
  customer: ['reverseRepoFacility'],
  bank: ['discountLoan', 'reverseRepoFacility', 'redeem', 'pledge'],
  centralbank: ['openMarketPurchase', 'openMarketSale', 'redeem', 'pledge'],
};
const BOARD_ACTIONS_OF_POLICY: readonly EventType[] = ['setRate', 'setPrice'];

/** And where there is a Treasury. */
const MENU_OF_TREASURY: Menu = {
  centralbank: ['remit'],
  treasury: ['issueDebt', 'collectTax', 'spend', 'redeem'],
};

/** What is done with a bank that is worth less than nothing, or that cannot pay. */
const CLOSING_OF_BANKS: readonly EventType[] = ['closeBank'];

/** All that may be done on a board, by who may do it: a system's menu, and what days, a central bank and a Treasury bring with them. */
export function menuWithDays(menu: Menu, parties: readonly Party[], hasClock: boolean): Menu {
  const present = new Set<string>(parties.map(({ type }) => type));
  const menus = [
    menu,
    ...(hasClock ? [MENU_OF_DAYS] : []),
    ...(hasClock && present.has('centralbank') ? [MENU_OF_POLICY] : []),
    ...(present.has('treasury') ? [MENU_OF_TREASURY] : []),
    ...(hasClock ? [resolutionMenu(present)] : []),
  ];
  return Object.fromEntries(
    PARTY_TYPES.flatMap((type) => {
      const acts = menus.flatMap((one) => one[type] ?? []);
      return acts.length > 0 ? [[type, acts]] : [];
    }),
  );
}

/** What a menu offers to the parties on a board, and the board itself. */
export function offersFrom(menu: Menu, parties: readonly Party[], hasClock = false): Offers {
  const present = new Set<string>(parties.map(({ type }) => type));
  const whole = menuWithDays(menu, parties, hasClock);
  const ofDays = hasClock ? BOARD_ACTIONS_OF_DAYS : [];
  const ofPolicy = hasClock && present.has('centralbank') ? BOARD_ACTIONS_OF_POLICY : [];
  return {
    parties: Object.fromEntries(
      PARTY_TYPES.flatMap((type) => {
        const acts = present.has(type) ? whole[type] : undefined;
        return acts ? [[type, acts]] : [];
      }),
    ),
    board: [...ofDays, ...ofPolicy, ...BOARD_ACTIONS],
  };
}

/** Who closes banks: the fund that insures deposits, else the central bank. */
function resolutionMenu(present: ReadonlySet<string>): Menu {
  return present.has('insurancefund')
    ? { insurancefund: CLOSING_OF_BANKS }
    : { centralbank: CLOSING_OF_BANKS };
}

/** The offers of a board without a lesson. */
export function offersOf({ system, parties, clock }: Book): Offers {
  return offersFrom(menuOf(system), parties, clock !== undefined);
}
