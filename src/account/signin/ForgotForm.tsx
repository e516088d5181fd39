'use client';

/** Asks for a link to set a new password. */
import { useState } from 'react';
import { askReset } from '@/src/contract/account';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { emailWrong } from './checks';

/** The form. Whether the address has an account it does not tell. */
export function ForgotForm() {
  const { isSending, problem, go } = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Done>
        If {sentTo} has an account here, a link is on its way. It works once, within an hour. Look
        among the unwanted mail too.
      </Done>
    );
  }
  return (
    <RequestForm
      initial={{ email: '' }}
      check={({ email }) => onlyWrong({ email: emailWrong(email) })}
      submit="Send the link"
      busy="Sending"
      isSending={isSending}
      problem={problem}
      onSubmit={async ({ email }) => {
        const done = await go(askReset, { body: { email } });
        if (done !== null) setSentTo(email.trim());
      }}
    >
      {(bind) => (
        <TextField
          stacked
          {...bind('email')}
          label="E-mail address"
          type="email"
          autoComplete="username"
          maxLength={254}
        />
      )}
    </RequestForm>
  );
}
