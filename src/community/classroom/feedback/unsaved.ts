'use client';
/** What stands unsaved in the form of a submission, for whatever returns the submission or leads away from it. */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Saves what is unsaved, and says whether nothing is any more. */
type Save = () => Promise<boolean>;

// Button, keys and links are drawn apart from the form, by the server: they meet here. A page has one form.
let saveOfForm: Save | null = null;

/** Saves what stands unsaved on the page; false where that was refused, which the form says itself. */
export async function saveUnsaved(): Promise<boolean> {
  return saveOfForm === null || saveOfForm();
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
 * Has what is unsaved saved before a link or a key of the page leads away, and the browser ask before the page
 * is closed.
 */
export function useUnsaved(isUnsaved: boolean, save: Save): void {
  const router = useRouter();
  useEffect(() => {
    saveOfForm = save;
    return () => {
      if (saveOfForm === save) saveOfForm = null;
    };
  }, [save]);
  useEffect(() => {
    if (!isUnsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = leadsTo(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      void save().then((isSaved) => isSaved && router.push(path));
    };
    const onClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onClosing);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onClosing);
    };
  }, [isUnsaved, save, router]);
}
