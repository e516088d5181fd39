'use client';

/** Renaming a seat, and saying what the school calls its owner. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { changeSeat } from '@/src/contract/seats';
import { Done } from '@/src/request/Done';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { seatNameWrong, studentIdWrong } from './checks';
import type { ManagedSeat } from './managed';

/** The form, with what the seat has. */
export function EditSeat({ seat }: { readonly seat: ManagedSeat }) {
  const { classId, id, name, studentId } = seat;
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isDone, setDone] = useState(false);
  const save = async (body: Readonly<Record<'name' | 'studentId', string>>) => {
    setDone(false);
    const params = { id: classId, seat: id };
    if ((await go(changeSeat, { params, body })) === null) return;
    setDone(true);
    router.refresh();
  };
  return (
    <div>
      <RequestForm
        initial={{ name, studentId }}
        check={(fields) =>
          onlyWrong({
            name: seatNameWrong(fields.name),
            studentId: studentIdWrong(fields.studentId),
          })
        }
        submit="Save"
        busy="Saving"
        isSending={isSending}
        problem={problem}
        onSubmit={(fields) => void save(fields)}
      >
        {(bind) => (
          <>
            <TextField
              stacked
              {...bind('name')}
              label="Name"
              hint="Tell the learner if you change it: it is needed to come back on another device."
            />
            <TextField
              stacked
              {...bind('studentId')}
              label="Student ID (optional)"
              hint="It stands in the table that you download."
            />
          </>
        )}
      </RequestForm>
      {isDone && <Done>Saved.</Done>}
    </div>
  );
}
