'use client';

/** A field for a password, which can be shown while it is typed. */
import { useState } from 'react';
import type { FieldBinding } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';

interface PasswordFieldProps {
  readonly field: FieldBinding;
  readonly label?: string;
  readonly hint?: string | undefined;
  /** Whether it is a new one, which the browser may make up. */
  readonly isNew?: boolean;
}

/** The password, with a box under it that shows what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, label = 'Password', hint, isNew = false } = props;
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <TextField
        stacked
        {...field}
        label={label}
        hint={hint}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      <label className="account-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        Show {label.toLowerCase()}
      </label>
    </div>
  );
}
