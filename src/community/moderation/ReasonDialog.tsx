'use client';

/** A dialog that asks for a reason, and sends it. */
import { type FormEvent, useRef, useState } from 'react';
import { MAX_REASON } from '@/src/contract/limits';
import { Problem } from '@/src/request/Problem';
import type { Go } from '@/src/request/useSending';
import { useWrongField } from '@/src/request/useWrongField';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { TextArea } from '@/src/ui/textArea';
import { type SendingHere, useSendingHere } from '../StillHere';
import '../forms.css';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  /** What the button says: "Hide". */
  readonly label: string;
  /** Sends it; gives null where it was refused. */
  readonly send: (go: Go, reason: string) => Promise<object | null>;
  readonly onDone: () => void;
}

/** Asks for a reason. What was typed stays until it is sent or cancelled. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, description, send, onDone } = props;
  // What was typed outlasts a slip of Escape or a touch beside the dialog.
  const [reason, setReason] = useState('');
  const { isSending, isGone, problem, go } = useSendingHere();
  const submit = async () => {
    if (await send(go, reason)) {
      setReason('');
      onDone();
      return true;
    }
    // What goes wrong is said, also to whoever closed the dialog meanwhile.
    onOpenChange(true);
    return false;
  };
  const cancel = () => {
    setReason('');
    onOpenChange(false);
  };
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <ReasonForm
        label={props.label}
        reason={reason}
        isSending={isSending}
        isGone={isGone}
        problem={problem}
        onChange={setReason}
        onSubmit={submit}
        onCancel={cancel}
      />
    </Modal>
  );
}

interface ReasonFormProps
  extends Pick<ReasonDialogProps, 'label'>,
    Pick<SendingHere, 'isSending' | 'isGone' | 'problem'> {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** Gives whether it was taken. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onCancel: () => void;
}

function problemOf(reason: string): string | undefined {
  if (reason.trim() === '') return 'Say why, in a few words.';
  if (reason.trim().length <= MAX_REASON) return;
  return `A reason has at most ${MAX_REASON} characters.`;
}

function ReasonForm(props: ReasonFormProps) {
  const { label, reason, isSending, isGone, problem, onChange, onSubmit, onCancel } = props;
  const [error, setError] = useState<string | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(reason);
    setError(wrong);
    if (wrong !== undefined) return showWrong();
    if (!(await onSubmit())) showWrong();
  };
  return (
    <form ref={form} className="reason-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea label="Reason" value={reason} onChange={onChange} rows={3} error={error} />
      <Problem problem={problem} />
      <div className="scenario-actions">
        <Button type="submit" variant="primary" aria-disabled={isSending || isGone}>
          {isSending ? 'One moment …' : label}
        </Button>
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
