/** What the lesson machine remembers: a timeline, cursors and modes; never a balance. */
import type { Board } from '@/events/log/board';
import { newTimeline, type Timeline } from '@/events/log/timeline';
import type { Place } from '@/events/log/tree';

/** Milliseconds that a round is shown while playing. */
export const SPEEDS = [500, 1000, 2000] as const;

export type Speed = (typeof SPEEDS)[number];

/** Where the last reset or removal began, so that it can be taken back. */
interface Undo {
  readonly place: Place;
  readonly what: 'reset' | 'removal';
}

/** The learner's own place, and what they could take back there. */
export interface OwnPlace extends Place {
  readonly undo: Undo | null;
}

/** A type, not an interface: xstate wants a context with an index signature. */
export type LessonContext = {
  readonly timeline: Timeline;
  /** The node shown. */
  readonly at: number;
  /** The end of the line that the node is shown on. It never has a child. */
  readonly leaf: number;
  /** The learner's own place, kept aside while a shared log is open; null while it is the one shown. */
  readonly own: OwnPlace | null;
  readonly undo: Undo | null;
  /** One plain sentence about a shared, saved or imported log; null when there is nothing to say. */
  readonly problem: string | null;
  readonly speed: Speed;
  /** The shared log that is open; its title when it has one. */
  readonly visiting: { readonly title: string | null } | null;
};

/** What an event changes. */
export type Change = Partial<LessonContext>;

/** A board as it opens: at round 0. */
export function opened(board: Board): LessonContext {
  return {
    ...openingPlace(board),
    own: null,
    undo: null,
    problem: null,
    speed: 1000,
    visiting: null,
  };
}

/** Round 0 of a board on which nothing has been done. */
export function openingPlace(board: Board): Place {
  const timeline = newTimeline(board);
  return { timeline, at: timeline.opening, leaf: timeline.opening };
}

/** The place that is shown. */
export function placeShown({ timeline, at, leaf }: Place): Place {
  return { timeline, at, leaf };
}
