'use client';

/** Changing what an assignment is called, what it says, and when it is due. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { changeAssignment } from '@/src/contract/classroom';
import type { LateRule } from '@/src/contract/parts';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { dueHeld, dueSent } from './DueField';
import {
  type AssignmentWords,
  lateSent,
  WordsOfAssignment,
  wrongWordsOf,
} from './WordsOfAssignment';

interface EditAssignmentProps {
  readonly id: string;
  readonly title: string;
  readonly instructions: string;
  /** Both as JSON writes them; null for none. */
  readonly opens: string | null;
  readonly due: string | null;
  readonly late: LateRule;
  readonly percent: number | null;
}

/** Opens the form in a dialog. */
export function EditAssignment(props: EditAssignmentProps) {
  const { id, title, instructions, opens, due, late, percent } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [draft, setDraft] = useState<AssignmentWords | null>(null);
  const { isSending, problem, go } = useSending();
  const held = dueHeld(due);
  const heldOpens = dueHeld(opens);
  const dates = { opens: heldOpens, due: held };
  const rule = { late, percent: String(percent ?? 10) };
  const initial: AssignmentWords = draft ?? { title, instructions, ...dates, ...rule };
  const finish = () => {
    setOpen(false);
    setDraft(null);
  };
  const save = async (values: AssignmentWords) => {
    // A field for dates drops the seconds: a date that was left alone is not sent.
    const change = values.due === held ? {} : { due: dueSent(values.due) };
    const opening = values.opens === heldOpens ? {} : { opens: dueSent(values.opens) };
    const isRuled = values.late !== late || values.percent !== rule.percent;
    const ruled = isRuled ? { late: { rule: 'accepted' as const }, ...lateSent(values) } : {};
    const words = { title: values.title, instructions: values.instructions };
    const body = { ...words, ...change, ...opening, ...ruled };
    const sent = await go(changeAssignment, { params: { id }, body });
    // What goes wrong is said, also to whoever closed the dialog meanwhile.
    if (sent === null) return setOpen(true);
    finish();
    router.refresh();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Edit the assignment"
        description="Its parts stay as they were given: to give it with others, create another assignment."
      >
        <RequestForm
          initial={initial}
          check={wrongWordsOf}
          submit="Save"
          busy="Saving"
          isSending={isSending}
          problem={problem}
          onChange={(typed) => setDraft(typed)}
          onSubmit={(values) => void save(values)}
        >
          {(bind) => <WordsOfAssignment bind={bind} given={held} />}
        </RequestForm>
        <div className="classroom-buttons">
          <Button onClick={finish}>Cancel</Button>
        </div>
      </Modal>
    </>
  );
}
