'use client';

/** Changing what an assignment is called, what it says, and when it is due. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { changeAssignment } from '@/src/contract/classroom';
import { RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { dueHeld, dueSent } from './DueField';
import { type AssignmentWords, WordsOfAssignment, wrongWordsOf } from './WordsOfAssignment';

interface EditAssignmentProps {
  readonly id: string;
  readonly title: string;
  readonly instructions: string;
  /** As JSON writes it; null for none. */
  readonly due: string | null;
}

/** Opens the form in a dialog. */
export function EditAssignment({ id, title, instructions, due }: EditAssignmentProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [draft, setDraft] = useState<AssignmentWords | null>(null);
  const { isSending, problem, go } = useSending();
  const held = dueHeld(due);
  const initial: AssignmentWords = draft ?? { title, instructions, due: held };
  const finish = () => {
    setOpen(false);
    setDraft(null);
  };
  const save = async (values: AssignmentWords) => {
    // A field for dates drops the seconds: a date that was left alone is not sent.
    const change = values.due === held ? {} : { due: dueSent(values.due) };
    const body = { title: values.title, instructions: values.instructions, ...change };
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
        description="What it is about stays as it was given, and so do its tasks and its model."
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
