/** Whether a log has already been played on a timeline. */

import { nodeOfRound } from '@/events/timeline/lines';
import { childWith, type Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound } from '@/events/world/board';

/** Where a log stands on a timeline that holds all of it. */
export interface LogNodes {
  /** The node of the round to show. */
  readonly node: number;
  /** The node of the log's last event: the line to show goes through it. */
  readonly line: number;
}

/**
 * The nodes at which a log is shown and ends on a timeline.
 *
 * @param round the round to show; null for round 0, where a shared log opens
 * @returns null when an event of the log is not there
 */
export function nodesOfLog(
  timeline: Timeline<AnyRound>,
  events: readonly AnyEvent[],
  round: number | null,
): LogNodes | null {
  let line = timeline.opening;
  for (const event of events) {
    const next = childWith(timeline, line, event);
    if (next === undefined) return null;
    line = next;
  }
  return { node: nodeOfRound(timeline, line, round ?? 0), line };
}
