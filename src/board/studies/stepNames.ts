/** How studies name steps. */
import type { Step } from '@/events/log/board';
import { roundNumber } from '@/events/log/lines';
import type { Timeline } from '@/events/log/timeline';
import { writtenStep } from '@/events/views/step';

/** "step 3", "step −2": the opening's own steps come before step 0. */
export function stepName(round: number): string {
  return `step ${writtenStep(round)}`;
}

/** The step that a node belongs to. */
export function stepOf(timeline: Timeline<Step>, node: number): string {
  return stepName(roundNumber(timeline, node));
}
