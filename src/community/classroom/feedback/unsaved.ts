'use client';
/** What stands unsaved in the form of a submission, for whatever returns the submission or leads away from it. */
import { useEffect } from 'react';

/** What the form of a page does for what stands outside it. */
interface UnsavedForm {
  /** Saves what is unsaved, and says whether nothing is any more. */
  readonly save: () => Promise<boolean>;
  /** Goes to another page of the site, once that loses nothing. */
  readonly leave: (path: string) => void;
}

// Button, keys and links are drawn apart from the form, by the server: they meet here. A page has one form.
let formOfPage: UnsavedForm | null = null;

/** Saves what stands unsaved on the page; false where that was refused, which the form says itself. */
export async function saveUnsaved(): Promise<boolean> {
  return formOfPage === null || formOfPage.save();
}

/** Leads to another page of the site, by way of the form where there is one. */
export function leaveFor(path: string, go: (path: string) => void): void {
  if (formOfPage === null) go(path);
  else formOfPage.leave(path);
}

/** The page that a click leads to within the site; null where it leaves the form where it is. */
function leadsTo(event: MouseEvent): string | null {
  if (event.button !== 0 || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, protocol, pathname, search, hash } = link;
  // A file that the page has made is of its origin too, and leads nowhere.
  if (origin !== window.location.origin || protocol === 'blob:') return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere ? null : `${pathname}${search}${hash}`;
}

/**
 * Has the form asked before a link or a key of the page leads away from what is unsaved, and the browser ask
 * before the page is closed.
 */
export function useUnsaved(isUnsaved: boolean, { save, leave }: UnsavedForm): void {
  useEffect(() => {
    const form = { save, leave };
    formOfPage = form;
    return () => {
      if (formOfPage === form) formOfPage = null;
    };
  }, [save, leave]);
  useEffect(() => {
    if (!isUnsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = leadsTo(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      leave(path);
    };
    const onClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onClosing);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onClosing);
    };
  }, [isUnsaved, leave]);
}
