/** The only list of event types of the Renaissance exercise; everything else is derived from it. */

import { actionList } from '../world/action';
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

export const BILLS_LIST = actionList<AnyBillsAction>(registry);

/** Every event type, in the order of the menu. */
export const BILLS_ACTIONS = BILLS_LIST.all;

/** The event type of this name, undefined when there is none; and that of an event. */
export const { named: billsActionNamed, of: billsActionOf } = BILLS_LIST;
