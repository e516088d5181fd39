/** What the newest event met of a lesson's tasks. */
import type { ReactNode } from 'react';
import { freshIn, type TreeProgress } from '@/src/lessons/course/progress';
import { TaskMark } from './TaskMark';
import type { TaskSet } from './taskSet';

export interface NewsProps {
  readonly lesson: TaskSet;
  readonly progress: TreeProgress;
}

/** One sentence; nothing when it met nothing. */
export function News({ lesson, progress }: NewsProps) {
  const [fresh, count, total] = [freshIn(progress), progress.met.length, lesson.tasks.length];
  if (fresh === 0) return null;
  const left = total - count;
  if (left === 0) return <Told>Well done: all {total} tasks are met.</Told>;
  const which = fresh === 1 ? `Task ${count} is met` : `${fresh} tasks are met at once`;
  return (
    <Told>
      {which}, {left} {left === 1 ? 'is' : 'are'} left.
    </Told>
  );
}

/** A sentence after a tick that draws itself. */
export function Told({ children }: { readonly children: ReactNode }) {
  return (
    <p className="tasks-news" data-fresh="true">
      <TaskMark state="met" />
      {children}
    </p>
  );
}
