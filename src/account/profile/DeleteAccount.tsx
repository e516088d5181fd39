'use client';

/** Deleting one’s account, after it is said what goes with it. */
import { useState } from 'react';
import { deleteAccount } from '@/src/contract/account';
import { DELETION_WORD } from '@/src/contract/limits';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Modal } from '@/src/ui/overlays/modal';
import { PasswordField } from '../signin/PasswordField';
import { rememberDeletion } from './Deleted';
import { leaveFor } from './leave';

/** The page that says that nobody is signed in, and that the account is deleted. */
const SIGNED_OUT = '/registration/signout';

/** What is said where the answer to a deletion was lost, and then nobody is signed in: to sign in is no way on. */
const NOBODY =
  'Nobody is signed in here any more: your account is deleted, or you were signed out elsewhere.';

/** The button, and the dialog behind it. */
export function DeleteAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>Your account and everything that belongs to it can be deleted at any time.</p>
      <div className="button-row">
        <Button onClick={() => setOpen(true)}>Delete my account</Button>
      </div>
      <Modal open={isOpen} onOpenChange={setOpen} title="Delete your account?" variant="sheet">
        <p className="account-loss">This deletes, at once and for good:</p>
        <ul className="account-loss">
          <li>your name, e-mail address, picture and password</li>
          <li>the scenarios you published, with the comments and stars they were given</li>
          <li>your comments, stars and reports</li>
          <li>the classes you teach, with their assignments and all that was handed in to them</li>
          <li>your place in other classes, and what you handed in there</li>
          <li>your progress, as far as it is kept on the server</li>
        </ul>
        <p className="account-loss">
          Links to steps that you copied from a board go on working: they hold the steps themselves.
          Links to the scenarios you published do not. What lies in this browser stays.
        </p>
        <ProofForm hasPassword={hasPassword} onCancel={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface ProofFormProps {
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
}

function ProofForm({ hasPassword, onCancel }: ProofFormProps) {
  const { isSending, problem, go } = useSending();
  const [mayBeGone, setMayBeGone] = useState(false);
  const check = (proof: string): string | undefined => {
    if (hasPassword) return proof === '' ? 'Write your password.' : undefined;
    return proof.trim().toLowerCase() === DELETION_WORD
      ? undefined
      : `Type “${DELETION_WORD}” to confirm.`;
  };
  return (
    <RequestForm
      initial={{ proof: '' }}
      check={({ proof }) => onlyWrong({ proof: check(proof) })}
      submit="Delete my account for good"
      busy="Deleting the account"
      isDanger
      onCancel={onCancel}
      isSending={isSending}
      problem={mayBeGone && problem?.status === 401 ? NOBODY : problem}
      onSubmit={async ({ proof }) => {
        if (problem?.isUncertain) setMayBeGone(true);
        const body = hasPassword ? { password: proof } : { confirm: DELETION_WORD };
        if ((await go(deleteAccount, { body })) === null) return;
        rememberDeletion();
        leaveFor(SIGNED_OUT);
      }}
    >
      {(bind) =>
        hasPassword ? (
          <PasswordField field={bind('proof')} label="Your password" />
        ) : (
          <TextField stacked {...bind('proof')} label={`Type “${DELETION_WORD}” to confirm`} />
        )
      }
    </RequestForm>
  );
}
