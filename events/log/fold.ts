/** The fold: a log's events, one after another, from the round before them. */
import { apply, type BankingRound } from '../actions/apply';
import type { Permission } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';
import type { Applied, EventIn, Step } from './board';
import type { RefusedEvent } from './log';

/** The rounds that a list of events made, up to the first that the rules refused. */
export interface Folded<Round = BankingRound> {
  readonly rounds: readonly Round[];
  /** null when the whole list folded. */
  readonly refused: RefusedEvent | null;
}

/** Folds events onto the round before them. Any round may be the start: the result is the same. */
export function fold(
  start: BankingRound,
  events: readonly BankingEvent[],
  permission: Permission,
): Folded {
  return foldWith(start, events, (before, event) => apply(before, event, permission));
}

/** Folds events of any world, by the rules given. */
export function foldWith<Round extends Step>(
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
