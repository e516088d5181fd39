'use client';

/** Keeps what the address names in sight while the board above it comes and makes the page longer. */
import { useEffect } from 'react';
import { watchSize } from '@/src/ui/observing';

/** What a reader does to go elsewhere on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Holds what the address names in sight. Gives how to let go of it, which the reader’s first move does too. */
function hold(): () => void {
  const named = document.getElementById(window.location.hash.slice(1));
  if (!named) return () => {};
  // A browser scrolls to where it stood when the page came: the board, once it is drawn, is longer.
  const unwatch = watchSize(document.body, () => named.scrollIntoView({ behavior: 'instant' }));
  const letGo = () => {
    unwatch();
    for (const move of MOVES) window.removeEventListener(move, letGo);
  };
  for (const move of MOVES) window.addEventListener(move, letGo, { passive: true });
  return letGo;
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
