'use client';

/** Changing what one has said, in a dialog. */
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Problem } from '@/src/account/Problem';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/modal';
import { OpenButton, useSendingHere } from './StillHere';
import { useWrongField } from './useWrongField';
import './forms.css';

interface FormProps<Words extends object, Wrong> {
  /** What is changed, as it is sent. */
  readonly words: Words;
  /** Where it is sent. */
  readonly path: string;
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
  const { name, title, description, words, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [draft, setDraft] = useState<Words | null>(null);
  const finish = () => {
    setOpen(false);
    setDraft(null);
  };
  return (
    <>
      <OpenButton name={name} onOpen={() => setOpen(true)}>
        Edit
      </OpenButton>
      <Modal open={isOpen} onOpenChange={setOpen} title={title} description={description}>
        <EditForm words={draft ?? words} {...rest} onChange={setDraft} onClose={finish} />
      </Modal>
    </>
  );
}

interface EditFormProps<Words extends object, Wrong> extends FormProps<Words, Wrong> {
  readonly onChange: (words: Words) => void;
  readonly onClose: () => void;
}

function EditForm<Words extends object, Wrong>(props: EditFormProps<Words, Wrong>) {
  const { words, path, wrongIn, fields, onChange, onClose } = props;
  const router = useRouter();
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const { isSending, isGone, problem, go } = useSendingHere();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn(words);
    setWrong(() => found);
    if (found !== undefined) return showWrong();
    if (!(await go('PATCH', path, words))) return showWrong();
    onClose();
    router.refresh();
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
