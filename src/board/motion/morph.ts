/** Changes how the board is drawn so that each party goes from its old place to its new one. */
import { flushSync } from 'react-dom';

/** Makes a change; the browser shows what has a `view-transition-name` on its way, where it can and may. */
export function morph(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) change();
  else document.startViewTransition(() => flushSync(change));
}

/** The name by which a party is the same in every way of drawing it. */
export const morphName = (partyId: number): string => `party-${partyId}`;
