'use client';

/** Renaming a class. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { changeClass } from '@/src/contract/classroom';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { titleWrong } from '../checks';

/** The form, with the name that the class has. */
export function RenameClass({ id, name: now }: { readonly id: string; readonly name: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isDone, setDone] = useState(false);
  const rename = async ({ name }: { readonly name: string }) => {
    setDone(false);
    if ((await go(changeClass, { params: { id }, body: { name } })) === null) return;
    setDone(true);
    router.refresh();
  };
  return (
    <>
      <RequestForm
        initial={{ name: now }}
        check={({ name }) => onlyWrong({ name: titleWrong(name, 'a name') })}
        submit="Rename the class"
        busy="Renaming the class"
        isSending={isSending}
        problem={problem}
        onSubmit={(values) => void rename(values)}
      >
        {(bind) => <TextField stacked {...bind('name')} label="Name of the class" />}
      </RequestForm>
      {isDone && <Done>The class is renamed.</Done>}
    </>
  );
}
