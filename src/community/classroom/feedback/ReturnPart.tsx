'use client';
/** Giving a submission back to its learner, and whether they looked at it. */
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { returnHandIn } from '@/src/contract/feedback';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { attemptSaid } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';
import { saveUnsaved } from './unsaved';

interface ReturnPartProps {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  /** How many times they handed in. */
  readonly times: number;
  /** Up to which attempt it was given back; null for none. */
  readonly returnedOf: number | null;
  /** When, as JSON writes it. */
  readonly returnedAt: string | null;
  /** When the learner first looked since; null for not yet. */
  readonly lookedAt: string | null;
}

/** What stands, and the button that changes it. */
export function ReturnPart(props: ReturnPartProps) {
  const { id, learnerId, learner, times, returnedOf } = props;
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const isBack = returnedOf === times;
  const standing = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);
  // The button that was pressed has gone by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told anew where that changes.
  useEffect(() => {
    if (hasActed.current) standing.current?.focus();
    hasActed.current = false;
  }, [returnedOf]);
  const give = async (isReturned: boolean) => {
    // The learner reads what the instructor sees, and not what stood there before.
    if (isReturned && !(await saveUnsaved())) return;
    const body = { attempt: times, isReturned };
    const done = await go(returnHandIn, { params: { id, learner: learnerId }, body });
    if (done === null) return;
    hasActed.current = true;
    router.refresh();
  };
  return (
    <>
      <p role="status" ref={standing} tabIndex={-1}>
        <Standing {...props} />
      </p>
      <div className="classroom-buttons">
        {!isBack && (
          <Button variant="primary" aria-disabled={isSending} onClick={() => void give(true)}>
            {returnedOf === null ? `Return to ${learner}` : `Return the ${attemptSaid(times)}`}
          </Button>
        )}
        {returnedOf !== null && (
          <Button aria-disabled={isSending} onClick={() => void give(false)}>
            Take it back
          </Button>
        )}
      </div>
      <Problem problem={problem} />
    </>
  );
}

function Standing({ learner, times, returnedOf, returnedAt, lookedAt }: ReturnPartProps) {
  if (returnedOf === null || returnedAt === null) {
    return <>Not returned yet: {learner} sees no mark, no feedback and no comment.</>;
  }
  return (
    <>
      Returned on <LocalTime at={returnedAt} />
      {returnedOf < times && `, with what is said up to the ${attemptSaid(returnedOf)}`}.{' '}
      {lookedAt === null ? (
        `${learner} has not looked at it yet.`
      ) : (
        <>
          {learner} looked at it on <LocalTime at={lookedAt} />.
        </>
      )}
    </>
  );
}
