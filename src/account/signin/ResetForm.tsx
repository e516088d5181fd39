'use client';

/** Sets a new password. */
import { useState } from 'react';
import { resetPassword } from '@/src/contract/account';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { NEW_PASSWORD_HINT, passwordWrong } from './checks';
import { PasswordField } from './PasswordField';

/** The form, and afterwards the way on. `token`: what the link carried. */
export function ResetForm({ token }: { readonly token: string }) {
  const { isSending, problem, go } = useSending();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <Done>
        Your new password is set. <a href="/registration/signin">Sign in</a>
      </Done>
    );
  }
  return (
    <RequestForm
      initial={{ password: '' }}
      check={({ password }) => onlyWrong({ password: passwordWrong(password) })}
      submit="Set the password"
      busy="Setting the password"
      isSending={isSending}
      problem={problem}
      onSubmit={async ({ password }) => {
        const done = await go(resetPassword, { body: { token, password } });
        if (done !== null) setDone(true);
      }}
    >
      {(bind) => (
        <PasswordField
          field={bind('password')}
          label="New password"
          hint={NEW_PASSWORD_HINT}
          isNew
        />
      )}
    </RequestForm>
  );
}
