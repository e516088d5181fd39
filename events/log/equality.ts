/** When two events are the same event. */
import type { RawEvent } from '../actions/action';
import { actionOf, type BankingEvent } from '../actions/registry';

/** Whether two events are of one type and agree in every field. */
export function sameEvent(one: BankingEvent, other: BankingEvent): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  const left: RawEvent = one;
  const right: RawEvent = other;
  return Object.keys(actionOf(one).fields).every((name) => left[name] === right[name]);
}
