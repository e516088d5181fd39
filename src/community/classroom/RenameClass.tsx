'use client';

/** Renaming a class. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AccountForm } from '@/src/account/AccountForm';
import { onlyWrong } from '@/src/account/checks';
import { Done } from '@/src/account/Done';
import { useSending } from '@/src/account/useSending';
import { TextField } from '@/src/ui/field';
import { titleWrong } from './checks';

/** The form, with the name that the class has. */
export function RenameClass({ id, name: now }: { readonly id: string; readonly name: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isDone, setDone] = useState(false);
  const rename = async ({ name }: { readonly name: string }) => {
    setDone(false);
    if ((await go('PATCH', `/api/classes/${id}`, { name })) === null) return;
    setDone(true);
    router.refresh();
  };
  return (
    <>
      <AccountForm
        initial={{ name: now }}
        check={({ name }) => onlyWrong({ name: titleWrong(name, 'a name') })}
        submit="Rename the class"
        busy="Renaming the class"
        isSending={isSending}
        problem={problem}
        onSubmit={(values) => void rename(values)}
      >
        {(bind) => <TextField stacked {...bind('name')} label="Name of the class" />}
      </AccountForm>
      {isDone && <Done>The class is renamed.</Done>}
    </>
  );
}
