'use client';

/** Ends the sessions in all other browsers. */
import { useState } from 'react';
import { endOtherSessions } from '@/src/contract/account';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';

/** The button, and under it what came of it. */
export function SignOutElsewhere() {
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState('');
  const end = async () => {
    setSaid('');
    if ((await go(endOtherSessions, {})) === null) return;
    setSaid('You are signed out everywhere but here.');
  };
  return (
    <>
      <div className="button-row">
        <Button aria-disabled={isSending} onClick={end}>
          {isSending ? 'Signing out' : 'Sign out everywhere else'}
        </Button>
        <Problem problem={problem} />
      </div>
      <p className="account-said" role="status">
        {said}
      </p>
    </>
  );
}
