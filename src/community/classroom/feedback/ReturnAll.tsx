'use client';
/** Returning all submissions to an assignment that are marked, at once. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { pluralize } from '@/events/pluralize';
import { returnAllMarked } from '@/src/contract/feedback';
import { Done } from '@/src/request/Done';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';

interface ReturnAllProps {
  /** The assignment’s. */
  readonly id: string;
  /** How many are marked and wait to be returned. */
  readonly waiting: number;
}

/** The button with how many they are; nothing where none waits, but what has just been done. */
export function ReturnAll({ id, waiting }: ReturnAllProps) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState<string | null>(null);
  const give = async () => {
    setSaid(null);
    const done = await go(returnAllMarked, { params: { id } });
    if (done === null) return;
    setSaid(`Returned ${pluralize(done.returned, 'submission')}.`);
    router.refresh();
  };
  return (
    <>
      {waiting > 0 && (
        <div className="classroom-buttons">
          <Button aria-disabled={isSending} onClick={() => void give()}>
            {isSending ? 'Returning …' : `Return ${pluralize(waiting, 'marked submission')}`}
          </Button>
        </div>
      )}
      <Problem problem={problem} />
      {said !== null && <Done key={said}>{said}</Done>}
    </>
  );
}
