'use client';
/** Moves the focus to the board when an act removes the focused element: else it would fall to the top of the page. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the board itself once the button that had it is gone, such as that of a notice. */
export function useLastingFocus(board: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [board]);

  // After every drawing: whichever took the button away.
  useLayoutEffect(() => {
    const element = board.current;
    const { activeElement, body } = document;
    if (!element || activeElement !== body) return;
    if (!(last.current instanceof Element) || last.current.isConnected) return;
    last.current = null;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
}
