'use client';

/** Creating a class. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { makeClass } from '@/src/contract/classroom';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { titleWrong } from '../checks';
import { classPath } from '../paths';

/** The form; it leads to the page of the class. */
export function MakeClass() {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [idFor] = useState(requestIds);
  const make = async ({ name }: { readonly name: string }) => {
    const done = await go(makeClass, { body: { requestId: idFor(name), name } });
    if (done === null) return;
    setLeaving(true);
    router.push(classPath(done.id));
  };
  return (
    <RequestForm
      initial={{ name: '' }}
      check={({ name }) => onlyWrong({ name: titleWrong(name, 'a name') })}
      submit="Create the class"
      busy="Creating the class"
      isSending={isSending || isLeaving}
      problem={problem}
      onSubmit={(values) => void make(values)}
    >
      {(bind) => (
        <TextField
          stacked
          {...bind('name')}
          label="Name of the class"
          hint="Anyone with the link can see this, with your name."
        />
      )}
    </RequestForm>
  );
}
