'use client';

/** Where the focus goes when a button goes with what it takes away. */
import { useEffect, useRef } from 'react';

/**
 * Hands the focus on when the component goes. Gives what to call once the thing was taken away.
 *
 * @param heir the id of what takes the focus; left out, nothing does
 */
export function useFocusFallback(heir: string | undefined): () => void {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // Whoever has meanwhile gone elsewhere stays there.
      const isLost = document.activeElement === document.body;
      if (isDone.current && isLost && heir !== undefined) document.getElementById(heir)?.focus();
    },
    [heir],
  );
  return () => {
    isDone.current = true;
  };
}
