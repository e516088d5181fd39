'use client';

/** Changing one’s password. */
import { useState } from 'react';
import { AccountForm } from './AccountForm';
import { onlyWrong, passwordWrong } from './checks';
import { PasswordField } from './PasswordField';
import { useSending } from './useSending';

/** The form. `shortest`: characters that a password has at least. */
export function PasswordForm({ shortest }: { readonly shortest: number }) {
  const { isSending, problem, go } = useSending();
  // With each change the form begins anew, empty.
  const [changes, setChanges] = useState(0);
  return (
    <>
      <AccountForm
        key={changes}
        initial={{ current: '', next: '' }}
        check={({ current, next }) =>
          onlyWrong({
            current: current === '' ? 'Write your current password.' : undefined,
            next:
              passwordWrong(next, shortest) ??
              (next === current ? 'This is the password you have: choose another.' : undefined),
          })
        }
        submit="Change the password"
        busy="Changing the password"
        isSending={isSending}
        problem={problem}
        onSubmit={async (values) => {
          const done = await go('PUT', '/api/account/password', values);
          if (done !== null) setChanges(changes + 1);
        }}
      >
        {(bind) => (
          <>
            <PasswordField field={bind('current')} label="Current password" />
            <PasswordField
              field={bind('next')}
              label="New password"
              hint={`At least ${shortest} characters. A few words in a row will do.`}
              isNew
            />
          </>
        )}
      </AccountForm>
      <p className="account-said" role="status">
        {changes > 0 && problem === null && !isSending
          ? 'Your password is changed. You are signed out everywhere but here.'
          : ''}
      </p>
    </>
  );
}
