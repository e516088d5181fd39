'use client';
/** The question before a hand-in that meets fewer tasks takes the place of a better one. */
import type { LessMet } from '@/src/contract/handIn';
import { AskFirst } from './AskFirst';
import { lessWords } from './handedInWords';

interface LessFirstProps {
  /** The boards on which it meets fewer. */
  readonly less: readonly LessMet[];
  readonly isSending: boolean;
  /** Hands it in all the same. */
  readonly onSend: () => void;
  readonly onLeave: () => void;
}

/** What gets less, and the two ways on. */
export function LessFirst({ less, isSending, onSend, onLeave }: LessFirstProps) {
  return (
    <AskFirst
      label="It meets less than the last time"
      leave="Keep the last hand-in"
      isSending={isSending}
      onSend={onSend}
      onLeave={onLeave}
    >
      {less.map((one) => (
        <p key={one.title}>{lessWords(one)}</p>
      ))}
      <p>Nothing is handed in yet. It would take the place of what you handed in before.</p>
    </AskFirst>
  );
}
