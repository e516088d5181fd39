'use client';

/** Ends the session. */
import { useState } from 'react';
import { Button } from '@/src/ui/button';
import { leaveFor } from './leave';
import { Problem } from './Problem';
import { endSession } from './sessionClient';

/** The button; it goes to the home page. */
export function SignOutButton() {
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
    <div className="account-buttons">
      <Button variant="primary" aria-disabled={isLeaving} onClick={go}>
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
