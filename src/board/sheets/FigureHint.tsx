'use client';
/** Invites to press a figure, until somebody has pressed one or put the invitation away. */
import { memo, useEffect, useState } from 'react';

/** Under this key it is remembered that the invitation has been seen to. */
const KEY = 'tallystick-figures-known';

interface FigureHintProps {
  /** Whether what made a figure up is being looked at: then nobody needs to be invited any more. */
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

/** A browser that lets nothing be kept is not asked at every visit. */
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
