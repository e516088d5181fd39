/** Cursors on the timelines of any lesson, as one comes to them by acting and by stepping back. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { firstRound, lastRound, nodeOfRound, roundNumber } from '@/events/timeline/lines';
import { act, newTimeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { lessonOf } from './boards';

/** Where a lesson opens. */
export function openingCursorOf(lesson: number): Cursor<BankingRound> {
  const timeline = newTimeline(lessonBoard(lessonOf(lesson)));
  return { timeline, at: timeline.opening, leaf: timeline.opening };
}

/** The cursor after these events. Throws when one is refused. */
export function acting(
  from: Cursor<BankingRound>,
  ...events: readonly BankingEvent[]
): Cursor<BankingRound> {
  return events.reduce<Cursor<BankingRound>>(({ timeline, at }, event) => {
    const { timeline: next, node, refused } = act(timeline, at, event);
    if (refused) throw new Error(refused.message);
    return { timeline: next, at: node, leaf: node };
  }, from);
}

/** The cursor at a round of the same line. */
export function stepped(
  { timeline, leaf }: Cursor<BankingRound>,
  round: number,
): Cursor<BankingRound> {
  return { timeline, leaf, at: nodeOfRound(timeline, leaf, round) };
}

type EventNamed<Type extends BankingEvent['type']> = Extract<BankingEvent, { type: Type }>;

/** A payment between the customers of lesson 2, in cents. */
export function payment(from: 1 | 2, to: 1 | 2, amount: number): EventNamed<'transfer'> {
  return { type: 'transfer', from, fromBank: 0, to, toBank: 0, amount };
}

/** A note. */
export function note(text: string): EventNamed<'note'> {
  return { type: 'note', text };
}

/** The number of the round that a cursor shows. */
export function roundShown({ timeline, at }: Cursor<AnyRound>): number {
  return roundNumber(timeline, at);
}

/** The numbers of the earliest round of the opening and of the last round of a cursor's line. */
export function lineEnds({ timeline, leaf }: Cursor<AnyRound>): { first: number; last: number } {
  return { first: firstRound(timeline), last: lastRound(timeline, leaf) };
}
