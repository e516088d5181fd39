/** What the lesson machine remembers: a timeline, cursors and modes; never a balance. */

import type { Cursor } from '@/events/log/tree';
import type { Refusal } from '@/events/refusal';
import { newTimeline, type Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound, Board } from '@/events/world/board';

/** Milliseconds that a round is shown while playing. */
export const SPEEDS = [500, 1000, 2000] as const;

export type Speed = (typeof SPEEDS)[number];

/** Where the last reset or removal began, so that it can be taken back. */
interface Undo {
  readonly cursor: Cursor<AnyRound>;
  readonly what: 'reset' | 'removal';
}

/** The learner's own cursor, and what they could take back there. */
export interface OwnCursor extends Cursor<AnyRound> {
  readonly undo: Undo | null;
}

/** An action that was asked for and refused. */
export interface Attempt {
  /** The node it was asked for at. */
  readonly node: number;
  readonly event: AnyEvent;
  readonly refusal: Refusal;
}

/** A type, not an interface: xstate wants a context with an index signature. */
export type LessonContext = {
  readonly timeline: Timeline<AnyRound>;
  /** The node shown. */
  readonly at: number;
  /** The end of the line that the node is shown on. It never has a child. */
  readonly leaf: number;
  /** The learner's own cursor, kept aside while a shared log is open; null while it is the one shown. */
  readonly own: OwnCursor | null;
  readonly undo: Undo | null;
  /** What was refused on the timeline shown, the latest last. */
  readonly attempts: readonly Attempt[];
  /** One plain sentence about a shared, saved or imported log; null when there is nothing to say. */
  readonly problem: string | null;
  readonly speed: Speed;
  /** The log that is open beside one's own; its title when it has one, and whether the lesson's text shows it. */
  readonly visiting: { readonly title: string | null; readonly isDemonstration: boolean } | null;
};

/** What an event changes. */
export type Change = Partial<LessonContext>;

/** A board as it opens: at round 0. */
export function opened(board: Board<AnyRound>): LessonContext {
  return {
    ...openingCursor(board),
    own: null,
    undo: null,
    attempts: [],
    problem: null,
    speed: 1000,
    visiting: null,
  };
}

/** Round 0 of a board on which nothing has been done. */
export function openingCursor<Round extends AnyRound>(board: Board<Round>): Cursor<Round> {
  const timeline = newTimeline(board);
  return { timeline, at: timeline.opening, leaf: timeline.opening };
}

/** The cursor that is shown. */
export function cursorOf({ timeline, at, leaf }: Cursor<AnyRound>): Cursor<AnyRound> {
  return { timeline, at, leaf };
}
