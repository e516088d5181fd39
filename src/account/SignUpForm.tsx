'use client';

/** Creating an account with a name, an e-mail address and a password. */
import { useState } from 'react';
import { TextField } from '@/src/ui/field';
import { AccountForm } from './AccountForm';
import { emailWrong, nameWrong, onlyWrong, passwordWrong } from './checks';
import { Done } from './Done';
import { leaveFor } from './leave';
import { PasswordField } from './PasswordField';
import { signInWith } from './signInWith';
import { useSending } from './useSending';

const TAKEN =
  'You could not be signed in with this password. If the address has an account already, sign in with its own password.';

interface SignUpFormProps {
  /** The path to go on to. */
  readonly way: string;
  /** Characters that a password has at least. */
  readonly shortest: number;
  /** Characters that a name may have. */
  readonly longest: number;
}

/** The form. Where no mail is sent it signs in at once, else it says that a link comes first. */
export function SignUpForm({ way, shortest, longest }: SignUpFormProps) {
  const { isSending, problem, go } = useSending();
  const [isEntering, setEntering] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const signUp = async (fields: Readonly<Record<'name' | 'email' | 'password', string>>) => {
    setRefused(null);
    const done = await go('POST', '/api/account', fields);
    if (done === null) return;
    if (done.confirm === true) return setSentTo(fields.email.trim());
    setEntering(true);
    const { email, password } = fields;
    const found = await signInWith('credentials', { email, password }, way);
    if (found === null) return leaveFor(way);
    setEntering(false);
    setRefused(TAKEN);
  };
  if (sentTo !== null) return <LinkSent to={sentTo} way={way} />;
  return (
    <AccountForm
      initial={{ name: '', email: '', password: '' }}
      check={({ name, email, password }) =>
        onlyWrong({
          name: nameWrong(name, longest),
          email: emailWrong(email),
          password: passwordWrong(password, shortest),
        })
      }
      submit="Create the account"
      busy="Creating the account"
      isSending={isSending || isEntering}
      problem={problem ?? refused}
      onSubmit={signUp}
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
            hint="Nobody sees it but you."
            type="email"
            autoComplete="username"
            maxLength={254}
          />
          <PasswordField
            field={bind('password')}
            hint={`At least ${shortest} characters. A few words in a row will do.`}
            isNew
          />
        </>
      )}
    </AccountForm>
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
