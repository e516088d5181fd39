'use client';

/** Creating an assignment for a class: its parts, its words, and its dates. */
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { giveAssignment } from '@/src/contract/classroom';
import { type Bound, RequestForm } from '@/src/request/RequestForm';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { useWrongField } from '@/src/request/useWrongField';
import { assignmentPath } from '../paths';
import { dueSent } from './DueField';
import { BoardEditor } from './parts/BoardEditor';
import { type Collect, Collecting, type PartSent } from './parts/collecting';
import { type DraftPart, FIRST_DRAFT } from './parts/draftParts';
import { PartEditors } from './parts/PartEditors';
import { QuestionEditor } from './parts/QuestionEditor';
import type { AssignableLesson, OwnScenario } from './useSubject';
import {
  type AssignmentWords,
  lateSent,
  WordsOfAssignment,
  wrongWordsOf,
} from './WordsOfAssignment';

interface AssignFormProps {
  readonly classId: string;
  readonly lessons: readonly AssignableLesson[];
  readonly first: AssignableLesson;
  /** What the instructor has published. */
  readonly scenarios?: readonly OwnScenario[];
}

/** What the editors hold, in order; null where one of them has something wrong. */
async function collected(
  parts: readonly DraftPart[],
  editors: ReadonlyMap<string, Collect>,
): Promise<PartSent[] | null> {
  // One after the other, so that the first that is wrong is the one to look at.
  const sent: PartSent[] = [];
  for (const { id } of parts) {
    const one = (await editors.get(id)?.()) ?? null;
    if (one === null) return null;
    sent.push(one);
  }
  return sent;
}

/** Sends what was chosen and written, once all of it can be read; leads to the page of the assignment. */
function useGiving(classId: string, parts: readonly DraftPart[]) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [idFor] = useState(requestIds);
  const [editors] = useState(() => new Map<string, Collect>());
  const place = useRef<HTMLDivElement>(null);
  const showWrong = useWrongField(place);
  const give = async (words: AssignmentWords) => {
    // What was refused before says nothing of what is chosen now.
    setRefused(false);
    const sent = await collected(parts, editors);
    if (sent === null) return showWrong();
    const { title, instructions, opens, due } = words;
    const given = {
      ...{ title, instructions, parts: sent, due: dueSent(due) },
      ...(opens === '' ? {} : { opens: dueSent(opens) }),
      ...lateSent(words),
    };
    const body = { requestId: idFor(JSON.stringify(given)), ...given };
    const done = await go(giveAssignment, { params: { id: classId }, body });
    setRefused(done === null);
    if (done === null) return;
    setLeaving(true);
    router.push(assignmentPath(done.id));
  };
  const said = isRefused ? problem : null;
  return { editors, place, give, problem: said, isBusy: isSending || isLeaving };
}

/** The form. */
export function AssignForm({ classId, lessons, first, scenarios = [] }: AssignFormProps) {
  const [parts, setParts] = useState(FIRST_DRAFT);
  const suggested = useRef(first.title);
  const { editors, place, give, problem, isBusy } = useGiving(classId, parts);
  // A title of one's own is never written over.
  const suggest = (field: Bound, title: string) => {
    const isOwn = field.value.trim() !== '' && field.value !== suggested.current;
    if (!isOwn && field.value !== title) field.onChange(title);
    suggested.current = title;
  };
  return (
    <RequestForm
      initial={{
        title: first.title,
        instructions: '',
        opens: '',
        due: '',
        late: 'accepted',
        percent: '10',
      }}
      check={(values) => {
        const wrong = wrongWordsOf(values);
        // What is wrong with the parts is said at once too; nothing is sent then.
        if (Object.keys(wrong).length > 0) void collected(parts, editors);
        return wrong;
      }}
      submit="Create the assignment"
      busy="Creating the assignment"
      isSending={isBusy}
      problem={problem}
      onSubmit={(values) => void give(values)}
    >
      {(bind) => (
        <Collecting value={editors}>
          <div ref={place} className="assign-parts">
            <PartEditors parts={parts} onChange={setParts}>
              {({ id, kind }) =>
                kind === 'board' ? (
                  <BoardEditor
                    id={id}
                    lessons={lessons}
                    first={first}
                    scenarios={scenarios}
                    onTitle={(title) => {
                      if (id === parts[0]?.id) suggest(bind('title'), title);
                    }}
                  />
                ) : (
                  <QuestionEditor id={id} kind={kind} />
                )
              }
            </PartEditors>
          </div>
          <WordsOfAssignment bind={bind} />
        </Collecting>
      )}
    </RequestForm>
  );
}
