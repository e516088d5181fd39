'use client';
/** Whether the sheets have no more room than on a phone. */
import { useSyncExternalStore } from 'react';
import { FEW_SHEETS } from './media';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(FEW_SHEETS);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where sheets stand one over the other; a board is drawn in the browser only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(FEW_SHEETS).matches,
    () => false,
  );
}
