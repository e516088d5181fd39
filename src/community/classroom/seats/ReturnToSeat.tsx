'use client';

/** Coming back to a seat on another device. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { returnToSeat } from '@/src/contract/seats';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { classPath } from '../paths';
import { heldWordWrong, seatNameWrong } from './checks';
import { WordField } from './WordField';

/** The form; it leads to the page of the class. */
export function ReturnToSeat({ code }: { readonly code: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const comeBack = async (fields: Readonly<Record<'name' | 'word', string>>) => {
    const done = await go(returnToSeat, { body: { code, ...fields } });
    if (done === null) return;
    setLeaving(true);
    router.push(classPath(done.id));
  };
  return (
    <RequestForm
      initial={{ name: '', word: '' }}
      check={({ name, word }) =>
        onlyWrong({ name: seatNameWrong(name), word: heldWordWrong(word) })
      }
      submit="Come back to my place"
      busy="Looking for your place …"
      isSending={isSending || isLeaving}
      problem={problem}
      onSubmit={(fields) => void comeBack(fields)}
    >
      {(bind) => (
        <>
          <TextField
            stacked
            {...bind('name')}
            label="Your name"
            hint="The one you joined with."
            autoComplete="nickname"
          />
          <WordField
            field={bind('word')}
            label="Your secret word"
            hint="Forgotten? Your instructor can give you a new one."
          />
        </>
      )}
    </RequestForm>
  );
}
