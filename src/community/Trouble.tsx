'use client';

/** What went wrong with something that a member sent. */
import { signInPath } from './words';

interface TroubleProps {
  /** In a sentence; null when nothing did. */
  readonly problem: string | null;
  /** Whether it was refused because nobody is signed in any more. */
  readonly isSignedOut: boolean;
}

/** The sentence; for whoever was signed out meanwhile also the way back in, which leaves what was typed here. */
export function Trouble({ problem, isSignedOut }: TroubleProps) {
  if (problem === null) return null;
  return (
    <p role="alert" tabIndex={-1} className="scenario-trouble">
      {problem}
      {isSignedOut && (
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
