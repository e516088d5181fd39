'use client';

/** Signing in with an e-mail address and a password. */
import { useState } from 'react';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { leaveFor } from '../profile/leave';
import { emailWrong } from './checks';
import { PasswordField } from './PasswordField';
import { signInWith } from './signInWith';

/** The form; it goes on to the path `way`. */
export function SignInForm({ way }: { readonly way: string }) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (fields: Readonly<Record<'email' | 'password', string>>) => {
    setSending(true);
    setProblem(null);
    const found = await signInWith('credentials', fields, way);
    if (found === null) return leaveFor(way);
    setSending(false);
    setProblem(found);
  };
  return (
    <RequestForm
      initial={{ email: '', password: '' }}
      check={({ email, password }) =>
        onlyWrong({
          email: emailWrong(email),
          password: password === '' ? 'Write your password.' : undefined,
        })
      }
      submit="Sign in"
      busy="Signing in"
      isSending={isSending}
      problem={problem}
      onSubmit={go}
    >
      {(bind) => (
        <>
          <TextField
            stacked
            {...bind('email')}
            label="E-mail address"
            type="email"
            autoComplete="username"
            maxLength={254}
          />
          <PasswordField field={bind('password')} />
        </>
      )}
    </RequestForm>
  );
}
