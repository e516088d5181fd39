'use client';
/** Plays the story while it is in sight, until the visitor takes it in hand. */
import { type Dispatch, type RefObject, useCallback, useEffect, useReducer } from 'react';
import { watchSight } from '@/src/ui/observing';
import { type Playing, type PlayingEvent, playingAfter, STANDING } from './playing';

/** Milliseconds that the page stands before anything moves, and that a step has to be read. */
const BEFORE = 1500;
const EACH = 4000;

/** How much of the board is to be seen before it plays. */
const SEEN = 0.4;

/**
 * Where the story stands, and how to move it.
 *
 * @param last the number of its last step
 * @param isAway whether something else stands in its place
 */
export function useStory(
  container: RefObject<HTMLElement | null>,
  last: number,
  isAway: boolean,
): readonly [Playing, Dispatch<PlayingEvent>] {
  const after = useCallback(
    (state: Playing, event: PlayingEvent) => playingAfter(state, event, last),
    [last],
  );
  const [playing, send] = useReducer(after, STANDING);
  const { at, isPlaying } = playing;
  useEffect(() => {
    const { current } = container;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!current || isAway || isStill) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = watchSight(
      current,
      (isSeen) => {
        clearTimeout(timer);
        if (isSeen) timer = setTimeout(() => send({ type: 'SEEN' }), BEFORE);
        else send({ type: 'AWAY' });
      },
      { threshold: SEEN },
    );
    return () => {
      unwatch();
      clearTimeout(timer);
    };
  }, [container, isAway]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => send({ type: 'TICK' }), at === 0 ? BEFORE : EACH);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  return [playing, send];
}
