/** Sessions played: what each intent came to. */
import { apply, type BankingRound } from '@/events/actions/apply';
import type { BankingEvent } from '@/events/actions/registry';
import { openingPosition } from '@/events/log/fold';
import type { Refusal } from '@/events/refusal';
import { eventOf, type Session } from './sessions';

/** One event of a session: where it was tried, and what became of it. */
export interface Step {
  readonly before: BankingRound;
  readonly event: BankingEvent;
  /** The round it made; the one before it when it was refused. */
  readonly after: BankingRound;
  readonly refused: Refusal | null;
}

/** Plays a session from its lesson's opening position. */
export function stepsOf({ lesson, intents }: Session): readonly Step[] {
  let before = openingPosition(lesson);
  return intents.map((intent) => {
    const event = eventOf(before, intent);
    const { round, refused } = apply(before, event, lesson.offers);
    const step = { before, event, after: round ?? before, refused };
    before = step.after;
    return step;
  });
}

/** The events of a session that were accepted. */
export function acceptedIn(steps: readonly Step[]): readonly BankingEvent[] {
  return steps.flatMap(({ event, refused }) => (refused ? [] : [event]));
}
