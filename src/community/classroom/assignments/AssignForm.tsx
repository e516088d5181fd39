'use client';

/** Creating an assignment for a class. */
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { fileTextOf } from '@/events/log/log';
import { giveAssignment } from '@/src/contract/classroom';
import { FIRST_PART } from '@/src/contract/parts';
import { type Bound, RequestForm } from '@/src/request/RequestForm';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { useWrongField } from '@/src/request/useWrongField';
import { assignmentPath } from '../paths';
import { type AssignableLesson, type Subject, useSubject } from '../useSubject';
import { AboutFields } from './AboutFields';
import { dueSent } from './DueField';
import { LogChoice } from './LogChoice';
import { useLogChoice } from './useLogChoice';
import { type AssignmentWords, WordsOfAssignment, wrongWordsOf } from './WordsOfAssignment';

interface Values extends AssignmentWords {
  /** The address of a scenario. */
  readonly scenario: string;
}

interface AssignFormProps {
  readonly classId: string;
  readonly lessons: readonly AssignableLesson[];
  readonly first: AssignableLesson;
}

/** What is wrong, by field: a scenario must have been looked up, so that its tasks were seen. */
function wrongIn(values: Values, { kind, scenario }: Subject) {
  const isSeen = kind === 'lesson' || scenario?.address === values.scenario.trim();
  const unseen = { scenario: 'Look the scenario up first: its tasks are shown then.' };
  return { ...(isSeen ? {} : unseen), ...wrongWordsOf(values) };
}

/** The lesson whose line in this browser can be the model; null for another board. */
function lessonIn({ kind, lesson, scenario }: Subject): number | null {
  return kind === 'lesson' ? lesson.id : (scenario?.lessonId ?? null);
}

/** What a model goes on from, as the text of a log; null while no scenario is known. */
function startIn({ kind, lesson, scenario }: Subject): string | null {
  if (kind === 'scenario') return scenario?.start ?? null;
  return fileTextOf({ world: 'banking', lesson: lesson.id, events: [] });
}

/** Sends what was chosen and written, once the model can be read; leads to the page of the assignment. */
function useGiving(classId: string, subject: Subject) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [idFor] = useState(requestIds);
  const choosing = useLogChoice(lessonIn(subject), 'none', undefined, startIn(subject));
  const modelPlace = useRef<HTMLFieldSetElement>(null);
  const showWrong = useWrongField(modelPlace);
  const give = async ({ title, instructions, due, scenario }: Values) => {
    // What was refused before says nothing of what is chosen now.
    setRefused(false);
    const model = await choosing.read();
    if (model === undefined) return showWrong();
    const about =
      subject.kind === 'lesson' ? { lesson: subject.lesson.id } : { scenario: scenario.trim() };
    const tasks = subject.tasks.map((index) => ({ index, points: 1 }));
    const board = { id: FIRST_PART, kind: 'board' as const, title, about, tasks, model };
    const given = { title, instructions, parts: [board], due: dueSent(due) };
    const body = { requestId: idFor(JSON.stringify(given)), ...given };
    const done = await go(giveAssignment, { params: { id: classId }, body });
    setRefused(done === null);
    if (done === null) return;
    setLeaving(true);
    router.push(assignmentPath(done.id));
  };
  const said = isRefused ? problem : null;
  return { choosing, modelPlace, give, problem: said, isBusy: isSending || isLeaving };
}

/** The form. */
export function AssignForm({ classId, lessons, first }: AssignFormProps) {
  const subject = useSubject(first, lessons);
  const [wrong, setWrong] = useState<string>();
  const suggested = useRef(first.title);
  const { choosing, modelPlace, give, problem, isBusy } = useGiving(classId, subject);
  // A title of one's own is never written over.
  const suggest = (field: Bound, title: string) => {
    const isOwn = field.value.trim() !== '' && field.value !== suggested.current;
    if (!isOwn && field.value !== title) field.onChange(title);
    suggested.current = title;
  };
  return (
    <RequestForm
      initial={{ title: first.title, instructions: '', due: '', scenario: '' }}
      check={(values) => wrongIn(values, subject)}
      submit="Create the assignment"
      busy="Creating the assignment"
      isSending={isBusy}
      problem={problem}
      onSubmit={(values) => void give(values)}
    >
      {(bind) => (
        <>
          <AboutFields
            subject={subject}
            lessons={lessons}
            wrong={wrong}
            onWrong={setWrong}
            scenario={bind('scenario')}
            onTitle={(title) => suggest(bind('title'), title)}
          />
          <WordsOfAssignment bind={bind} />
          <fieldset ref={modelPlace}>
            <legend>Model</legend>
            <LogChoice choosing={choosing} label="Model" none="None" />
            <p>
              Optional: a solution of yours. The class table then says where each learner’s steps
              first differ from it; learners do not see it.
            </p>
          </fieldset>
        </>
      )}
    </RequestForm>
  );
}
