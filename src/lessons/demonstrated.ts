/**
 * The rounds that a text speaks of: the opening that its demonstration starts from, then the demonstration,
 * then what an example adds.
 */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, fold } from '@/events/banking/board/rules';
import { typeset } from '@/src/board/sentence/plainText';
import type { Lesson } from './course/lesson';
import { demonstrationOf } from './demonstrations';

/** A place in a lesson's story. */
export interface DemonstrationStep {
  readonly lesson: Lesson;
  /** A round of the demonstration: 0 (when left out) is the opening position, negative ones came before it. */
  readonly round?: number;
  /** What is done from there; the last of them is the round shown. */
  readonly events?: readonly BankingEvent[];
}

/** All rounds from the blank board to the place, the place itself last: at least one. */
export function roundsTo({
  lesson,
  round = 0,
  events = [],
}: DemonstrationStep): readonly BankingRound[] {
  const begun = upTo(lesson, round);
  const { rounds, refused } = foldFrom(lesson, begun, events);
  if (refused) throw new Error(`an example of lesson ${lesson.id}: ${refused.message}`);
  return [...begun, ...rounds];
}

/** What the rules say to the last of the events. Throws when they allow it: the text would be wrong. */
export function refusalAt(step: DemonstrationStep): string {
  const { lesson, round = 0, events = [] } = step;
  const { refused } = foldFrom(lesson, upTo(lesson, round), events);
  if (refused?.index !== events.length - 1) {
    throw new Error(`an example of lesson ${lesson.id} says "refused" of what is not`);
  }
  return typeset(refused.message);
}

/** The last round of the place. */
export function roundAt(step: DemonstrationStep): BankingRound {
  const found = roundsTo(step).at(-1);
  if (!found) throw new Error('a board has a round before its first event');
  return found;
}

function foldFrom(
  { offers }: Lesson,
  begun: readonly BankingRound[],
  events: readonly BankingEvent[],
) {
  const start = begun.at(-1);
  if (!start) throw new Error('a board has a round before its first event');
  return fold(start, events, offers);
}

/** Opening and demonstration up to and with a round, the settings and notes that belong to it included. */
function upTo(lesson: Lesson, round: number): readonly BankingRound[] {
  const found = demonstrationOf(lesson);
  const opening = found.start;
  if (round <= 0) {
    const begun = opening.slice(0, opening.length + round);
    if (begun.length === 0) throw missing(lesson, round);
    return begun;
  }
  if (round > found.last) throw missing(lesson, round);
  const { rounds } = foldFrom(lesson, opening, found.log.events);
  const last = (opening.at(-1)?.count ?? 0) + round;
  return [...opening, ...rounds.filter(({ count }) => count <= last)];
}

function missing({ id }: Lesson, round: number): Error {
  return new Error(`the text of lesson ${id} speaks of round ${round}, which is not there`);
}
