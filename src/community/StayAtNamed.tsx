'use client';

/** Keeps what the address names in sight while the board above it comes and makes the page longer. */
import { useEffect } from 'react';
import { watchSize } from '@/src/ui/observing';

/** What a reader does to go elsewhere on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Draws nothing. It lets go at the reader’s first move. */
export function StayAtNamed() {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!named) return;
    // A browser scrolls to where it stood when the page came: the board, once it is drawn, is longer.
    const unwatch = watchSize(document.body, () => named.scrollIntoView({ behavior: 'instant' }));
    const letGo = () => {
      unwatch();
      for (const move of MOVES) window.removeEventListener(move, letGo);
    };
    for (const move of MOVES) window.addEventListener(move, letGo, { passive: true });
    return letGo;
  }, []);
  return null;
}
