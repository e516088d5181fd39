'use client';
/** The question before a hand-in that meets fewer tasks takes the place of a better one. */
import { useEffect, useRef } from 'react';
import type { LessMet } from '@/src/contract/handIn';
import { Button } from '@/src/ui/button';
import { lessWords } from './handedInWords';

interface LessFirstProps {
  /** The boards on which it meets fewer. */
  readonly less: readonly LessMet[];
  readonly isSending: boolean;
  /** Hands it in all the same. */
  readonly onSend: () => void;
  readonly onLeave: () => void;
}

/** What gets less, and the two ways on. The focus comes to it: nothing was handed in yet. */
export function LessFirst({ less, isSending, onSend, onLeave }: LessFirstProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-label="It meets less than the last time">
      <div ref={question} tabIndex={-1} role="alert">
        {less.map((one) => (
          <p key={one.title}>{lessWords(one)}</p>
        ))}
        <p>Nothing is handed in yet. It would take the place of what you handed in before.</p>
      </div>
      <div className="classroom-buttons">
        <Button type="button" aria-disabled={isSending} onClick={onSend}>
          {isSending ? 'Handing in …' : 'Hand it in all the same'}
        </Button>
        <Button type="button" onClick={onLeave}>
          Keep the last hand-in
        </Button>
      </div>
    </section>
  );
}
