'use client';

/** Changing an assignment: its parts, its words, its dates and rules. What that does to what was handed in is asked once. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { changeAssignment } from '@/src/contract/classroom';
import type { AnswersShown, LateRule } from '@/src/contract/parts';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { assignmentPath } from '../paths';
import { AssignmentForm, type BoardChoices } from './AssignmentForm';
import { dueHeld, dueSent } from './DueField';
import { draftKey } from './drafts/draft';
import { useDraft } from './drafts/useDraft';
import type { PartSent } from './parts/collecting';
import type { DraftPart } from './parts/draftParts';
import { type AssignmentWords, lateSent, shownIn } from './WordsOfAssignment';

/** An assignment as it is. */
export interface EditedAssignment {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly instructions: string;
  /** Both as JSON writes them; null for none. */
  readonly opens: string | null;
  readonly due: string | null;
  readonly late: LateRule;
  readonly percent: number | null;
  readonly answersShown: AnswersShown;
  readonly parts: readonly DraftPart[];
  /** Ids of parts that it had. */
  readonly taken: readonly string[];
}

interface EditFormProps {
  /** The id of whoever changes it: drafts in this browser are theirs. */
  readonly memberId: string;
  readonly assignment: EditedAssignment;
  readonly choices: BoardChoices;
}

/** What the fields hold at first. */
function wordsOf(assignment: EditedAssignment): AssignmentWords {
  const { title, instructions, opens, due, late, percent, answersShown } = assignment;
  return {
    title,
    instructions,
    late,
    answers: answersShown,
    opens: dueHeld(opens),
    due: dueHeld(due),
    percent: String(percent ?? 10),
  };
}

/**
 * What is sent of a form. What was left alone is not: somebody else may have changed it meanwhile, and a field
 * for dates drops the seconds.
 *
 * @param isAgain whether it was sent before, which may have changed words that are now as they were at first
 */
function bodyOf(
  { revision, ...assignment }: EditedAssignment,
  words: AssignmentWords,
  parts: readonly PartSent[],
  isAgain: boolean,
) {
  const before = wordsOf({ revision, ...assignment });
  const { title, instructions, answers } = words;
  const isRuled = words.late !== before.late || words.percent !== before.percent;
  return {
    revision,
    parts: [...parts],
    ...(isAgain || title !== before.title ? { title } : {}),
    ...(isAgain || instructions !== before.instructions ? { instructions } : {}),
    ...(isAgain || answers !== before.answers ? { answersShown: shownIn(answers) } : {}),
    ...(words.due === before.due ? {} : { due: dueSent(words.due) }),
    ...(words.opens === before.opens ? {} : { opens: dueSent(words.opens) }),
    ...(isRuled ? { late: { rule: 'accepted' as const }, ...lateSent(words) } : {}),
  };
}

type Body = ReturnType<typeof bodyOf>;

/** A change that was not made yet, and what it does to what was handed in. */
interface Asked {
  readonly body: Body;
  readonly asks: readonly string[];
}

/** What tells an assignment from what it was before it was changed. */
function stampOf({ parts: _, taken: __, ...assignment }: EditedAssignment): string {
  return JSON.stringify(assignment);
}

/**
 * Sends the change, and once more with what was agreed to; leads back to the page of the assignment.
 *
 * @param onChanged called once it is changed
 */
function useChanging({ id }: EditedAssignment, onChanged: () => void) {
  const router = useRouter();
  const { isSending, problem, go, forget } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const send = async (body: Body, agreed?: readonly string[]) => {
    const full = agreed ? { ...body, agreed: [...agreed] } : body;
    const done = await go(changeAssignment, { params: { id }, body: full });
    if (done === null) return setFailed(true);
    if (done.asks.length > 0) return setAsked({ body, asks: done.asks });
    setAsked(null);
    onChanged();
    setLeaving(true);
    router.push(assignmentPath(id));
    router.refresh();
  };
  const leaveOff = () => {
    setAsked(null);
    forget();
  };
  return { send, asked, leaveOff, forget, problem, hasFailed, isBusy: isSending || isLeaving };
}

/** The form, and the question before what was handed in is touched. */
export function EditForm({ memberId, assignment, choices }: EditFormProps) {
  const { id, parts, taken } = assignment;
  const draft = useDraft(draftKey(memberId, 'assignment', id));
  const changing = useChanging(assignment, draft.drop);
  const { send, asked, leaveOff, forget, problem, hasFailed, isBusy } = changing;
  return (
    <>
      <AssignmentForm
        choices={choices}
        draft={draft}
        begun={{ stamp: stampOf(assignment), parts, taken, words: wordsOf(assignment) }}
        submit="Save the changes"
        busy="Saving the changes"
        isSending={isBusy}
        problem={asked === null ? problem : null}
        onTry={forget}
        onSend={(words, parts) => void send(bodyOf(assignment, words, parts, hasFailed))}
      />
      <Modal
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && leaveOff()}
        title="Learners have handed in already"
        description="Nothing that they handed in is lost. This is what your changes do to it:"
      >
        <ul className="change-effects">
          {asked?.asks.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two new parts may be called alike, and none ever moves.
            <li key={index}>{sentence}</li>
          ))}
        </ul>
        <Problem problem={asked === null ? null : problem} />
        <div className="classroom-buttons">
          <Button
            type="button"
            variant="primary"
            aria-disabled={isBusy}
            onClick={() => asked && void send(asked.body, asked.asks)}
          >
            {isBusy ? 'Saving the changes' : 'Make these changes'}
          </Button>
          <Button type="button" onClick={leaveOff}>
            Go back to the form
          </Button>
        </div>
      </Modal>
    </>
  );
}
