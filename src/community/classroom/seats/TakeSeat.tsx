'use client';

/** Joining a class without an account. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { takeSeat } from '@/src/contract/seats';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { classPath } from '../paths';
import { STUDENT_ID_HINT, seatNameWrong, studentIdWrong, WORD_HINT, wordWrong } from './checks';
import { WordField } from './WordField';

type Fields = Readonly<Record<'name' | 'word' | 'studentId', string>>;

/** The form; it leads to the page of the class. */
export function TakeSeat({ code }: { readonly code: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [idFor] = useState(requestIds);
  const take = async (fields: Fields) => {
    const requestId = idFor(JSON.stringify(fields));
    const done = await go(takeSeat, { body: { requestId, code, ...fields } });
    if (done === null) return;
    setLeaving(true);
    router.push(classPath(done.id));
  };
  return (
    <RequestForm
      initial={{ name: '', word: '', studentId: '' }}
      check={({ name, word, studentId }) =>
        onlyWrong({
          name: seatNameWrong(name),
          word: wordWrong(word, name),
          studentId: studentIdWrong(studentId),
        })
      }
      submit="Join the class"
      busy="Joining …"
      isSending={isSending || isLeaving}
      problem={problem}
      onSubmit={(fields) => void take(fields)}
    >
      {(bind) => (
        <>
          <TextField
            stacked
            {...bind('name')}
            label="Your name"
            hint="It need not be your real one; your instructor should know whose it is."
            autoComplete="nickname"
          />
          <WordField
            field={bind('word')}
            label="Secret word (to come back on another device)"
            hint={WORD_HINT}
          />
          <TextField
            stacked
            {...bind('studentId')}
            label="Student ID (optional)"
            hint={STUDENT_ID_HINT}
          />
        </>
      )}
    </RequestForm>
  );
}
