'use client';

/** What went wrong with something that was sent. */
import { useEffect, useRef } from 'react';
import type { Refusal } from './call';
import { signInPath } from './signIn';
import './problem.css';
import { typeset } from '@/src/board/sentence/plainText';

/** A sentence, or what the server refused; null where nothing went wrong. */
export type Trouble = Refusal | string | null;

/**
 * A sentence that is read aloud and takes the focus as it comes; nothing where nothing went wrong.
 * Whoever was signed out meanwhile is also shown the way back in, which leaves what was typed here.
 */
export function Problem({ problem }: { readonly problem: Trouble }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== null) line.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  const { error, status } = typeof problem === 'string' ? { error: problem, status: 0 } : problem;
  return (
    <p ref={line} role="alert" tabIndex={-1} className="problem-said">
      {typeset(error)}
      {status === 401 && (
        <>
          {' '}
          <a href={signInPath(window.location.pathname)} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then come back to this one and try again.
        </>
      )}
    </p>
  );
}
