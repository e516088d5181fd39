'use client';
/** The tasks met on a timeline, updated as it grows. Stepping does not check them again. */
import { useEffect, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Timeline } from '@/events/timeline/timeline';
import { progressIn, type TreeProgress } from '@/src/lessons/course/progress';
import type { Task } from '@/src/lessons/course/task';

/** Milliseconds that checking may take in one go: within a frame, so that the board stays quick. */
const SLICE = 8;

/** Checks made in one go however long they take, so that a short log is never checked in parts. */
const AT_ONCE = 150;

/** Asks for no longer than a slice; a long log that has just been opened takes several. */
function checked(
  timeline: Timeline<BankingRound>,
  tasks: readonly Task[],
  known: TreeProgress | null,
) {
  const end = performance.now() + SLICE;
  let asked = 0;
  return progressIn(timeline, tasks, known, () => {
    asked += 1;
    return asked > AT_ONCE && performance.now() > end;
  });
}

/** The progress on this timeline, as far as it has been checked. */
export function useProgress(
  timeline: Timeline<BankingRound>,
  tasks: readonly Task[],
): TreeProgress {
  const [known, setKnown] = useState(() => ({
    timeline,
    tasks,
    progress: checked(timeline, tasks, null),
  }));
  let now = known;
  if (known.timeline !== timeline || known.tasks !== tasks) {
    const before = known.tasks === tasks ? known.progress : null;
    now = { timeline, tasks, progress: checked(timeline, tasks, before) };
    setKnown(now);
  }
  useEffect(() => {
    if (known.progress.isDone) return;
    const timer = window.setTimeout(() => {
      const progress = checked(known.timeline, known.tasks, known.progress);
      setKnown((latest) => (latest === known ? { ...known, progress } : latest));
    });
    return () => window.clearTimeout(timer);
  }, [known]);
  return now.progress;
}
