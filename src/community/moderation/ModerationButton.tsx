'use client';

/** One thing that a moderator does, for which a reason is asked. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { moderate } from '@/src/contract/scenarios';
import type { ModerationAction, SubjectKind } from '@/src/contract/sent/scenarios';
import type { Go } from '@/src/request/useSending';
import { OpenButton } from '../StillHere';
import { useFocusFallback } from '../useFocusFallback';
import { ReasonDialog } from './ReasonDialog';
import '../forms.css';

interface Wording {
  readonly label: string;
  /** What follows from it. */
  readonly what: string;
}

const WORDINGS: Readonly<Record<ModerationAction, Wording>> = {
  hide: {
    label: 'Hide',
    what: 'Only its author and the moderators will see it. Open reports of it are settled.',
  },
  restore: { label: 'Restore', what: 'Everybody will see it again.' },
  ban: {
    label: 'Ban the author',
    what: 'They are signed out everywhere and cannot sign in, and nothing of theirs is shown.',
  },
  unban: { label: 'End the ban', what: 'They can sign in again, and what is theirs is shown.' },
  dismiss: {
    label: 'Dismiss the reports',
    what: 'It stays as it is. Open reports of it are settled.',
  },
};

interface ModerationButtonProps {
  readonly action: ModerationAction;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly name: string;
  /** The id of what takes the focus, where the button goes with what was reported. */
  readonly heir?: string;
}

/** The button with its dialog. */
export function ModerationButton(props: ModerationButtonProps) {
  const { action, kind, subjectId, name, heir } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // Refused: another moderator was quicker, which the page shows once it is drawn anew.
  const [isStale, setStale] = useState(false);
  const { label, what } = WORDINGS[action];
  const isTold = action === 'hide' && kind === 'scenario';
  const readers = isTold ? 'Its author and the moderators' : 'Only moderators';
  const hasGone = useFocusFallback(heir);
  const done = () => {
    hasGone();
    setOpen(false);
    router.refresh();
  };
  const openOrClose = (opens: boolean) => {
    setOpen(opens);
    if (opens || !isStale) return;
    setStale(false);
    hasGone();
    router.refresh();
  };
  const order = async (go: Go, reason: string) => {
    const sent = await go(moderate, { body: { action, kind, subjectId, reason } });
    setStale(sent === null);
    return sent;
  };
  return (
    <>
      <OpenButton name={`${label}: ${name}`} onOpen={() => setOpen(true)}>
        {label}
      </OpenButton>
      <ReasonDialog
        open={isOpen}
        onOpenChange={openOrClose}
        title={`${label}: ${name}`}
        description={`${what} ${readers} read the reason.`}
        label={label}
        send={order}
        onDone={done}
      />
    </>
  );
}
