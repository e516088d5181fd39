/** Changes how the board is drawn so that each party goes from its old place to its new one. */
import { flushSync } from 'react-dom';

/** WebKit ended the page in the middle of a transition to the map: only an engine of Chromium's kind is asked for one. */
const isTrusted = (): boolean => 'userAgentData' in navigator;

/** Makes a change as a view transition, where the browser supports it and motion is allowed. */
export function morph(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !isTrusted() || !('startViewTransition' in document)) change();
  else document.startViewTransition(() => flushSync(change));
}

/** The name by which a party is the same in every way of drawing it. */
export const morphName = (partyId: number): string => `party-${partyId}`;
