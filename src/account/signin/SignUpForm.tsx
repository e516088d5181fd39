'use client';

/** Creating an account with a name, an e-mail address and a password. */
import { useState } from 'react';
import { signUp } from '@/src/contract/account';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { leaveFor } from '../profile/leave';
import { emailWrong, NEW_PASSWORD_HINT, nameWrong, passwordWrong } from './checks';
import { PasswordField } from './PasswordField';
import { signInWith } from './signInWith';

const TAKEN =
  'You could not be signed in with this password. If the address has an account already, sign in with its own password.';

/** The form; it goes on to the path `way`. Where no mail is sent it signs in at once, else it says that a link comes first. */
export function SignUpForm({ way }: { readonly way: string }) {
  const { isSending, problem, go } = useSending();
  const [isEntering, setEntering] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const create = async (fields: Readonly<Record<'name' | 'email' | 'password', string>>) => {
    setRefused(null);
    const done = await go(signUp, { body: fields });
    if (done === null) return;
    if (done.confirm) return setSentTo(fields.email.trim());
    setEntering(true);
    const { email, password } = fields;
    const found = await signInWith('credentials', { email, password }, way);
    if (found === null) return leaveFor(way);
    setEntering(false);
    setRefused(TAKEN);
  };
  if (sentTo !== null) return <LinkSent to={sentTo} way={way} />;
  return (
    <RequestForm
      initial={{ name: '', email: '', password: '' }}
      check={({ name, email, password }) =>
        onlyWrong({
          name: nameWrong(name),
          email: emailWrong(email),
          password: passwordWrong(password),
        })
      }
      submit="Create the account"
      busy="Creating the account"
      isSending={isSending || isEntering}
      problem={problem ?? refused}
      onSubmit={create}
    >
      {(bind) => (
        <>
          <TextField
            stacked
            {...bind('name')}
            label="Name"
            hint="Others see it beside what you share. It need not be your real one."
            autoComplete="nickname"
          />
          <TextField
            stacked
            {...bind('email')}
            label="E-mail address"
            hint="Only you can see it."
            type="email"
            autoComplete="username"
            maxLength={254}
          />
          <PasswordField field={bind('password')} hint={NEW_PASSWORD_HINT} isNew />
        </>
      )}
    </RequestForm>
  );
}

function LinkSent({ to, way }: { readonly to: string; readonly way: string }) {
  const signIn = `/registration/signin?${new URLSearchParams({ callbackUrl: way })}`;
  return (
    <Done>
      We have sent a link to {to}. Open it to confirm that the address is yours, then{' '}
      <a href={signIn}>sign in here</a>: you go on where you were. It may take some minutes to come;
      look among the unwanted mail too.
    </Done>
  );
}
