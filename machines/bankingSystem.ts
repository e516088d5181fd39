/**
 * The banking systems of a board: which may follow which, and what the one that stands
 * offers. The board and the sandbox run it, and their menus come from its snapshot. It is
 * made of the registry of systems: how they post, and what is on their menus, stands there.
 */
import { type Actor, type EventObject, type SetupTypes, type SnapshotFrom, setup } from 'xstate';
import { assertDefined } from '@/events/assert';
import type { Offers } from '@/events/banking/actions/offers';
import { type Menu, menuOf, menuWithDays, offersFrom } from '@/events/banking/board/menus';
import { EMPTY_BOOK, type Party } from '@/events/banking/ledger/book';
import { PARTY_TYPES } from '@/events/banking/ledger/partyTypes';
import type { SystemType } from '@/events/banking/ledger/systemTypes';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { tableOf } from '@/events/keys';

/** Sets the system of a board, or clears the board of everything. */
type BankingSystemEvent =
  | { readonly type: 'system.set'; readonly system: SystemType }
  | { readonly type: 'board.cleared' };

type Nothing = Record<never, never>;

/** What the state of a system says of it. A type, not an interface: xstate wants an index signature. */
type Meta = { readonly menu: Menu };

/** Names the types to xstate without a value of them. */
const types: SetupTypes<
  Nothing,
  BankingSystemEvent,
  Nothing,
  string,
  undefined,
  Nothing,
  EventObject,
  Meta
> = {};

/** A system's menu, and the ways on from it: to itself and to every later one, never back. */
function stateOf(system: SystemType) {
  const ways = SYSTEM_TYPES.slice(SYSTEM_TYPES.indexOf(system)).map((target) => ({
    guard: { type: 'is' as const, params: target },
    target,
  }));
  return { meta: { menu: menuOf(system) }, on: { 'system.set': ways } };
}

/**
 * The machine of systems. A board is national until it is told otherwise. What banks have once
 * founded they do not go back to having none of: only a board that is cleared begins again.
 */
export const bankingSystemMachine = setup({
  types,
  guards: {
    is: ({ event }, system: SystemType) => event.type === 'system.set' && event.system === system,
  },
}).createMachine({
  id: 'bankingSystem',
  initial: EMPTY_BOOK.system,
  states: tableOf(SYSTEM_TYPES, stateOf),
  on: { 'board.cleared': `.${EMPTY_BOOK.system}` },
});

export type BankingSystemSnapshot = SnapshotFrom<typeof bankingSystemMachine>;

/** The machine as it stands under a system. */
export function snapshotUnder(system: SystemType): BankingSystemSnapshot {
  return bankingSystemMachine.resolveState({ value: system, context: {} });
}

/** Brings a running machine to the system of what is shown: forward as history goes, back by beginning again. */
export function follow(actor: Actor<typeof bankingSystemMachine>, system: SystemType): void {
  const set = { type: 'system.set', system } as const;
  if (!actor.getSnapshot().can(set)) actor.send({ type: 'board.cleared' });
  actor.send(set);
}

/** The menu of the system that stands. */
export function menuIn(snapshot: BankingSystemSnapshot): Menu {
  const [meta] = Object.values(snapshot.getMeta());
  return assertDefined(meta, 'state of a system').menu;
}

/**
 * What a board offers: all that its system and its days have for the parties on it, or as much of
 * that as a lesson leaves.
 */
export function offersIn(
  snapshot: BankingSystemSnapshot,
  parties: readonly Party[],
  lesson: Offers | null,
  hasClock = false,
): Offers {
  const menu = menuIn(snapshot);
  if (!lesson) return offersFrom(menu, parties, hasClock);
  const whole = menuWithDays(menu, parties, hasClock);
  const left = PARTY_TYPES.flatMap((type) => {
    const acts = lesson.parties[type]?.filter((act) => whole[type]?.includes(act));
    return acts ? [[type, acts] as const] : [];
  });
  return { board: lesson.board, parties: Object.fromEntries(left) };
}
