'use client';
/** The comments on a hand-in with their answers, and what can be done about each. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { Linked } from '../../linked';
import { attemptSaid } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';
import { handInPath } from '../paths';
import { isPinned, placeWords, shownAt } from './places';
import { sendDeletion, type Writing } from './sendComment';
import type { ShownHandIn, ShownPart, ShownSaid, ShownThread } from './shown';

interface ThreadsProps {
  readonly handIn: ShownHandIn;
  readonly parts: readonly ShownPart[];
  readonly threads: readonly ShownThread[];
  readonly onWrite: (writing: Writing) => void;
}

/** The list, by place. */
export function Threads({ handIn, parts, threads, onWrite }: ThreadsProps) {
  const { board: part, attempt } = handIn;
  const path = handInPath(handIn.id, handIn.learnerId);
  return (
    <ol className="hand-in-threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <p className="hand-in-place">
            {isPinned(thread, { part, attempt }) ? (
              <a href={`#at=${thread.step}`}>{placeWords(parts, thread)}</a>
            ) : (
              <a href={shownAt(path, thread.attempt, thread.part, thread.step)}>
                {placeWords(parts, thread)}
              </a>
            )}
            {thread.attempt !== attempt && `, ${attemptSaid(thread.attempt)}`}
          </p>
          <OneSaid
            handIn={handIn}
            said={thread}
            onWrite={onWrite}
            hasAnswers={thread.answers.length > 0}
          />
          {thread.answers.length > 0 && (
            <ul className="hand-in-answers" aria-label={`Answers to ${thread.by}`}>
              {thread.answers.map((one) => (
                <li key={one.id}>
                  <OneSaid handIn={handIn} said={one} onWrite={onWrite} hasAnswers={false} />
                </li>
              ))}
            </ul>
          )}
          <Button
            onClick={() => onWrite({ kind: 'answer', under: thread.id, by: thread.by })}
            aria-label={`Answer the comment by ${thread.by}: ${placeWords(parts, thread)}`}
          >
            Answer
          </Button>
        </li>
      ))}
    </ol>
  );
}

interface OneSaidProps {
  readonly handIn: ShownHandIn;
  readonly said: ShownSaid;
  readonly hasAnswers: boolean;
  readonly onWrite: (writing: Writing) => void;
}

function OneSaid({ handIn, said, hasAnswers, onWrite }: OneSaidProps) {
  const { id, by, isOwn, text, createdAt, editedAt } = said;
  return (
    <article aria-label={`By ${by}`}>
      <p className="classroom-meta">
        <strong>{by}</strong>
        <LocalTime at={createdAt} />
        {editedAt !== null && (
          <span>
            edited <LocalTime at={editedAt} />
          </span>
        )}
      </p>
      <p dir="auto" className="hand-in-words">
        <Linked text={text} />
      </p>
      {isOwn && (
        <div className="classroom-buttons">
          <Button
            aria-label={`Edit: ${text.slice(0, 40)}`}
            onClick={() => onWrite({ kind: 'edit', comment: id, text })}
          >
            Edit
          </Button>
          <Delete handIn={handIn} said={said} hasAnswers={hasAnswers} />
        </div>
      )}
    </article>
  );
}

/** The button that deletes a comment once that was confirmed. */
function Delete({ handIn, said, hasAnswers }: Omit<OneSaidProps, 'onWrite'>) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { isSending, problem, go } = useSending();
  const remove = async () => {
    if (!(await sendDeletion(go, handIn, said.id))) return;
    setOpen(false);
    router.refresh();
    document.getElementById('comments')?.focus();
  };
  return (
    <>
      <Button aria-label={`Delete: ${said.text.slice(0, 40)}`} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this comment?"
        description={
          hasAnswers ? 'It goes for good, with the answers under it.' : 'It goes for good.'
        }
      >
        <Problem problem={problem} />
        <div className="scenario-actions">
          <Button variant="danger" aria-disabled={isSending} onClick={() => void remove()}>
            {isSending ? 'Deleting …' : 'Delete'}
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </div>
      </Modal>
    </>
  );
}
