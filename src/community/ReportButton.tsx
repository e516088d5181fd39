'use client';

/** Telling the moderators of something that should not be here. */
import { useState } from 'react';
import { Button } from '@/src/ui/button';
import { ReasonDialog } from './ReasonDialog';

interface ReportButtonProps {
  readonly kind: 'scenario' | 'comment';
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
      <Button type="button" aria-label={name} onClick={() => setOpen(true)}>
        Report
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Report this ${kind}`}
        description="A moderator reads what you write here. Its author is not told who reported it."
        label="Send the report"
        path="/api/reports"
        body={{ kind, subjectId }}
        onDone={done}
      />
      <span role="status">{isDone && 'Reported. Thank you: a moderator will look at it.'}</span>
    </>
  );
}
