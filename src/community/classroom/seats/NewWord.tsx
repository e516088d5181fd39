'use client';

/** A new word for a seat whose owner forgot theirs. */
import { useEffect, useRef, useState } from 'react';
import { renewWord } from '@/src/contract/seats';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import type { ManagedSeat } from './managed';

/** The button, and then the word, which is shown once. */
export function NewWord({ seat }: { readonly seat: ManagedSeat }) {
  const { classId, id, name } = seat;
  const { isSending, problem, go } = useSending();
  const [word, setWord] = useState<string | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (word !== null) line.current?.focus();
  }, [word]);
  const renew = async () => {
    setWord(null);
    const done = await go(renewWord, { params: { id: classId, seat: id } });
    if (done !== null) setWord(done.word);
  };
  return (
    <div>
      <p>
        If {name} has forgotten the secret word: give a new one. Every device then has to come back
        with it.
      </p>
      <div className="classroom-buttons">
        <Button aria-disabled={isSending} onClick={() => void renew()}>
          {isSending ? 'One moment …' : 'Give a new secret word'}
        </Button>
      </div>
      {word !== null && (
        <p ref={line} tabIndex={-1} role="status" className="seat-new-word">
          The new secret word of {name} is <strong>{word}</strong>. It is shown only now: pass it
          on, and let {name} change it.
        </p>
      )}
      <Problem problem={problem} />
    </div>
  );
}
