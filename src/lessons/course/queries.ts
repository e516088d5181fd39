/** What the tasks that functions tell ask of a line: its position now, and its steps. */

import { assertDefined, itemAt } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Progress } from './task';

/** One event of a line, with the rounds on both sides of it. */
export interface PlayedEvent {
  readonly event: BankingEvent;
  readonly before: BankingRound;
  readonly after: BankingRound;
}

/** The position that the line has come to. Throws when there is none: a task is only asked after an event. */
export function now({ rounds }: Progress): BankingRound {
  return itemAt(rounds, rounds.length - 1);
}

/** The steps of the line from an index on, in order: from round 0 when left out. */
export function stepsFrom(progress: Progress, start = 0): readonly PlayedEvent[] {
  const steps: PlayedEvent[] = [];
  // A loop: a task may ask it of a long line at every event.
  for (let one = start; one < progress.rounds.length; one += 1) steps.push(stepAt(progress, one));
  return steps;
}

function stepAt({ opening, rounds }: Progress, index: number): PlayedEvent {
  const after = itemAt(rounds, index);
  const event = assertDefined(after.event, 'event of this round');
  return { event, before: rounds[index - 1] ?? opening, after };
}

/** The last step of the line. Throws when there is none: a task is only asked after an event. */
export function lastStep(progress: Progress): PlayedEvent {
  return stepAt(progress, progress.rounds.length - 1);
}

/** Whether an event closed a round: settings and notes do not. */
export function closesRound({ before, after }: PlayedEvent): boolean {
  return after.count > before.count;
}
