'use client';

/** Confirms the address that a link was sent to, by whoever made the account. */
import { useState } from 'react';
import { confirmAddress } from '@/src/contract/account';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { PasswordField } from './PasswordField';

/** The form, and afterwards the way on. */
export function ConfirmForm({ token }: { readonly token: string }) {
  const { isSending, problem, go } = useSending();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <Done>
        Your address is confirmed. <a href="/registration/signin">Sign in</a>
      </Done>
    );
  }
  return (
    <>
      <RequestForm
        initial={{ password: '' }}
        check={({ password }) =>
          onlyWrong({ password: password === '' ? 'Write your password.' : undefined })
        }
        submit="Confirm my address"
        busy="Confirming"
        isSending={isSending}
        problem={problem}
        onSubmit={async ({ password }) => {
          const done = await go(confirmAddress, { body: { token, password } });
          if (done !== null) setDone(true);
        }}
      >
        {(bind) => <PasswordField field={bind('password')} />}
      </RequestForm>
      {problem !== null && (
        <a className="account-link" href="/registration/forgot">
          Ask for a new password: that confirms the address as well
        </a>
      )}
    </>
  );
}
