'use client';

/** Sets a new password. */
import { useState } from 'react';
import { AccountForm } from './AccountForm';
import { onlyWrong, passwordWrong } from './checks';
import { Done } from './Done';
import { PasswordField } from './PasswordField';
import { useSending } from './useSending';

interface ResetFormProps {
  /** What the link carried. */
  readonly token: string;
  /** Characters that a password has at least. */
  readonly shortest: number;
}

/** The form, and afterwards the way on. */
export function ResetForm({ token, shortest }: ResetFormProps) {
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
    <AccountForm
      initial={{ password: '' }}
      check={({ password }) => onlyWrong({ password: passwordWrong(password, shortest) })}
      submit="Set the password"
      busy="Setting the password"
      isSending={isSending}
      problem={problem}
      onSubmit={async ({ password }) => {
        const done = await go('PUT', '/api/account/reset', { token, password });
        if (done !== null) setDone(true);
      }}
    >
      {(bind) => (
        <PasswordField
          field={bind('password')}
          label="New password"
          hint={`At least ${shortest} characters. A few words in a row will do.`}
          isNew
        />
      )}
    </AccountForm>
  );
}
