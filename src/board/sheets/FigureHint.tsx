'use client';
/** Invites to press a figure, until one was pressed or the invitation was dismissed. */
import { memo, useEffect, useSyncExternalStore } from 'react';

/** Under this key it is remembered that the invitation has been seen to. */
const KEY = 'tallystick-figures-known';

interface FigureHintProps {
  /** Whether a figure's origin is open, so that the invitation is no longer needed. */
  readonly isUsed: boolean;
  readonly className?: string;
}

/** The invitation. It stands at two places of a board, and goes from both at once. */
export const FigureHint = memo(function FigureHint(props: FigureHintProps) {
  const { isUsed, className = 'figure-hint' } = props;
  if (!useInvitation(isUsed)) return null;
  return (
    // Nobody has to hear it again with every step.
    <p className={className} aria-live="off">
      Press any figure to see which steps made it up.{' '}
      <button type="button" className="text-button" onClick={remember}>
        Got it
      </button>
    </p>
  );
});

/**
 * Whether one is still to be invited.
 *
 * @param isUsed whether a figure's origin is open: then one need not be, ever again
 */
export function useInvitation(isUsed: boolean): boolean {
  const isKnown = useSyncExternalStore(listen, wasSeenTo, wasSeenTo);
  useEffect(() => {
    if (isUsed) remember();
  }, [isUsed]);
  return !isKnown;
}

const listeners = new Set<() => void>();

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** Whether it was put away on this page where the browser keeps nothing. */
let isPutAway = false;

/** Where storage is blocked, the invitation is not shown at every visit. */
function wasSeenTo(): boolean {
  try {
    return isPutAway || localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    isPutAway = true;
  }
  for (const onChange of listeners) onChange();
}
