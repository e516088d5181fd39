/** Where the story of the home page stands. No clock: who plays it sends the ticks. */

/** A place in the story. */
export interface Playing {
  /** The step that is shown; 0 is the opening. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Whether the visitor has taken it in hand: then nothing begins by itself any more. */
  readonly isTaken: boolean;
}

/** What happens to it: it comes into sight, goes out of it, its time is up, or the visitor acts. */
export type PlayingEvent =
  | { readonly type: 'SEEN' | 'AWAY' | 'TICK' | 'TOGGLE' }
  | { readonly type: 'GO'; readonly step: number };

/** As the page opens. */
export const STANDING: Playing = { at: 0, isPlaying: false, isTaken: false };

/**
 * The place after something happened.
 *
 * @param last the number of the last step
 */
export function playingAfter(state: Playing, event: PlayingEvent, last: number): Playing {
  const { at, isPlaying, isTaken } = state;
  switch (event.type) {
    case 'SEEN':
      return isTaken || at === last ? state : { ...state, isPlaying: true };
    case 'AWAY':
      return isPlaying ? { ...state, isPlaying: false } : state;
    case 'TICK': {
      const next = Math.min(at + 1, last);
      return isPlaying ? { ...state, at: next, isPlaying: next < last } : state;
    }
    case 'TOGGLE': {
      // From its end it starts anew, as everywhere.
      const from = !isPlaying && at === last ? 0 : at;
      return { at: from, isPlaying: !isPlaying, isTaken: true };
    }
    case 'GO':
      return { at: Math.max(0, Math.min(event.step, last)), isPlaying: false, isTaken: true };
  }
}
