'use client';

/** What was done, where a form or a button stood. */
import { type ReactNode, useEffect, useRef } from 'react';

/** A sentence that is read aloud, and takes the focus that the form had. */
export function Done({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className="done-said" role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
