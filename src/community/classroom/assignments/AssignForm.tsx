'use client';

/** Creating an assignment for a class: its parts, its words, and its dates. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { giveAssignment } from '@/src/contract/classroom';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { assignmentPath } from '../paths';
import { AssignmentForm } from './AssignmentForm';
import { dueSent } from './DueField';
import type { PartSent } from './parts/collecting';
import { FIRST_DRAFT } from './parts/draftParts';
import type { AssignableLesson, OwnScenario } from './useSubject';
import { type AssignmentWords, lateSent, shownIn } from './WordsOfAssignment';

interface AssignFormProps {
  readonly classId: string;
  readonly lessons: readonly AssignableLesson[];
  readonly first: AssignableLesson;
  /** What the instructor has published. */
  readonly scenarios?: readonly OwnScenario[];
}

/** Ids of parts that are gone: a new assignment has none. */
const NONE_TAKEN: readonly string[] = [];

/** Sends what was chosen and written; leads to the page of the assignment. */
function useGiving(classId: string) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [idFor] = useState(requestIds);
  const give = async (words: AssignmentWords, parts: readonly PartSent[]) => {
    const { title, instructions, opens, due, answers } = words;
    const given = {
      ...{ title, instructions, parts: [...parts], due: dueSent(due) },
      ...(opens === '' ? {} : { opens: dueSent(opens) }),
      ...lateSent(words),
      answersShown: shownIn(answers),
    };
    const body = { requestId: idFor(JSON.stringify(given)), ...given };
    const done = await go(giveAssignment, { params: { id: classId }, body });
    setRefused(done === null);
    if (done === null) return;
    setLeaving(true);
    router.push(assignmentPath(done.id));
  };
  return {
    give,
    problem: isRefused ? problem : null,
    isBusy: isSending || isLeaving,
    // What was refused before says nothing of what is chosen now.
    forget: () => setRefused(false),
  };
}

/** The form. */
export function AssignForm({ classId, lessons, first, scenarios = [] }: AssignFormProps) {
  const { give, problem, isBusy, forget } = useGiving(classId);
  return (
    <AssignmentForm
      choices={{ lessons, first, scenarios }}
      parts={FIRST_DRAFT}
      taken={NONE_TAKEN}
      words={{
        title: first.title,
        instructions: '',
        opens: '',
        due: '',
        late: 'accepted',
        percent: '10',
        answers: 'due',
      }}
      submit="Create the assignment"
      busy="Creating the assignment"
      isSending={isBusy}
      problem={problem}
      onTry={forget}
      onSend={(words, parts) => void give(words, parts)}
    />
  );
}
