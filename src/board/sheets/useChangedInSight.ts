'use client';
/** Brings what a step changed into sight where not all sheets find room. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a container whose sheets do not fit so that those that the step changed are seen: to the first of
 * them, where they are not in sight already. What fits stays where it is.
 */
function showChanged(container: HTMLElement): void {
  if (container.dataset.fits !== 'false') return;
  const boxes = [...container.querySelectorAll('[data-changed]')].map((sheet) =>
    sheet.getBoundingClientRect(),
  );
  if (boxes.length === 0) return;
  const frame = container.getBoundingClientRect();
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= frame.top && bottom <= frame.bottom) return;
  container.scrollTop += top - frame.top;
}

/**
 * Brings what a step changed into sight after the sheets have been fitted, once for each step and each way to merge
 * its lines: a reader who then scrolls elsewhere stays there.
 *
 * @param merge how lines are drawn as one
 * @param isPassing whether the sheets are not fitted yet, as they are drawn anew before anybody sees them
 */
export function useChangedInSight(
  container: RefObject<HTMLElement | null>,
  shown: unknown,
  merge: unknown,
  isPassing: () => boolean,
): void {
  const last = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    const [lastShown, lastMerge] = last.current;
    if (!container.current || isPassing() || (lastShown === shown && lastMerge === merge)) return;
    last.current = [shown, merge];
    showChanged(container.current);
  }, [container, shown, merge, isPassing]);
}
