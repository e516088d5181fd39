'use client';

/** Signing in by a link in mail. */
import { useState } from 'react';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { leaveFor } from '../profile/leave';
import { emailWrong } from './checks';
import { signInWith } from './signInWith';

/** The form; the link leads on to the path `way`. */
export function EmailLinkForm({ way }: { readonly way: string }) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (fields: Readonly<Record<'email', string>>) => {
    setSending(true);
    setProblem(null);
    const found = await signInWith('email', fields, way);
    if (found === null) return leaveFor('/registration/verify');
    setSending(false);
    setProblem(found);
  };
  return (
    <RequestForm
      initial={{ email: '' }}
      check={({ email }) => onlyWrong({ email: emailWrong(email) })}
      submit="Send me a link"
      busy="Sending"
      isSending={isSending}
      problem={problem}
      onSubmit={go}
    >
      {(bind) => (
        <TextField
          stacked
          {...bind('email')}
          label="E-mail address for the link"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
    </RequestForm>
  );
}
