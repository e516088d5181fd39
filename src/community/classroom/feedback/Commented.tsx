'use client';
/** The board of a hand-in with the comments at its steps, and all comments under it. */
import { type ReactNode, useMemo, useState } from 'react';
import { type Pin, PinsContext } from '@/src/board/pins/pins';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';
import { Section } from '../Section';
import { isPinned } from './places';
import type { Writing } from './sendComment';
import type { ShownHandIn, ShownPart, ShownThread } from './shown';
import { Threads } from './Threads';
import './feedback.css';

const WriteDialog = fetched(async () => (await import('./WriteDialog')).WriteDialog, {
  name: 'Writing a comment',
  onClose: ({ onClose }) => onClose(),
  isOpen: ({ writing }) => writing !== null,
});

interface CommentedProps {
  readonly handIn: ShownHandIn;
  readonly parts: readonly ShownPart[];
  readonly threads: readonly ShownThread[];
  /** The board. */
  readonly children: ReactNode;
}

/** Board and comments. */
export function Commented({ handIn, parts, threads, children }: CommentedProps) {
  const [writing, setWriting] = useState<Writing | null>(null);
  // What was typed outlasts closing it, so that it stays once it has come.
  const [hasOpened, setHasOpened] = useState(false);
  if (writing !== null && !hasOpened) setHasOpened(true);
  const { isTeacher, learner, board: part, attempt } = handIn;
  const pins = useMemo(
    () => ({
      pins: pinsOf(threads, { part, attempt }),
      onWrite: isTeacher
        ? (step: number) => setWriting({ kind: 'begin', target: { part, step } })
        : null,
      onOpen: (id: string) => {
        const thread = threads.find((one) => isOf(one, id));
        if (thread) setWriting({ kind: 'answer', under: thread.id, by: thread.by });
      },
    }),
    [threads, part, attempt, isTeacher],
  );
  return (
    <>
      <PinsContext value={pins}>{children}</PinsContext>
      {(isTeacher || threads.length > 0) && (
        <Section id="comments" title="Comments">
          {threads.length === 0 && (
            <p>
              None yet. Step to where {learner} should look, and press “Comment on step” over the
              board; or comment on the whole.
            </p>
          )}
          {threads.length > 0 && (
            <Threads handIn={handIn} parts={parts} threads={threads} onWrite={setWriting} />
          )}
          {isTeacher && (
            <div className="classroom-buttons">
              <Button
                onClick={() => setWriting({ kind: 'begin', target: { part: null, step: null } })}
              >
                Write a comment
              </Button>
            </div>
          )}
        </Section>
      )}
      {hasOpened && (
        <WriteDialog
          handIn={handIn}
          parts={parts}
          writing={writing}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}

/** The comments at steps of the shown board, with the answers under them. */
function pinsOf(
  threads: readonly ShownThread[],
  board: { readonly part: string | null; readonly attempt: number },
): readonly Pin[] {
  return threads.flatMap((thread) => {
    const { id, step, by, text, answers } = thread;
    if (step === null || !isPinned(thread, board)) return [];
    const under = answers.map((one) => ({ id: one.id, step, by: one.by, text: one.text }));
    return [{ id, step, by, text }, ...under];
  });
}

/** Whether something was said in a thread: by its comment, or by an answer to it. */
function isOf({ id, answers }: ShownThread, said: string): boolean {
  return id === said || answers.some((one) => one.id === said);
}
