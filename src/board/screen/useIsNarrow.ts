'use client';
/** Whether the screen is as narrow as a phone's. */
import { useSyncExternalStore } from 'react';

const PHONE = '(width < 700px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where sheets stand one over the other; a board is drawn in the browser only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
