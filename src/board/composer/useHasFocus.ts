/** Whether somebody is at the composer. */
import { type RefObject, useEffect, useState } from 'react';

/** Whether the focus is on the form or on what stands beside it. */
export function useHasFocus(form: RefObject<HTMLFormElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const around = form.current?.parentElement;
    if (!around) return;
    const over = new AbortController();
    const { signal } = over;
    around.addEventListener('focusin', () => setHasFocus(true), { signal });
    around.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const isWithin = relatedTarget instanceof Node && around.contains(relatedTarget);
        if (!isWithin) setHasFocus(false);
      },
      { signal },
    );
    return () => over.abort();
  }, [form]);
  return hasFocus;
}
