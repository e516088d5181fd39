'use client';
/** A question that comes before something is handed in. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '@/src/ui/button';

interface AskFirstProps {
  /** What the question is about, for whoever cannot see it. */
  readonly label: string;
  /** The question. */
  readonly children: ReactNode;
  /** The words of the way back. */
  readonly leave: string;
  readonly isSending: boolean;
  /** Hands it in all the same. */
  readonly onSend: () => void;
  readonly onLeave: () => void;
}

/** The question and the two ways on. The focus comes to it: nothing was handed in yet. */
export function AskFirst({ label, children, leave, isSending, onSend, onLeave }: AskFirstProps) {
  const question = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => question.current?.focus(), []);
  return (
    <section aria-label={label}>
      <div ref={question} tabIndex={-1} role="alert">
        {children}
      </div>
      <div className="classroom-buttons">
        <Button type="button" aria-disabled={isSending} onClick={onSend}>
          {isSending ? 'Handing in …' : 'Hand it in all the same'}
        </Button>
        <Button type="button" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </section>
  );
}
