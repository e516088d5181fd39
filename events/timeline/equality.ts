/** When two events are the same event, and two lists of events the same. */
import type { AnyEvent } from '../world/board';

/** Whether two events agree in every field; one that is left out equals one that is undefined. */
export function sameEvent(one: AnyEvent, other: AnyEvent): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

/** Whether two lists hold the same events in the same order. */
export function sameEvents(one: readonly AnyEvent[], other: readonly AnyEvent[]): boolean {
  return one.length === other.length && beginsWith(one, other);
}

/** Whether a list of events begins with all of another. */
export function beginsWith(events: readonly AnyEvent[], start: readonly AnyEvent[]): boolean {
  return start.every((event, index) => {
    const met = events[index];
    return met !== undefined && sameEvent(met, event);
  });
}

/**
 * A text that two events share when they are the same event, and only then: what `sameEvent` tells of
 * two, this tells of many at once.
 */
export function eventKey(event: AnyEvent): string {
  const said = Object.entries(event).filter(([, value]) => value !== undefined);
  return JSON.stringify(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}
