/** The only list of event types of the Renaissance exercise; everything else is derived from it. */

import type { Fields } from '../world/fields';
import type { BillsAction } from './actions/action';
import { drawBill } from './actions/drawBill';
import { note } from './actions/note';
import { remitBill } from './actions/remitBill';
import { reset } from './actions/reset';
import { trade } from './actions/trade';

const registry = { trade, drawBill, remitBill, reset, note };

type Registry = typeof registry;

/** Any event of the Renaissance exercise. */
export type BillsEvent = {
  [Type in keyof Registry]: Registry[Type]['examples'][number]['event'];
}[keyof Registry];

/** The name of an event type. */
export type BillsEventType = BillsEvent['type'];

/**
 * An event type whose own event is not known. Its methods must be given an
 * event of its type: `billsActionOf` makes sure.
 */
export type AnyBillsAction = BillsAction<BillsEventType, Fields, BillsEvent>;

/** Every event type, in the order of the menu. */
export const BILLS_ACTIONS: readonly AnyBillsAction[] = Object.values(registry);

const byType: ReadonlyMap<string, AnyBillsAction> = new Map(
  BILLS_ACTIONS.map((one) => [one.type, one]),
);

/** The event type of this name, undefined when there is none. */
export function billsActionNamed(type: string): AnyBillsAction | undefined {
  return byType.get(type);
}

/** The event type of an event, of which no more than the type's name is needed. */
export function billsActionOf({ type }: Pick<BillsEvent, 'type'>): AnyBillsAction {
  return registry[type];
}
