'use client';
/** The page's link to its board: whoever follows it by the keyboard can act there at once. */
import { type RefObject, useEffect, useState } from 'react';

/** Where the choice of a party is. */
const ENTRANCES = ['.composer select'];

const isSeen = (element: HTMLElement): boolean => element.checkVisibility?.() !== false;

/** Moves the focus to the first entrance that is drawn. */
function enter(container: HTMLElement, preventScroll: boolean): void {
  const entrances = ENTRANCES.flatMap((one) => [...container.querySelectorAll<HTMLElement>(one)]);
  entrances.find(isSeen)?.focus({ preventScroll });
}

/**
 * Makes links to the board's place lead into its form, once the board is there.
 *
 * @param isThere whether the board has replaced what the server drew
 * @param load fetches the board; the same function as long as the place is mounted
 */
export function useWayToBoard(
  container: RefObject<HTMLElement | null>,
  isThere: boolean,
  load: () => Promise<void>,
): void {
  const [asked, setAsked] = useState<{ readonly byKey: boolean } | null>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey) return;
      if (!event.target.closest('a[href="#board"]')) return;
      // A key that presses a link counts no clicks.
      setAsked({ byKey: event.detail === 0 });
      void load();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [load]);
  useEffect(() => {
    if (!asked || !isThere || !container.current) return;
    const element = container.current;
    // After the browser itself has gone there. Whoever points sees the top of the board, and it stays.
    const timer = window.setTimeout(() => enter(element, !asked.byKey));
    return () => window.clearTimeout(timer);
  }, [asked, isThere, container]);
}
