'use client';
/** Keeps the link of the page shown in sight, in a navbar that scrolls by itself. */
import { type RefObject, useEffect } from 'react';

/** Moves the navbar around the element, and never the page, as far as it takes. */
export function useCurrentInSight(
  container: RefObject<HTMLElement | null>,
  pathname: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link.
  useEffect(() => {
    const navbar = container.current?.closest('nav');
    const link = container.current?.querySelector('[aria-current=page]');
    if (!navbar || !link) return;
    const [around, own] = [navbar.getBoundingClientRect(), link.getBoundingClientRect()];
    const isInSight = own.top >= around.top && own.bottom <= around.bottom;
    if (!isInSight) navbar.scrollTop += own.top - around.top - around.height / 3;
  }, [container, pathname]);
}
