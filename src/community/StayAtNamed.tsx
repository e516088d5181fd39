'use client';

/** Keeps what the address names in sight while the board above it comes and makes the page longer. */
import { useEffect } from 'react';
import { holdInSight } from '@/src/ui/observing';

/** Holds what the address names in sight. Gives how to let go of it, which the reader’s first move does too. */
function hold(): () => void {
  const named = document.getElementById(window.location.hash.slice(1));
  // A browser scrolls to where it stood when the page came: the board, once it is drawn, is longer.
  return named ? holdInSight(named, 'start') : () => {};
}

/** Draws nothing. What a link of the page leads to while the board is under way is held, too. */
export function StayAtNamed() {
  useEffect(() => {
    let letGo = hold();
    const onLink = () => {
      letGo();
      letGo = hold();
    };
    window.addEventListener('hashchange', onLink);
    return () => {
      window.removeEventListener('hashchange', onLink);
      letGo();
    };
  }, []);
  return null;
}
