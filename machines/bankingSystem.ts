/**
 * The banking systems: which may follow which on a board, and what each offers.
 * How they post is the ledger's (events/systems); this says what a board shows.
 *
 * No page runs it: a board's system is set by its opening and never changes while it is
 * played, so the ledger alone decides what may be done. It stands here as the whole of the
 * rules at one glance, and `tests/unit/bankingSystem.test.ts` holds the ledger to it.
 */
import { type EventObject, type SetupTypes, setup } from 'xstate';
import type { EventType } from '@/events/banking/actions/registry';
import type { PartyType, SystemType } from '@/events/banking/ledger/book';

/** What a system offers. */
export interface SystemOffers {
  /** The actions, by who may take them, in the order of the menu. */
  readonly actions: Readonly<Partial<Record<PartyType, readonly EventType[]>>>;
  /** Whether banks may hold accounts with one another. */
  readonly banksHoldAccounts: boolean;
}

/** What customers do with their banks is the same under every system. */
const WITH_ONES_BANK: readonly EventType[] = [
  'deposit',
  'withdraw',
  'transfer',
  'getLoan',
  'repayLoan',
  'getMortgage',
  'repayMortgage',
];

const REPOS: readonly EventType[] = ['doRepo', 'unwindRepo', 'failRepo'];

/** What banks and their central bank do on its books. */
const OVER_THE_CENTRAL_BANK: SystemOffers['actions'] = {
  customer: WITH_ONES_BANK,
  bank: ['bankTransfer', 'getFedFundsLoan', 'payFedFundsLoan', ...REPOS],
  centralbank: ['buySecurities', 'sellSecurities', ...REPOS],
};

const OFFERS: Readonly<Record<SystemType, SystemOffers>> = {
  national: {
    actions: { customer: WITH_ONES_BANK, bank: ['payDues', 'netDues'] },
    banksHoldAccounts: false,
  },
  correspondent: {
    actions: { customer: WITH_ONES_BANK, bank: ['payDues', 'settleDues', 'netDues'] },
    banksHoldAccounts: true,
  },
  clearinghouse: {
    actions: { customer: WITH_ONES_BANK, clearinghouse: ['settleDues', 'netDues'] },
    banksHoldAccounts: false,
  },
  centralbank: { actions: OVER_THE_CENTRAL_BANK, banksHoldAccounts: false },
  chips: {
    actions: { ...OVER_THE_CENTRAL_BANK, clearinghouse: ['settleDues'] },
    banksHoldAccounts: false,
  },
};

/** What a system offers. */
export function offersOf(system: SystemType): SystemOffers {
  return OFFERS[system];
}

/** Sets the system of a board. */
interface SystemEvent {
  readonly type: 'system.set';
  readonly system: SystemType;
}

type Nothing = Record<never, never>;

/** Names the types to xstate without a value of them. */
const types: SetupTypes<
  Nothing,
  SystemEvent,
  Nothing,
  string,
  undefined,
  Nothing,
  EventObject,
  Nothing
> = {};

/** The systems in the order in which history came to them. */
const HISTORY = [
  'national',
  'correspondent',
  'clearinghouse',
  'centralbank',
  'chips',
] as const satisfies readonly SystemType[];

/** The ways on from a system: to itself and to every later one, never back. */
function onwardFrom(system: SystemType) {
  const ways = HISTORY.slice(HISTORY.indexOf(system)).map((target) => ({
    guard: { type: 'is' as const, params: target },
    target,
  }));
  return { on: { 'system.set': ways } };
}

/**
 * The machine of systems. A board is national until it is told otherwise; what
 * banks have once founded they do not go back to having none of.
 */
export const bankingSystemMachine = setup({
  types,
  guards: { is: ({ event }, system: SystemType) => event.system === system },
}).createMachine({
  id: 'bankingSystem',
  initial: 'national',
  states: {
    national: onwardFrom('national'),
    correspondent: onwardFrom('correspondent'),
    clearinghouse: onwardFrom('clearinghouse'),
    centralbank: onwardFrom('centralbank'),
    chips: onwardFrom('chips'),
  },
});
