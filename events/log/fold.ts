/** The fold: a log's events, one after another, from a lesson's opening position. */
import { apply, type BankingRound } from '../actions/apply';
import type { Permission } from '../actions/offers';
import type { BankingEvent } from '../actions/registry';
import { BLANK } from '../ledger/state';
import type { Lesson } from '../lessons/lesson';
import type { RefusedEvent } from './log';

/** The rounds that a list of events made, up to the first that the rules refused. */
export interface Folded {
  readonly rounds: readonly BankingRound[];
  /** null when the whole list folded. */
  readonly refused: RefusedEvent | null;
}

/** Folds events onto the round before them. Any round may be the start: the result is the same. */
export function fold(
  start: BankingRound,
  events: readonly BankingEvent[],
  permission: Permission,
): Folded {
  const rounds: BankingRound[] = [];
  let last = start;
  for (const [index, event] of events.entries()) {
    const { round, refused } = apply(last, event, permission);
    if (refused) return { rounds, refused: { index, ...refused } };
    rounds.push(round);
    last = round;
  }
  return { rounds, refused: null };
}

const openings = new WeakMap<Lesson, readonly BankingRound[]>();

/** The rounds of a lesson's opening position. Throws when one is refused: an opening is our own. */
export function openingRounds(lesson: Lesson): readonly BankingRound[] {
  const known = openings.get(lesson);
  if (known) return known;
  const { rounds, refused } = fold(BLANK, lesson.opening, 'opening');
  if (refused) {
    throw new Error(
      `the opening of lesson ${lesson.id} is refused at ${refused.index}: ${refused.message}`,
    );
  }
  openings.set(lesson, rounds);
  return rounds;
}

/** The position a lesson opens with, its round 0. */
export function openingPosition(lesson: Lesson): BankingRound {
  return openingRounds(lesson).at(-1) ?? BLANK;
}
