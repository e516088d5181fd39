'use client';

/** Changing the words of a comment of one’s own. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '@/src/account/Problem';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/modal';
import { TextArea } from '@/src/ui/textArea';
import { COMMENT_HINT, wrongComment } from './commentWords';
import { OpenButton, useSendingHere } from './StillHere';
import { useWrongField } from './useWrongField';
import './forms.css';

interface CommentWords {
  readonly id: string;
  readonly text: string;
}

interface EditCommentProps extends CommentWords {
  /** What the button says for whoever does not see what it stands beside. */
  readonly name: string;
}

/** Opens the form in a dialog. */
export function EditComment({ id, text, name }: EditCommentProps) {
  const [isOpen, setOpen] = useState(false);
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [draft, setDraft] = useState<string | null>(null);
  const finish = () => {
    setOpen(false);
    setDraft(null);
  };
  return (
    <>
      <OpenButton name={name} onOpen={() => setOpen(true)}>
        Edit
      </OpenButton>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Edit your comment"
        description="Everybody sees when it was edited."
      >
        <EditForm id={id} text={draft ?? text} onChange={setDraft} onClose={finish} />
      </Modal>
    </>
  );
}

interface EditFormProps extends CommentWords {
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

function EditForm({ id, text, onChange, onClose }: EditFormProps) {
  const router = useRouter();
  const [error, setError] = useState<string | undefined>();
  const { isSending, isGone, problem, go } = useSendingHere();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongComment(text);
    setError(wrong);
    if (wrong !== undefined) return showWrong();
    if (!(await go('PATCH', `/api/comments/${id}`, { text }))) return showWrong();
    onClose();
    router.refresh();
  };
  return (
    <form ref={form} className="words-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Comment"
        value={text}
        onChange={onChange}
        hint={COMMENT_HINT}
        error={error}
      />
      <Problem problem={problem} />
      <div className="scenario-actions">
        <Button type="submit" variant="primary" aria-disabled={isSending || isGone}>
          {isSending ? 'Saving …' : 'Save'}
        </Button>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
