'use client';

/** Telling the moderators of something that should not be here. */
import { useState } from 'react';
import { reportSubject } from '@/src/contract/scenarios';
import type { ReportableKind } from '@/src/contract/sent/scenarios';
import { OpenButton } from '../StillHere';
import { ReasonDialog } from './ReasonDialog';

interface ReportButtonProps {
  readonly kind: ReportableKind;
  readonly subjectId: string;
  /** What it says for whoever does not see what it stands beside. */
  readonly name: string;
}

/** For somebody who is signed in. */
export function ReportButton({ kind, subjectId, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const done = () => {
    setOpen(false);
    setDone(true);
  };
  return (
    <>
      <OpenButton name={name} onOpen={() => setOpen(true)}>
        Report
      </OpenButton>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Report this ${kind}`}
        description="A moderator reads what you write here. Its author is not told who reported it."
        label="Send the report"
        send={(go, reason) => go(reportSubject, { body: { kind, subjectId, reason } })}
        onDone={done}
      />
      <span role="status">{isDone && 'Reported. Thank you: a moderator will look at it.'}</span>
    </>
  );
}
