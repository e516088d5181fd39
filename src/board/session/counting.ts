'use client';
/** Counts what the rules refuse on the learner's own board, and how predictions were graded. What keeps the counts is fetched with the first. */
import { useEffect, useRef } from 'react';
import type { Grade } from '@/events/banking/views/predict';
import type { AnyEvent } from '@/events/world/board';
import type { Attempt } from '@/machines/lesson/context';

/** Where it cannot be fetched, nothing is counted: nobody is to be held up by that. */
function count(by: (tries: typeof import('./tries')) => void): void {
  import('./tries').then(by, () => {});
}

/** Counts the entries of a prediction. */
export function countGrade(storageKey: string, grade: Grade): void {
  count(({ countPrediction }) => countPrediction(storageKey, grade));
}

interface Counting {
  readonly storageKey: string;
  /** What was refused, the latest last; an attempt that was there before is the same event. */
  readonly attempts: readonly Attempt[];
  /** The index of the task at hand, from 0. */
  readonly task: number;
  /** Whether what is shown is the learner's own. */
  readonly isOwn: boolean;
}

/** Counts each attempt once. */
export function useCountedRefusals({ storageKey, attempts, task, isOwn }: Counting): void {
  const seen = useRef<WeakSet<AnyEvent>>(null);
  useEffect(() => {
    const known = seen.current;
    seen.current ??= new WeakSet();
    for (const { event, refusal } of attempts) {
      // What stands there when the board comes was counted when it was tried.
      if (known && isOwn && !known.has(event)) {
        count(({ countRefusal }) => countRefusal(storageKey, task, refusal.code));
      }
      seen.current.add(event);
    }
  }, [storageKey, attempts, task, isOwn]);
}
