'use client';
/** The question before an assignment is handed in of which parts are missing. */
import { useEffect, useRef } from 'react';
import { Button } from '@/src/ui/button';

interface GapsFirstProps {
  /** What is missing, in sentences. */
  readonly gaps: string;
  readonly isSending: boolean;
  /** Hands it in all the same. */
  readonly onSend: () => void;
  readonly onLeave: () => void;
}

/** What is missing, and the two ways on. The focus comes to it: nothing was handed in yet. */
export function GapsFirst({ gaps, isSending, onSend, onLeave }: GapsFirstProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-label="Something is missing">
      <p ref={question} tabIndex={-1} role="alert">
        {gaps} Hand in all the same?
      </p>
      <div className="classroom-buttons">
        <Button type="button" aria-disabled={isSending} onClick={onSend}>
          {isSending ? 'Handing in …' : 'Hand in all the same'}
        </Button>
        <Button type="button" onClick={onLeave}>
          Not yet
        </Button>
      </div>
    </section>
  );
}
