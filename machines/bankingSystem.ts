/**
 * The banking systems: which may follow which on a board, and what each offers.
 * How they post is the ledger's (events/systems); this says what a board shows.
 */
import { type EventObject, type SetupTypes, setup } from 'xstate';
import type { EventType } from '@/events/actions/registry';
import type { PartyType, SystemType } from '@/events/ledger/book';

/** What a system offers beyond what every system has. */
export interface SystemOffers {
  /** The actions that settle what banks owe one another, by who may take them. */
  readonly settlement: Readonly<Partial<Record<PartyType, readonly EventType[]>>>;
  /** Whether banks may hold accounts with one another. */
  readonly banksHoldAccounts: boolean;
}

const OFFERS: Readonly<Record<SystemType, SystemOffers>> = {
  national: { settlement: {}, banksHoldAccounts: false },
  correspondent: { settlement: { bank: ['settleDues'] }, banksHoldAccounts: true },
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

/**
 * The machine of systems. A board is national until it is told otherwise; banks
 * that hold accounts with one another do not go back to having none.
 */
export const bankingSystemMachine = setup({
  types,
  guards: { is: ({ event }, system: SystemType) => event.system === system },
}).createMachine({
  id: 'bankingSystem',
  initial: 'national',
  states: {
    national: {
      on: {
        'system.set': [
          { guard: { type: 'is', params: 'national' }, target: 'national' },
          { guard: { type: 'is', params: 'correspondent' }, target: 'correspondent' },
        ],
      },
    },
    correspondent: {
      on: {
        'system.set': { guard: { type: 'is', params: 'correspondent' }, target: 'correspondent' },
      },
    },
  },
});
