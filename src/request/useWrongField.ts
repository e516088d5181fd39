'use client';

/** Where the focus goes when a form is not sent: to the first field that is wrong, or to what is said. */
import { type RefObject, useEffect, useState } from 'react';

/** Gives what to call when something turned out to be wrong; the focus moves once that is on the screen. */
export function useWrongField(form: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.focus();
  }, [times, form]);
  return () => setTimes((before) => before + 1);
}
