'use client';

/** Whether progress is kept on the server too. */
import { useId, useState } from 'react';
import { changeAccount } from '@/src/contract/account';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { refetchSession } from '@/src/session/refetch';

/** A box to tick. */
export function SyncSwitch({ isOn }: { readonly isOn: boolean }) {
  const id = useId();
  const { isSending, problem, go } = useSending();
  const [isChosen, setChosen] = useState(isOn);
  const [said, setSaid] = useState('');
  const choose = async (syncsProgress: boolean) => {
    if (isSending) return;
    setSaid('');
    setChosen(syncsProgress);
    if ((await go(changeAccount, { body: { syncsProgress } })) === null) {
      setChosen(!syncsProgress);
      return;
    }
    setSaid(
      syncsProgress
        ? 'Your progress is kept on the server too, from now on.'
        : 'Your progress is kept in this browser only, and deleted on the server.',
    );
    await refetchSession();
  };
  return (
    <>
      <label className="account-check account-sync">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={id}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        Keep my progress on the server too
      </label>
      <p id={id} className="account-hint">
        Then you find it in every browser in which you sign in. Only which lessons you read and
        which tasks you met is sent; what you did on the boards stays here.
      </p>
      <p className="account-said" role="status">
        {said}
      </p>
      <Problem problem={problem} />
    </>
  );
}
