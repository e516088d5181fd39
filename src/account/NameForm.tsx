'use client';

/** Changing one’s name. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { TextField } from '@/src/ui/field';
import { AccountForm } from './AccountForm';
import { nameWrong, onlyWrong } from './checks';
import { refetchSession } from './refetch';
import { useSending } from './useSending';

interface NameFormProps {
  readonly name: string;
  /** Characters that a name may have. */
  readonly longest: number;
}

/** The form. */
export function NameForm({ name, longest }: NameFormProps) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState('');
  return (
    <>
      <AccountForm
        initial={{ name }}
        check={(values) => onlyWrong({ name: nameWrong(values.name, longest) })}
        submit="Save the name"
        busy="Saving the name"
        isSending={isSending}
        problem={problem}
        onSubmit={async (values) => {
          setSaid('');
          const done = await go('PATCH', '/api/account', { name: values.name });
          if (done === null) return;
          setSaid(`Your name is ${done.name} now.`);
          await refetchSession();
          router.refresh();
        }}
      >
        {(bind) => <TextField stacked {...bind('name')} label="Name" autoComplete="nickname" />}
      </AccountForm>
      <p className="account-said" role="status">
        {said}
      </p>
    </>
  );
}
