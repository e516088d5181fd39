import { type PrefixMatch, prefixMatch } from '@/events/timeline/prefixMatch';
import type { AnyEvent } from '@/events/world/board';
import type { OpenAssignment } from '@/src/contract/handIn';

/**
 * How a line stands to the scenario that an assignment starts from. One that holds no step of it
 * would be refused; one on which nothing was done yet can still become whole.
 */
export function begunFor(
  events: readonly AnyEvent[],
  { start }: Pick<OpenAssignment, 'start'>,
): PrefixMatch {
  return events.length === 0 ? 'whole' : prefixMatch(events, start);
}
