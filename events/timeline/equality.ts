/** When two events are the same event. */
import type { AnyEvent } from '../world/board';

/** Whether two events agree in every field; one that is left out equals one that is undefined. */
export function sameEvent(one: AnyEvent, other: AnyEvent): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  return holds(one, other) && holds(other, one);
}

/** Whether an event has all that another one says. */
function holds(one: AnyEvent, other: AnyEvent): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...one };
  return Object.entries(other).every(([name, value]) => fields[name] === value);
}

/**
 * A text that two events share when they are the same event, and only then: what `sameEvent` tells of
 * two, this tells of many at once.
 */
export function eventKey(event: AnyEvent): string {
  const said = Object.entries(event).filter(([, value]) => value !== undefined);
  return JSON.stringify(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}
