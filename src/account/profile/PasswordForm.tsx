'use client';

/** Changing one’s password. */
import { useState } from 'react';
import { changePassword } from '@/src/contract/account';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { NEW_PASSWORD_HINT, passwordWrong } from '../signin/checks';
import { PasswordField } from '../signin/PasswordField';

/** The form. */
export function PasswordForm() {
  const { isSending, problem, go } = useSending();
  // With each change the form begins anew, empty.
  const [changes, setChanges] = useState(0);
  return (
    <>
      <RequestForm
        key={changes}
        initial={{ current: '', next: '' }}
        check={({ current, next }) =>
          onlyWrong({
            current: current === '' ? 'Write your current password.' : undefined,
            next:
              passwordWrong(next) ??
              (next === current ? 'This is the password you have: choose another.' : undefined),
          })
        }
        submit="Change the password"
        busy="Changing the password"
        isSending={isSending}
        problem={problem}
        onSubmit={async (values) => {
          const done = await go(changePassword, { body: values });
          if (done !== null) setChanges(changes + 1);
        }}
      >
        {(bind) => (
          <>
            <PasswordField field={bind('current')} label="Current password" />
            <PasswordField
              field={bind('next')}
              label="New password"
              hint={NEW_PASSWORD_HINT}
              isNew
            />
          </>
        )}
      </RequestForm>
      {changes > 0 && problem === null && !isSending && (
        <Done>Your password is changed. You are signed out everywhere but here.</Done>
      )}
    </>
  );
}
