/** What a board of one's own lets people do: all that its system has for the types of party on it. */
import type { Offers } from '../actions/offers';
import type { EventType } from '../actions/registry';
import type { Book, PartyType, SystemType } from '../ledger/book';

type Menu = Readonly<Partial<Record<PartyType, readonly EventType[]>>>;

const CUSTOMER: readonly EventType[] = [
  'deposit',
  'withdraw',
  'transfer',
  'getLoan',
  'repayLoan',
  'getMortgage',
  'repayMortgage',
];

const REPOS: readonly EventType[] = ['doRepo', 'unwindRepo', 'failRepo'];

const CENTRAL: Menu = {
  customer: CUSTOMER,
  bank: ['bankTransfer', 'getFedFundsLoan', 'payFedFundsLoan', ...REPOS],
  centralbank: ['buySecurities', 'sellSecurities', ...REPOS],
};

const MENUS: Readonly<Record<SystemType, Menu>> = {
  national: { customer: CUSTOMER, bank: ['payDues', 'netDues'] },
  correspondent: { customer: CUSTOMER, bank: ['payDues', 'settleDues', 'netDues'] },
  clearinghouse: { customer: CUSTOMER, clearinghouse: ['settleDues', 'netDues'] },
  centralbank: CENTRAL,
  chips: { ...CENTRAL, clearinghouse: ['settleDues'] },
};

/** Everything that a system offers, by who may do it. */
export function menuOf(system: SystemType): Menu {
  return MENUS[system];
}

/** The offers of a board without a lesson. */
export function offersOf({ system, parties }: Book): Offers {
  const present = new Set<string>(parties.map(({ type }) => type));
  return {
    parties: Object.fromEntries(
      Object.entries(MENUS[system]).filter(([type]) => present.has(type)),
    ),
    board: ['setOverdraft', 'setReserveRequirement', 'setInterestRate', 'note'],
  };
}
