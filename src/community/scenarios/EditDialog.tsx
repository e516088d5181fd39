'use client';

/** Changing what one has said, in a dialog. */
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Problem } from '@/src/request/Problem';
import type { Go } from '@/src/request/useSending';
import { useWrongField } from '@/src/request/useWrongField';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { OpenButton, type SendingHere, useSendingHere } from '../StillHere';
import '../forms.css';

interface FormProps<Words extends object, Wrong> {
  /** What is changed, as it is sent. */
  readonly words: Words;
  /** Sends it; gives null where it was refused. */
  readonly save: (go: Go, words: Words) => Promise<object | null>;
  /** What is wrong with words; undefined for nothing. */
  readonly wrongIn: (words: Words) => Wrong | undefined;
  /** The fields of the form. */
  readonly fields: (
    words: Words,
    onChange: (words: Words) => void,
    wrong: Wrong | undefined,
  ) => ReactNode;
}

interface EditDialogProps<Words extends object, Wrong> extends FormProps<Words, Wrong> {
  /** What the button says for whoever does not see what it stands beside. */
  readonly name?: string;
  readonly title: string;
  readonly description: string;
}

/** The button, and the dialog that it opens. */
export function EditDialog<Words extends object, Wrong>(props: EditDialogProps<Words, Wrong>) {
  const { name, title, description, words, save, ...rest } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [draft, setDraft] = useState<Words | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const sending = useSendingHere();
  const finish = () => {
    setOpen(false);
    setDraft(null);
  };
  const keep = async (typed: Words) => {
    const sent = await save(sending.go, typed);
    // What goes wrong is said, also to whoever closed the dialog meanwhile.
    if (!sent) setOpen(true);
    // What was typed since is yet to be saved.
    else if (latest.current === null || latest.current === typed) finish();
    if (sent) router.refresh();
    return sent !== null;
  };
  return (
    <>
      <OpenButton name={name} onOpen={() => setOpen(true)}>
        Edit
      </OpenButton>
      <Modal open={isOpen} onOpenChange={setOpen} title={title} description={description}>
        <EditForm
          words={draft ?? words}
          {...rest}
          sending={sending}
          onChange={setDraft}
          onSave={keep}
          onClose={finish}
        />
      </Modal>
    </>
  );
}

interface EditFormProps<Words extends object, Wrong> extends Omit<FormProps<Words, Wrong>, 'save'> {
  readonly sending: Pick<SendingHere, 'isSending' | 'isGone' | 'problem'>;
  readonly onChange: (words: Words) => void;
  /** Gives whether it succeeded. */
  readonly onSave: (words: Words) => Promise<boolean>;
  readonly onClose: () => void;
}

function EditForm<Words extends object, Wrong>(props: EditFormProps<Words, Wrong>) {
  const { words, wrongIn, fields, sending, onChange, onSave, onClose } = props;
  const { isSending, isGone, problem } = sending;
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn(words);
    setWrong(() => found);
    if (found !== undefined) return showWrong();
    if (!(await onSave(words))) showWrong();
  };
  return (
    <form ref={form} className="words-form" noValidate onSubmit={(event) => void submit(event)}>
      {fields(words, onChange, wrong)}
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
