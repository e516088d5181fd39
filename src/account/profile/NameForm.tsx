'use client';

/** Changing one’s name. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { changeAccount } from '@/src/contract/account';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { refetchSession } from '@/src/session/refetch';
import { TextField } from '@/src/ui/field';
import { nameWrong } from '../signin/checks';

/** The form. */
export function NameForm({ name }: { readonly name: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState('');
  return (
    <>
      <RequestForm
        initial={{ name }}
        check={(values) => onlyWrong({ name: nameWrong(values.name) })}
        submit="Save the name"
        busy="Saving the name"
        isSending={isSending}
        problem={problem}
        onSubmit={async (values) => {
          setSaid('');
          const done = await go(changeAccount, { body: { name: values.name } });
          if (done === null) return;
          setSaid(`Your name is ${done.name} now.`);
          await refetchSession();
          router.refresh();
        }}
      >
        {(bind) => <TextField stacked {...bind('name')} label="Name" autoComplete="nickname" />}
      </RequestForm>
      <p className="account-said" role="status">
        {said}
      </p>
    </>
  );
}
