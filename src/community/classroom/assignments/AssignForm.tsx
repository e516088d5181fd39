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
import { draftKey } from './drafts/draft';
import { useDraft } from './drafts/useDraft';
import type { PartSent } from './parts/collecting';
import { FIRST_DRAFT } from './parts/draftParts';
import type { AssignableLesson, OwnScenario } from './useSubject';
import { type AssignmentWords, lateSent, shownIn } from './WordsOfAssignment';

interface AssignFormProps {
  readonly classId: string;
  /** The id of whoever gives it: drafts in this browser are theirs. */
  readonly memberId: string;
  readonly lessons: readonly AssignableLesson[];
  readonly first: AssignableLesson;
  /** What the instructor has published. */
  readonly scenarios?: readonly OwnScenario[];
}

/** What the fields hold but for the title. */
const NO_WORDS: Omit<AssignmentWords, 'title'> = {
  instructions: '',
  opens: '',
  due: '',
  late: 'accepted',
  percent: '10',
  answers: 'due',
};

/** Ids of parts that are gone: a new assignment has none. */
const NONE_TAKEN: readonly string[] = [];

/**
 * Sends what was chosen and written; leads to the page of the assignment.
 *
 * @param onGiven called once it is given
 */
function useGiving(classId: string, onGiven: () => void) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [idFor] = useState(requestIds);
  const give = async (words: AssignmentWords, parts: readonly PartSent[]) => {
    const { title, instructions, opens, due, answers } = words;
    const given = {
      title,
      instructions,
      parts: [...parts],
      due: dueSent(due),
      ...(opens === '' ? {} : { opens: dueSent(opens) }),
      ...lateSent(words),
      answersShown: shownIn(answers),
    };
    const body = { requestId: idFor(JSON.stringify(given)), ...given };
    const done = await go(giveAssignment, { params: { id: classId }, body });
    setRefused(done === null);
    if (done === null) return;
    onGiven();
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
export function AssignForm(props: AssignFormProps) {
  const { classId, memberId, lessons, first, scenarios = [] } = props;
  const draft = useDraft(draftKey(memberId, 'class', classId));
  const { give, problem, isBusy, forget } = useGiving(classId, draft.drop);
  return (
    <AssignmentForm
      choices={{ lessons, first, scenarios }}
      draft={draft}
      begun={{
        stamp: '',
        parts: FIRST_DRAFT,
        taken: NONE_TAKEN,
        words: { ...NO_WORDS, title: first.title },
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
