'use client';
/** Invites to press a figure, until one was pressed or the invitation was dismissed. */
import { memo, useEffect, useState } from 'react';

/** Under this key it is remembered that the invitation has been seen to. */
const KEY = 'tallystick-figures-known';

interface FigureHintProps {
  /** Whether a figure's origin is open, so that the invitation is no longer needed. */
  readonly isUsed: boolean;
}

/** The invitation. */
export const FigureHint = memo(function FigureHint({ isUsed }: FigureHintProps) {
  const [isKnown, setKnown] = useState(wasSeenTo);
  useEffect(() => {
    if (!isUsed) return;
    remember();
    setKnown(true);
  }, [isUsed]);
  if (isKnown) return null;
  return (
    <p className="figure-hint">
      Press any figure to see which steps made it up.{' '}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          remember();
          setKnown(true);
        }}
      >
        Got it
      </button>
    </p>
  );
});

/** Where storage is blocked, the invitation is not shown at every visit. */
function wasSeenTo(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // It is put away for this visit all the same.
  }
}
