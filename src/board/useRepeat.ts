'use client';
/** A button that repeats while it is held. */
import { useCallback, useEffect, useRef } from 'react';

/** How long a press must last before it repeats, and how fast it then does, in milliseconds. */
const BEFORE_REPEAT = 400;
const BETWEEN_REPEATS = 90;

interface HoldHandlers {
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** Handlers for a button whose action is done once when clicked and again and again while held. */
export function useRepeat(action: () => void): HoldHandlers {
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
  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = window.setTimeout(repeat, BETWEEN_REPEATS);
  };
  return {
    onPointerDown: () => {
      stop();
      repeated.current = false;
      timer.current = window.setTimeout(repeat, BEFORE_REPEAT);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A held press has acted already; the click that ends it must not act once more.
    onClick: () => {
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
