/** Reads events of the bills exercise from outside, by the same rules as those of the banking world. */
import { readerOf } from '../world/read';
import { BILLS_ACTIONS, type BillsEvent } from './registry';

/**
 * Reads one event of the bills exercise. It may have no key that its type has not;
 * values that are missing or none of their kind become stand-ins that the rules refuse.
 */
export const readBillsEvent = readerOf<BillsEvent>(BILLS_ACTIONS);
