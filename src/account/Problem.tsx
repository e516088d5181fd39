'use client';

/** What went wrong with something that was sent. */
import { useEffect, useRef } from 'react';
import './problem.css';

/** A sentence that is read aloud and takes the focus as it comes; nothing where nothing went wrong. */
export function Problem({ sentence }: { readonly sentence: string | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentence !== null) line.current?.focus();
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <p ref={line} role="alert" tabIndex={-1} className="account-problem-said">
      {sentence}
    </p>
  );
}
