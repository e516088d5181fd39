'use client';
/** Writing a comment on a hand-in, an answer, or other words for one, in a dialog over the board. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '@/src/request/Problem';
import { requestIds } from '@/src/request/requestIds';
import { useSending } from '@/src/request/useSending';
import { useWrongField } from '@/src/request/useWrongField';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { Select } from '@/src/ui/select';
import { TextArea } from '@/src/ui/textArea';
import { wrongComment } from '../../comments/commentWords';
import { LINK_HINT } from '../../words';
import { placeWords, type Target, targetValue } from './places';
import { sendWriting, type Writing } from './sendComment';
import type { ShownHandIn, ShownPart } from './shown';
import '../../forms.css';

interface WriteDialogProps {
  readonly handIn: ShownHandIn;
  readonly parts: readonly ShownPart[];
  /** What is written; null while the dialog is closed. */
  readonly writing: Writing | null;
  readonly onClose: () => void;
}

const TITLES = {
  begin: 'Write a comment',
  answer: 'Answer the comment',
  edit: 'Change your words',
} as const;

/** The dialog. What was typed outlasts a slip of Escape: it is there again for the same place. */
export function WriteDialog({ handIn, parts, writing, onClose }: WriteDialogProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const draft = draftOf(writing);
  const isOpen = writing !== null;
  return (
    <Modal
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={TITLES[writing?.kind ?? 'begin']}
      description={readersOf(handIn, writing)}
    >
      {writing && (
        <Form
          key={draft}
          handIn={handIn}
          parts={parts}
          writing={writing}
          text={drafts[draft] ?? (writing.kind === 'edit' ? writing.text : '')}
          onText={(text) => setDrafts((before) => ({ ...before, [draft]: text }))}
          onSaved={() => {
            setDrafts(({ [draft]: _, ...others }) => others);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

/** What names the draft of what is written. */
function draftOf(writing: Writing | null): string {
  if (writing === null) return '';
  if (writing.kind === 'begin') return `begin ${targetValue(writing.target)}`;
  return writing.kind === 'answer' ? `answer ${writing.under}` : `edit ${writing.comment}`;
}

/** Who reads it, and when. */
function readersOf({ isTeacher, learner }: ShownHandIn, writing: Writing | null): string {
  if (writing?.kind === 'answer') return `It stands under what ${writing.by} wrote.`;
  if (!isTeacher) return 'Those who teach the class can read it.';
  return `${learner} reads it once you return the submission.`;
}

interface FormProps extends Pick<WriteDialogProps, 'handIn' | 'parts' | 'onClose'> {
  readonly writing: Writing;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSaved: () => void;
}

function Form(props: FormProps) {
  const { handIn, parts, writing, text, onText, onSaved, onClose } = props;
  const router = useRouter();
  const [target, setTarget] = useState(writing.kind === 'begin' ? writing.target : null);
  const [wrong, setWrong] = useState<string | undefined>();
  const { isSending, problem, go } = useSending();
  const [idFor] = useState(requestIds);
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrongComment(text);
    setWrong(found);
    if (found !== undefined) return showWrong();
    const sent: Writing = target === null ? writing : { kind: 'begin', target };
    const id = idFor(target === null ? text : `${targetValue(target)} ${text}`);
    if (!(await sendWriting(go, handIn, sent, text, id))) return;
    onSaved();
    router.refresh();
  };
  return (
    <form ref={form} className="words-form" noValidate onSubmit={(event) => void submit(event)}>
      {target !== null && (
        <About parts={parts} target={target} first={writing} onTarget={setTarget} />
      )}
      <TextArea
        label={writing.kind === 'answer' ? 'Your answer' : 'Comment'}
        value={text}
        onChange={onText}
        hint={LINK_HINT}
        error={wrong}
      />
      <Problem problem={problem} />
      <div className="scenario-actions">
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? 'Saving …' : 'Save'}
        </Button>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface AboutProps {
  readonly parts: readonly ShownPart[];
  readonly target: Target;
  /** What the dialog was opened for: its place is among the choices. */
  readonly first: Writing;
  readonly onTarget: (target: Target) => void;
}

/** What the comment is about: the whole, a part, or the step at which the board stood. */
function About({ parts, target, first, onTarget }: AboutProps) {
  const pinned = first.kind === 'begin' && first.target.step !== null ? [first.target] : [];
  const targets: readonly Target[] = [
    ...pinned,
    { part: null, step: null },
    ...parts.map(({ id }) => ({ part: id, step: null })),
  ];
  return (
    <Select
      label="About"
      stacked
      value={targetValue(target)}
      options={targets.map((one) => ({ value: targetValue(one), label: placeWords(parts, one) }))}
      onChange={(value) => {
        const chosen = targets.find((one) => targetValue(one) === value);
        if (chosen) onTarget(chosen);
      }}
    />
  );
}
