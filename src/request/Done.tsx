'use client';

/** What was done, where a form or a button stood. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { holdInSight } from '@/src/ui/observing';

/** A sentence that is read aloud, takes the focus that the form had, and stays in sight. */
export function Done({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // With the sentence, not after it: an effect comes a moment later, when one may have typed on.
  useLayoutEffect(() => {
    if (!line.current) return;
    line.current.focus();
    // What was done is also told above, where it pushes this down: on a phone, out of the screen.
    return holdInSight(line.current, 'nearest');
  }, []);
  return (
    <p ref={line} className="done-said" role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
