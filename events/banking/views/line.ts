/** A line of a timeline as a list of rounds, for views that look at many of them. */

import { assertDefined, itemAt } from '../../assert';
import { nodeAt, parentOf, type Timeline } from '../../timeline/timeline';
import type { BankingRound } from '../board/rules';

/** A line's rounds, from the blank board on. */
export interface Line {
  /** What each event made, in order; the first is the blank board. The index in this list is the depth of a node. */
  readonly rounds: readonly BankingRound[];
  /** How many rounds the opening closed: a round's number is its count less this one. */
  readonly opening: number;
}

/** A round of a line, with what it came from. */
export interface LineRound {
  /** The number a learner reads: 0 for the position the lesson opens with, negative before it. */
  readonly number: number;
  /** The index of the round in the line. */
  readonly index: number;
  readonly before: BankingRound;
  readonly round: BankingRound;
}

/** The round at the end of a line. */
export function lastOf({ rounds }: Line): BankingRound {
  return assertDefined(rounds.at(-1), 'round of a line');
}

/** The line from the blank board to a node, that node included. */
export function lineTo(timeline: Timeline<BankingRound>, node: number): Line {
  const rounds: BankingRound[] = [];
  for (let id = node; ; id = parentOf(timeline, id)) {
    const { round, parent } = nodeAt(timeline, id);
    rounds.push(round);
    if (parent === null) break;
  }
  return { rounds: rounds.reverse(), opening: nodeAt(timeline, timeline.opening).round.count };
}

/** The rounds of a line that an event closed, latest first. Settings and notes close none, and post nothing. */
export function* closedRounds({ rounds, opening }: Line): Generator<LineRound> {
  for (let index = rounds.length - 1; index > 0; index -= 1) {
    const [before, round] = [itemAt(rounds, index - 1), itemAt(rounds, index)];
    if (round.count === before.count) continue;
    yield { number: round.count - opening, index, before, round };
  }
}
