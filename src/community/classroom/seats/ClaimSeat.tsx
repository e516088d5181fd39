'use client';

/** Taking a seat over into the account of whoever is signed in. */
import { useRouter } from 'next/navigation';
import { claimSeat } from '@/src/contract/seats';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { heldWordWrong } from './checks';
import { WordField } from './WordField';

interface ClaimSeatProps {
  readonly classId: string;
  /** The name of the seat. */
  readonly seat: string;
}

/** What comes of it, and the form; the page is drawn anew as a learner with an account sees it. */
export function ClaimSeat({ classId, seat }: ClaimSeatProps) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const claim = async (word: string) => {
    const done = await go(claimSeat, { params: { id: classId }, body: { word } });
    if (done !== null) router.refresh();
  };
  return (
    <>
      <p>
        You are signed in. You can take what was handed in as {seat} into your account: you then
        learn in this class under the name of your account, and your place without one is gone.
        Where both handed in to one assignment, the later of the two stays.
      </p>
      <RequestForm
        initial={{ word: '' }}
        check={({ word }) => onlyWrong({ word: heldWordWrong(word) })}
        submit="Take it into my account"
        busy="Taking it over …"
        isSending={isSending}
        problem={problem}
        onSubmit={({ word }) => void claim(word)}
      >
        {(bind) => (
          <WordField
            field={bind('word')}
            label={`The secret word of ${seat}`}
            hint="It is asked because others may use this browser, too."
          />
        )}
      </RequestForm>
    </>
  );
}
