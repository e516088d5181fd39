'use client';
/** Copying a class to the next term, and an assignment to a class. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { copyAssignment, copyClass } from '@/src/contract/classroom';
import { onlyWrong } from '@/src/request/onlyWrong';
import { RequestForm } from '@/src/request/RequestForm';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';
import { titleWrong } from '../checks';
import { assignmentPath, classPath } from '../paths';

/** The days in a field; null where it is empty, undefined where they are none. */
function daysIn(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d{1,4}$/.test(typed) && Math.abs(Number(typed)) <= 3660 ? Number(typed) : undefined;
}

const daysWrong = (text: string): string | undefined =>
  daysIn(text) === undefined ? 'Write whole days, at most 3,660, or leave it empty.' : undefined;

const DAYS_HINT = 'Empty for copies without dates. 364 days keep the day of the week.';

/** Sends a copy; leads to it once it is made. */
function useCopying() {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [idFor] = useState(requestIds);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (path: string) => {
    setLeaving(true);
    router.push(path);
  };
  return { go, problem, idFor, leave, isBusy: isSending || isLeaving };
}

interface CopyClassProps {
  readonly id: string;
  readonly name: string;
}

/** A class for the next term, with the assignments of this one. */
export function CopyClass({ id, name }: CopyClassProps) {
  const { go, problem, idFor, leave, isBusy } = useCopying();
  const copy = async (given: { readonly name: string; readonly days: string }) => {
    const content = { name: given.name, days: daysIn(given.days) ?? null };
    const body = { requestId: idFor(JSON.stringify(content)), ...content };
    const done = await go(copyClass, { params: { id }, body });
    if (done !== null) leave(classPath(done.id));
  };
  return (
    <RequestForm
      initial={{ name, days: '' }}
      check={(values) =>
        onlyWrong({ name: titleWrong(values.name, 'a name'), days: daysWrong(values.days) })
      }
      submit="Copy the class"
      busy="Copying"
      isSending={isBusy}
      problem={problem}
      onSubmit={(values) => void copy(values)}
    >
      {(bind) => (
        <>
          <TextField stacked {...bind('name')} label="Name of the new class" />
          <TextField
            stacked
            {...bind('days')}
            label="Days by which all dates are moved"
            inputMode="numeric"
            hint={DAYS_HINT}
          />
        </>
      )}
    </RequestForm>
  );
}

interface CopyAssignmentProps {
  readonly id: string;
  /** The class that it is given to. */
  readonly classId: string;
  /** Those that one teaches. */
  readonly classes: readonly { readonly id: string; readonly name: string }[];
}

/** A copy of an assignment, for this class or another. */
export function CopyAssignment({ id, classId, classes }: CopyAssignmentProps) {
  const { go, problem, idFor, leave, isBusy } = useCopying();
  const copy = async (given: { readonly to: string; readonly days: string }) => {
    const content = { classId: given.to, days: daysIn(given.days) ?? null };
    const body = { requestId: idFor(JSON.stringify(content)), ...content };
    const done = await go(copyAssignment, { params: { id }, body });
    if (done !== null) leave(assignmentPath(done.id));
  };
  return (
    <RequestForm
      initial={{ to: classId, days: '' }}
      check={({ days }) => onlyWrong({ to: undefined, days: daysWrong(days) })}
      submit="Copy the assignment"
      busy="Copying"
      isSending={isBusy}
      problem={problem}
      onSubmit={(values) => void copy(values)}
    >
      {(bind) => {
        const { value, onChange } = bind('to');
        return (
          <>
            <Select
              stacked
              label="Class"
              value={value}
              onChange={onChange}
              options={classes.map((one) => ({ value: one.id, label: one.name }))}
            />
            <TextField
              stacked
              {...bind('days')}
              label="Days by which its dates are moved"
              inputMode="numeric"
              hint={DAYS_HINT}
            />
          </>
        );
      }}
    </RequestForm>
  );
}
