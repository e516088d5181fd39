'use client';

/** Keeps what the address names in sight while the board above it comes and makes the page longer. */
import { useEffect } from 'react';

/** What a reader does to go elsewhere on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Draws nothing. It lets go at the reader’s first move. */
export function StayAtNamed() {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!named) return;
    // A browser scrolls to where it stood when the page came: the board, once it is drawn, is longer.
    const grown = new ResizeObserver(() => named.scrollIntoView({ behavior: 'instant' }));
    grown.observe(document.body);
    const letGo = () => {
      grown.disconnect();
      for (const move of MOVES) window.removeEventListener(move, letGo);
    };
    for (const move of MOVES) window.addEventListener(move, letGo, { passive: true });
    return letGo;
  }, []);
  return null;
}
