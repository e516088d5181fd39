'use client';

/** Changing what one has said of a scenario of one’s own. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '@/src/account/Problem';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/modal';
import { OpenButton, useSendingHere } from './StillHere';
import { useWrongField } from './useWrongField';
import { type Words, WordsFields, type WrongWords, wrongWords } from './WordsFields';
import './forms.css';

interface EditButtonProps {
  readonly id: string;
  readonly words: Words;
}

/** Opens the form in a dialog. */
export function EditButton({ id, words }: EditButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [draft, setDraft] = useState<Words | null>(null);
  const finish = () => {
    setOpen(false);
    setDraft(null);
  };
  return (
    <>
      <OpenButton onOpen={() => setOpen(true)}>Edit</OpenButton>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Edit what you say of it"
        description="The steps stay as they were published."
      >
        <EditForm id={id} words={draft ?? words} onChange={setDraft} onClose={finish} />
      </Modal>
    </>
  );
}

interface EditFormProps {
  readonly id: string;
  readonly words: Words;
  readonly onChange: (words: Words) => void;
  readonly onClose: () => void;
}

function EditForm({ id, words, onChange, onClose }: EditFormProps) {
  const router = useRouter();
  const [wrong, setWrong] = useState<WrongWords>({});
  const { isSending, isGone, problem, go } = useSendingHere();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrongWords(words);
    setWrong(found);
    if (Object.keys(found).length > 0) return showWrong();
    if (!(await go('PATCH', `/api/scenarios/${id}`, words))) return showWrong();
    onClose();
    router.refresh();
  };
  return (
    <form ref={form} className="words-form" noValidate onSubmit={(event) => void submit(event)}>
      <WordsFields words={words} onChange={onChange} wrong={wrong} />
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
