'use client';

/** Confirms the address that a link was sent to. */
import { useState } from 'react';
import { Button } from '@/src/ui/button';
import { Done } from './Done';
import { Problem } from './Problem';
import { useSending } from './useSending';

/** The button, and afterwards the way on. */
export function ConfirmButton({ token }: { readonly token: string }) {
  const { isSending, problem, go } = useSending();
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    if ((await go('POST', '/api/account/confirm', { token })) !== null) setDone(true);
  };
  if (isDone) {
    return (
      <Done>
        Your address is confirmed. <a href="/registration/signin">Sign in</a>
      </Done>
    );
  }
  return (
    <div className="account-buttons">
      <Button variant="primary" aria-disabled={isSending} onClick={confirm}>
        {isSending ? 'Confirming' : 'Confirm my address'}
      </Button>
      <Problem sentence={problem} />
      {problem !== null && (
        <a className="account-link" href="/registration/forgot">
          Ask for a new password: that confirms the address as well
        </a>
      )}
    </div>
  );
}
