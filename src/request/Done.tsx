'use client';

/** What was done, where a form or a button stood. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A sentence that is read aloud, and takes the focus that the form had. */
export function Done({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // With the sentence, not after it: an effect comes a moment later, when one may have typed on.
  useLayoutEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className="done-said" role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
