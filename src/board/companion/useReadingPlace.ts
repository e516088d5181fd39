'use client';
/** How far one has read in the companion, for whoever comes back by the browser's Back. */
import { type RefObject, useLayoutEffect } from 'react';

/** How far the text was scrolled, in pixels, by the visit. A page that is loaded anew begins at its top. */
const places = new Map<string, number>();

/** What tells this visit of the page from another; null where the browser does not say. */
const visit = (): string | null =>
  'navigation' in window ? (window.navigation.currentEntry?.key ?? null) : null;

/**
 * Brings the text back to where it was left, when one comes back to the same visit of its page. A browser
 * does so for a window that scrolls, and not for a part of the page.
 *
 * @param root what holds the companion
 */
export function useReadingPlace(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = root.current?.querySelector('.companion-read');
    if (!panel || visit() === null) return;
    const { pathname } = window.location;
    const keep = () => {
      const now = visit();
      // The next page has its address before this one has gone.
      if (now !== null && window.location.pathname === pathname) places.set(now, panel.scrollTop);
    };
    panel.scrollTop = places.get(visit() ?? '') ?? panel.scrollTop;
    const over = new AbortController();
    const { signal } = over;
    panel.addEventListener('scroll', keep, { signal, passive: true });
    // An address that gets another log is another visit, at the same place.
    const onVisit = () => {
      if (!places.has(visit() ?? '')) keep();
    };
    window.navigation.addEventListener('currententrychange', onVisit, { signal });
    return () => over.abort();
  }, [root]);
}
