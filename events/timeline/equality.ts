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
