'use client';

/** Going to a class by the code that its instructor shows. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readCode } from '@/src/contract/joinCode';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { joinPath } from '../paths';

const NO_CODE = 'Type the whole 10-character code, such as k7qm4-tx9p2.';

/** The form; it leads to the page of the class, where one joins. */
export function CodeForm() {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const lead = (text: string) => {
    const code = readCode(text);
    if (code === null) return;
    setLeaving(true);
    router.push(joinPath(code));
  };
  return (
    <RequestForm
      initial={{ code: '' }}
      check={({ code }) => onlyWrong({ code: readCode(code) === null ? NO_CODE : undefined })}
      submit="Find the class"
      busy="Finding the class"
      isSending={isLeaving}
      problem={null}
      onSubmit={({ code }) => lead(code)}
    >
      {(bind) => (
        <TextField
          stacked
          {...bind('code')}
          label="Code of the class"
          hint="Your instructor shows it, or gives you a link that holds it."
        />
      )}
    </RequestForm>
  );
}
