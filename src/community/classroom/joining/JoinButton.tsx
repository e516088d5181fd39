'use client';

/** The way into a class. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { joinClass } from '@/src/contract/classroom';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { classPath } from '../paths';

/** Joins, and leads to the page of the class. */
export function JoinButton({ code }: { readonly code: string }) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isLeaving, setLeaving] = useState(false);
  const join = async () => {
    const done = await go(joinClass, { body: { code } });
    if (done === null) return;
    setLeaving(true);
    router.push(classPath(done.id));
  };
  const isBusy = isSending || isLeaving;
  return (
    <div className="classroom-buttons">
      <Button variant="primary" aria-disabled={isBusy} onClick={() => void join()}>
        {isBusy ? 'Joining …' : 'Join the class'}
      </Button>
      <Problem problem={problem} />
    </div>
  );
}
