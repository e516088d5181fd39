'use client';
/** Adding somebody who teaches a class too. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { addInstructor } from '@/src/contract/classroom';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';

/** The form, for whoever made the class. */
export function AddInstructor({ classId }: { readonly classId: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState<string | null>(null);
  const add = async (who: string) => {
    setSaid(null);
    const done = await go(addInstructor, { params: { id: classId }, body: { who } });
    if (done === null) return;
    setSaid(`${done.name} teaches this class too.`);
    router.refresh();
  };
  return (
    <>
      <RequestForm
        initial={{ who: '' }}
        check={({ who }) =>
          onlyWrong({
            who: who.trim() === '' ? 'Paste the address of their profile page.' : undefined,
          })
        }
        submit="Add an instructor"
        busy="Adding"
        isSending={isSending}
        problem={problem}
        onSubmit={({ who }) => void add(who.trim())}
      >
        {(bind) => (
          <TextField
            stacked
            {...bind('who')}
            label="Address of their profile page"
            hint="They find it on their profile, under “What others see of you”, and send it to you."
          />
        )}
      </RequestForm>
      {said !== null && <Done key={said}>{said}</Done>}
    </>
  );
}
