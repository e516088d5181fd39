'use client';
/** A button that repeats while it is held. */
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** How long a press must last before it repeats, and how fast it then does, in milliseconds. */
const BEFORE_REPEAT = 400;
const BETWEEN_REPEATS = 90;

interface HoldHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Handlers for a button whose action is done once when clicked and again and again while held.
 *
 * @param disabled whether the button is: a hold ends there, and is not taken up again
 */
export function useRepeat(action: () => void, disabled: boolean): HoldHandlers {
  const latest = useRef(action);
  const timer = useRef<number | undefined>(undefined);
  const repeated = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  const stop = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (disabled) stop();
  }, [disabled, stop]);
  const repeat = () => {
    repeated.current = true;
    timer.current = window.setTimeout(repeat, BETWEEN_REPEATS);
    latest.current();
  };
  return {
    onPointerDown: ({ button }) => {
      stop();
      // Another button opens a menu, under which nobody hears that it was let go.
      if (button > 0) return;
      repeated.current = false;
      timer.current = window.setTimeout(repeat, BEFORE_REPEAT);
      // On the window: what is shown changes in height, and the button may move from under the pointer.
      window.addEventListener('pointerup', stop, { once: true });
      window.addEventListener('pointercancel', stop, { once: true });
    },
    // A held press has acted already; the click that ends it must not act once more. Keys never hold.
    onClick: ({ detail }) => {
      if (!repeated.current || detail === 0) latest.current();
      repeated.current = false;
    },
  };
}
