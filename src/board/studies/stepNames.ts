/** How studies name steps. */

import { roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';

/** "step 3", "step −2": the opening's own steps come before step 0. */
export function stepName(round: number): string {
  return `step ${writtenStep(round)}`;
}

/** The step that a node belongs to. */
export function stepOf(timeline: Timeline<AnyRound>, node: number): string {
  return stepName(roundNumber(timeline, node));
}
