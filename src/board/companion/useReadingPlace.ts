'use client';
/** How far one has read in the companion, for whoever comes back by the browser's Back or loads the page anew. */
import { type RefObject, useLayoutEffect } from 'react';

/** What tells this visit of the page from another; null where the browser does not say. */
const visitNow = (): string | null =>
  'navigation' in window ? (window.navigation.currentEntry?.key ?? null) : null;

const nameOf = (visit: string) => `reading-${visit}`;

/** How far a visit had come, in pixels; 0 for a new one, and where nothing can be kept. */
function kept(visit: string): number {
  try {
    return Number(window.sessionStorage.getItem(nameOf(visit)) ?? 0);
  } catch {
    return 0;
  }
}

function keep(visit: string, top: number): void {
  try {
    window.sessionStorage.setItem(nameOf(visit), String(top));
  } catch {
    // Without a place to keep it, one begins at the top.
  }
}

/**
 * Brings the text back to where it was left, when one comes back to the same visit of its page. A browser
 * does so for a window that scrolls, and for a part of the page only while it has kept the whole page.
 *
 * @param root what holds the companion
 */
export function useReadingPlace(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = root.current?.querySelector('.companion-read');
    const first = visitNow();
    if (!panel || first === null) return;
    const { pathname } = window.location;
    let visit = first;
    if (panel.scrollTop === 0) panel.scrollTop = kept(visit);
    let top = panel.scrollTop;
    const leave = () => keep(visit, top);
    const onVisit = () => {
      // An address that gets another log is another visit at the same place; another page is none of it.
      if (window.location.pathname !== pathname) return;
      leave();
      visit = visitNow() ?? visit;
    };
    const onScroll = () => {
      top = panel.scrollTop;
    };
    const over = new AbortController();
    const { signal } = over;
    panel.addEventListener('scroll', onScroll, { signal, passive: true });
    window.navigation.addEventListener('currententrychange', onVisit, { signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      leave();
      over.abort();
    };
  }, [root]);
}
