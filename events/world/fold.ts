/** The fold: a log's events, one after another, from the round before them. */

import type { Refusal } from '../refusal';
import type { AnyRound, Applied, EventIn } from './board';

/** The event of a log that could not be taken, and why. Its index counts from 0. */
export interface RefusedEvent extends Refusal {
  readonly index: number;
  /** Whether it belongs to a sandbox's opening. */
  readonly inOpening?: true;
}

/** The rounds that a list of events made, up to the first that the rules refused. */
export interface Folded<Round> {
  readonly rounds: readonly Round[];
  /** null when the whole list folded. */
  readonly refused: RefusedEvent | null;
}

/** Folds events of any world, by the rules given. */
export function foldWith<Round extends AnyRound>(
  start: Round,
  events: readonly EventIn<Round>[],
  step: (before: Round, event: EventIn<Round>) => Applied<Round>,
): Folded<Round> {
  const rounds: Round[] = [];
  let last = start;
  let index = 0;
  for (const event of events) {
    const { round, refused } = step(last, event);
    if (refused) return { rounds, refused: { index, ...refused } };
    rounds.push(round);
    last = round;
    index += 1;
  }
  return { rounds, refused: null };
}
