/** Whether a log has already been played on a timeline. */
import type { BankingEvent } from '@/events/actions/registry';
import { sameEvent } from '@/events/log/equality';
import { nodeOfRound } from '@/events/log/lines';
import { childrenOf, nodeAt, type Timeline } from '@/events/log/timeline';

/**
 * The node that a log leads to on a timeline that holds all of it.
 *
 * @param round the round to show on that line; null for its end
 * @returns null when an event of the log is not there
 */
export function nodeOfLog(
  timeline: Timeline,
  events: readonly BankingEvent[],
  round: number | null,
): number | null {
  let at = timeline.opening;
  for (const event of events) {
    const next = childrenOf(timeline, at).find((child) => {
      const { event: there } = nodeAt(timeline, child).round;
      return there !== null && sameEvent(there, event);
    });
    if (next === undefined) return null;
    at = next;
  }
  return round === null ? at : nodeOfRound(timeline, at, round);
}
