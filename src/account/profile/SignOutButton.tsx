'use client';

/** Ends the session. */
import { useState } from 'react';
import { Problem } from '@/src/request/Problem';
import { endSession } from '@/src/session/sessionClient';
import { Button } from '@/src/ui/button';
import { leaveFor } from './leave';

interface SignOutButtonProps {
  /** `primary` where signing out is what the page is for. */
  readonly variant?: 'primary' | 'quiet';
}

/** The button; it goes to the home page. */
export function SignOutButton({ variant = 'quiet' }: SignOutButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const go = async () => {
    if (isLeaving) return;
    setLeaving(true);
    setFailed(false);
    if (await endSession()) return leaveFor('/');
    setLeaving(false);
    setFailed(true);
  };
  return (
    <div className="button-row">
      <Button variant={variant} aria-disabled={isLeaving} onClick={go}>
        {isLeaving ? 'Signing out' : 'Sign out'}
      </Button>
      <Problem
        problem={
          hasFailed ? 'You are still signed in: the server could not be reached. Try again.' : null
        }
      />
    </div>
  );
}
