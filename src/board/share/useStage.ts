'use client';
/** The screen while presenting: full screen, and no pointer while it rests. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '@/src/ui/observing';
import type { Room } from './fit';

/** How many presentations are open: the browser may make room when the one that asked is closed. */
let stages = 0;

/**
 * Takes the whole screen where the browser lets it; elsewhere the window has to do.
 *
 * @param onLeave called when the person leaves the full screen by the browser's own means
 */
export function useFullScreen(onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    let entered = false;
    const leave = () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
    stages += 1;
    const onChange = () => {
      if (document.fullscreenElement) entered = true;
      else if (entered) latest.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    const { documentElement } = document;
    if (document.fullscreenEnabled) {
      // Refused in a frame that may not: the window is filled all the same.
      const entering = documentElement.requestFullscreen({ navigationUI: 'hide' });
      entering.then(() => stages === 0 && leave()).catch(() => {});
    }
    return () => {
      stages -= 1;
      document.removeEventListener('fullscreenchange', onChange);
      leave();
    };
  }, []);
}

/** How long the pointer rests before it is hidden, in milliseconds. */
const REST = 3000;

/** Whether the pointer rests, and what to call when it moves. */
export function useRest(): readonly [boolean, () => void] {
  const [rests, setRests] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const moved = useCallback(() => {
    setRests(false);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setRests(true), REST);
  }, []);
  useEffect(() => {
    moved();
    return () => window.clearTimeout(timer.current);
  }, [moved]);
  return [rests, moved];
}

/** The room inside an element, kept up to date; a projector's until there is one. */
export function useRoom(element: HTMLElement | null): Room {
  const [room, setRoom] = useState<Room>({ width: 1280, height: 560 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    return watchSize(element, measure);
  }, [element]);
  return room;
}

/** How often a size that turned out too large is made smaller; beyond that the accounts scroll. */
const TRIES = 6;

/**
 * Sets the type of an element to a size, or to a smaller one at which it does not overflow: a size
 * is reckoned from letters of average width, and an account may have wider ones.
 */
export function useSize(
  element: RefObject<HTMLElement | null>,
  size: number,
  shown: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides whether it overflows.
  useLayoutEffect(() => {
    const { current } = element;
    const frame = current?.parentElement;
    if (!current || !frame) return;
    let set = size;
    current.style.fontSize = `${set}px`;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const over = Math.max(
        frame.scrollHeight / Math.max(1, frame.clientHeight),
        frame.scrollWidth / Math.max(1, frame.clientWidth),
      );
      if (frame.clientHeight === 0 || over <= 1) return;
      set *= Math.max(0.85, Math.min(0.985, 1 / over));
      current.style.fontSize = `${set}px`;
    }
  }, [element, size, shown]);
}
