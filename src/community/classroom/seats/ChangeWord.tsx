'use client';

/** Choosing another word for one’s seat. */
import { useState } from 'react';
import { changeWord } from '@/src/contract/seats';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { heldWordWrong, WORD_HINT, wordWrong } from './checks';
import { WordField } from './WordField';
import './seats.css';

interface ChangeWordProps {
  readonly classId: string;
  /** The name of the seat. */
  readonly name: string;
}

/** The form, folded until it is wanted. */
export function ChangeWord({ classId, name }: ChangeWordProps) {
  const { isSending, problem, go } = useSending();
  // Each change begins with empty fields.
  const [changes, setChanges] = useState(0);
  const change = async (body: Readonly<Record<'current' | 'next', string>>) => {
    const done = await go(changeWord, { params: { id: classId }, body });
    if (done !== null) setChanges(changes + 1);
  };
  return (
    <details className="seat-more">
      <summary>Change your secret word</summary>
      <RequestForm
        key={changes}
        initial={{ current: '', next: '' }}
        check={({ current, next }) =>
          onlyWrong({ current: heldWordWrong(current), next: wordWrong(next, name) })
        }
        submit="Change the secret word"
        busy="Changing the secret word"
        isSending={isSending}
        problem={problem}
        onSubmit={(fields) => void change(fields)}
      >
        {(bind) => (
          <>
            <WordField field={bind('current')} label="The secret word you have" />
            <WordField field={bind('next')} label="Your new secret word" hint={WORD_HINT} />
          </>
        )}
      </RequestForm>
      {changes > 0 && <Done key={`done ${changes}`}>The secret word is changed.</Done>}
    </details>
  );
}
